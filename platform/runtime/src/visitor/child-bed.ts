import { endDraft, findDraft, keepDraft, ofVisit } from './drafts.ts';

type Parts = Parameters<typeof findDraft>[0];

/** A draft that ends with the tab, because it outlives the booking. */
const NAME = 'child_bed';

/** Whether the children of this visit sleep in a bed of their own, as it was last chosen for a hotel or tour; undefined where nobody has. */
export function findChildBed(app: Parts): boolean | undefined {
  const { own } = (findDraft(ofVisit(app), NAME)?.values ?? {}) as { readonly own?: unknown };
  return typeof own === 'boolean' ? own : undefined;
}

/** Keeps what was chosen for the next hotel or tour; undefined where the children sleep in different ways. */
export function keepChildBed(app: Parts, own: boolean | undefined): void {
  if (own === undefined) endDraft(ofVisit(app), NAME);
  else keepDraft(ofVisit(app), NAME, { own });
}
