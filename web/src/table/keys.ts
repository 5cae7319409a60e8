/** The keys that a turn needs: Enter plays what was chosen, Escape takes the last choice back, arrows lead to the board. */
import type { TableStore } from '../live/table.svelte';
import { arrowToBoard } from './focus';

const BUSY = 'input, textarea, select, button, a, summary, dialog, [role="dialog"], [role="menu"]';

export function turnKeys(event: KeyboardEvent, store: TableStore): void {
  if (event.defaultPrevented || event.isComposing || event.repeat || store.calls.length) return;
  const target = event.target instanceof Element ? event.target : null;
  if (event.key === 'Escape' && !target?.closest('dialog, [role="dialog"], [role="menu"]')) {
    if (store.past) store.past = null;
    else if (!store.draft.isEmpty) void store.draft.takeBack();
    else return;
    event.preventDefault();
  } else if (event.key === 'Enter' && !target?.closest(BUSY) && !target?.closest('[tabindex="0"]')) {
    if (store.draft.preview?.complete) void store.confirm();
  } else arrowToBoard(event);
}
