/** The keys of a turn: Enter plays what was chosen, Escape takes the last choice back, h asks for a hint, arrows lead to the board. */
import type { TableStore } from '../live/table.svelte';
import { arrowToBoard } from './focus';

const TYPING = 'input, textarea, select, dialog, [role="dialog"], [role="menu"]';
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
  } else if (event.key === 'h' && !(event.ctrlKey || event.metaKey || event.altKey) && !target?.closest(TYPING)) {
    if (!store.givesHints) return;
    event.preventDefault();
    void store.askHint();
  } else arrowToBoard(event);
}
