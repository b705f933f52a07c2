import { parseLocalePath } from './locale.ts';
import type { RemoteName, SlotKind, SlotName } from './remote.ts';
import { isSlotOff, type OfferedServices } from './services.ts';

type Owners = OfferedServices['owners'];

const ownerNamed = (owners: Owners, name: string) => (Object.hasOwn(owners, name) ? owners[name] : undefined);

/** First segment of a route's path; empty for the home page. */
export const rootOf = (path: string): string => path.split('/', 1)[0] ?? '';

/** The remote that owns a path, with or without locale prefix, query and hash; undefined for the shell's own and unknown ones. */
export function ownerOf(path: string, owners: Owners): RemoteName | undefined {
  const bare = parseLocalePath(path.split(/[?#]/, 1)[0] ?? '').path;
  return ownerNamed(owners, rootOf(bare.slice(1)));
}

/** The remote that owns a slot, `tour:order-line`; undefined when no remote of this page does. */
export function slotOwner(slot: SlotName, owners: Owners): RemoteName | undefined {
  return ownerNamed(owners, slot.slice(0, slot.indexOf(':')));
}

/** Full names of slots; a bare kind is that of the first service on sale that shows it, and of none while nothing does. One that is off is left out. */
export function namedSlots(
  offered: Pick<OfferedServices, 'services' | 'slotsOff'>,
  slots: readonly (SlotKind | SlotName)[],
): readonly SlotName[] {
  const isFull = (slot: SlotKind | SlotName): slot is SlotName => slot.includes(':');
  const isShown = (slot: SlotName) => !isSlotOff(offered, slot);
  return slots.flatMap((slot) =>
    isFull(slot)
      ? [slot].filter(isShown)
      : offered.services
          .map((service): SlotName => `${service}:${slot}`)
          .filter(isShown)
          .slice(0, 1),
  );
}
