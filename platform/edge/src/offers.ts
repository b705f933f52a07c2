import type { RemoteName, SlotName } from '@wisata/kernel/remote';
import { slotOwner } from '@wisata/kernel/route-map';
import type { OfferedServices } from '@wisata/kernel/services';
import type { PackageState } from '@wisata/registry/release-state';
import type { ReleaseOffer } from './release-reader.ts';

/** A remote of a composition; without a version it is known and cannot be had. */
interface Member {
  readonly name: RemoteName;
  readonly version: string | undefined;
}

/**
 * What the releases of compositions offer. One that runs on a developer's own server offers what was read of the
 * remote last, and so does one that cannot be had, without its services.
 */
export function createOffers() {
  const known = new Map<string, ReleaseOffer>();
  const last = new Map<RemoteName, ReleaseOffer>();
  const find = ({ name, version }: Member) => known.get(`${name}@${version}`) ?? last.get(name);

  return {
    keep(name: RemoteName, version: string, offer: ReleaseOffer): void {
      known.set(`${name}@${version}`, offer);
      last.set(name, offer);
    },
    /** Whether something is known of each. */
    knows: (members: readonly Member[]): boolean => members.every((member) => find(member)),
    of(members: readonly Member[]): OfferedServices {
      // A remote's own name is its own; of two that want the same one, the first gets it. Slots go by the keys of services.
      const namesOf = (member: Member) => {
        const { roots = [], services: own = [] } = find(member) ?? {};
        return [
          ...roots,
          ...own.filter(({ root }) => root !== undefined && roots.includes(root)).map(({ key }) => key),
        ];
      };
      const owners = Object.fromEntries([
        ...members.flatMap((member) => namesOf(member).map((name) => [name, member.name])).reverse(),
        ...members.map(({ name }) => [name, name]),
      ]) as Record<string, RemoteName>;
      const services = members
        .filter(({ version }) => version !== undefined)
        .flatMap((member) => (find(member)?.services ?? []).filter(({ key }) => owners[key] === member.name))
        .sort((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || (a.key < b.key ? -1 : 1));
      return {
        services: services.filter(({ place }) => place !== undefined).map(({ key }) => key),
        descriptions: Object.fromEntries(services.map((service) => [service.key, service])),
        owners,
      };
    },
  };
}

/** The same with no other service on sale than those that an operator names, in that order. */
export function withOnly(offered: OfferedServices, wanted: readonly string[] | undefined): OfferedServices {
  if (!wanted) return offered;
  return { ...offered, services: wanted.filter((key) => Object.hasOwn(offered.descriptions, key)) };
}

/**
 * The same with the slots that operators have turned off, by their owners. Nobody turns off what another one's is, and of
 * `tried` remotes a tester sees everything.
 */
export function withoutSlots(
  offered: OfferedServices,
  states: Readonly<Record<string, PackageState>>,
  tried: readonly RemoteName[],
): OfferedServices {
  const slotsOff = Object.entries(states)
    .flatMap(([name, { slotsOff: off = [] }]) =>
      tried.includes(name) ? [] : off.filter((slot) => slotOwner(slot as SlotName, offered.owners) === name),
    )
    .sort();
  return slotsOff.length > 0 ? { ...offered, slotsOff } : offered;
}
