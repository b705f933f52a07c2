import type { DoorWayAnswer } from './contracts/door-to-door.ts';
import { searchEntries } from './service-search.ts';
import { listPath, type OfferedServices } from './services.ts';

/** Two cities by name, a day and a party: what a comparison is asked for. */
export interface DoorSearch {
  readonly from: string;
  readonly to: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
}

/** The fields of a comparison as its address has them, in order; what is 0 is left out. */
export const doorEntries = ({ from, to, date, adults, children, infants }: DoorSearch): string[][] => [
  ['from', from],
  ['to', to],
  ['date', date],
  ['adults', String(adults)],
  ...(children > 0 ? [['children', String(children)]] : []),
  ...(infants > 0 ? [['infants', String(infants)]] : []),
];

/** The path and query entries of a way's own list for the same day and party; undefined for a service that is not searched so. */
export function doorListEntries(
  { descriptions }: Pick<OfferedServices, 'descriptions'>,
  { service, origin, destination }: Pick<DoorWayAnswer, 'service' | 'origin' | 'destination'>,
  { date, adults, children, infants }: DoorSearch,
): { readonly path: string; readonly query: string[][] } | undefined {
  const search = Object.hasOwn(descriptions, service) ? descriptions[service]?.search : undefined;
  if (!search) return undefined;
  const people = { adults, children: children || undefined, infants: infants || undefined, people: adults + children };
  return {
    path: listPath(service),
    query: searchEntries(search, { from: origin, to: destination, start: date, ...people }),
  };
}

/** Hours and minutes of so many minutes. */
export const hoursOf = (minutes: number): readonly [hours: number, minutes: number] => [
  Math.floor(minutes / 60),
  minutes % 60,
];
