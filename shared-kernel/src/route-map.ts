import { parseLocalePath } from './locale.ts';
import type { RemoteName, SlotName } from './remote.ts';
import type { OfferedServices } from './services.ts';

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
