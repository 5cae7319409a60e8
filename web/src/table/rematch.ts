/** A rematch: its chance was sealed when the game ended, and both sides add their part as they agree to it. */
import { keepTable, nothingOwn, ownTable } from '../app/wishes.svelte';
import { clientSeed } from '../live/api';
import type { TableStore } from '../live/table.svelte';
import type { TableFrame } from '../live/types';

/** Whether a rematch can be proposed; of two at one device either side can, though the page shows neither's view. */
export function canOfferRematch(store: TableStore, here: boolean): boolean {
  return store.can('rematch') || (here && Boolean(store.now?.end?.next_commitment));
}

/** Proposes a rematch, or accepts one. */
export async function agreeToRematch(store: TableStore, type: 'offer' | 'answer'): Promise<void> {
  const { id, game, end, viewer, seats } = store.now!;
  const own = ownTable(id) ?? { ...nothingOwn, game };
  // Asked twice it is the same: only one of them can have arrived first. The seal it was made for is kept with it.
  const next = own.next ?? { commitment: end?.next_commitment ?? '', client_seed: clientSeed(), sent: false };
  // Counted as sent at once: the new table may be told, and gone to, before the answer is here.
  keepTable(id, { ...own, next: { ...next, sent: true } });
  const { client_seed } = next;
  // At one device whoever asks has the other's consent.
  const seat = own.here && !viewer ? Object.keys(seats)[0] : null;
  const done = await store.ask(
    type === 'offer' ? { type, what: 'rematch', client_seed } : { type, what: 'rematch', accept: true, client_seed },
    seat,
  );
  // Without an answer it may have arrived.
  if (!done && store.trouble?.code !== 'offline') keepTable(id, { ...own, next });
  else if (store.now) goOn(store.now, own.here);
}

/** Whether this browser has said yes to a rematch, and goes to it by itself. */
export function hasAgreed(id: string, here: boolean): boolean {
  return here || Boolean(ownTable(id)?.next?.sent);
}

/** Lets this browser know at the new table what it knew here; `here`: whether it shows both sides. */
export function goOn({ id, game, rematch }: TableFrame, here: boolean): void {
  const next = ownTable(id)?.next;
  if (!rematch || !(here || next?.sent)) return;
  const own = { ...(ownTable(rematch) ?? { ...nothingOwn, game }), here };
  if (next?.sent) Object.assign(own, { commitment: next.commitment, client_seed: next.client_seed });
  keepTable(rematch, own);
}
