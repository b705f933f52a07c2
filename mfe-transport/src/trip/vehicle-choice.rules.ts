import type { TransportChoicePayload } from '@wisata/kernel/contracts/transport-requests';
import { TRANSPORT_EXTRAS, TRANSPORT_LIMITS, type TransportExtra } from '@wisata/kernel/contracts/transport-terms';
import type {
  TransportAncillary,
  TransportChargeLine,
  TransportConfirmed,
} from '@wisata/kernel/contracts/transport-vehicles';
import type { CalendarDate } from '@wisata/kernel/dates';
import { fromMajor, type Money } from '@wisata/kernel/money';
import { formatTripSearch, parseTripSearch, toSearchPayload, type TripSearch } from './trip-search.rules.ts';

/** How many of each extra are wanted; one that nobody wants is left out. */
export type Extras = Partial<Readonly<Record<TransportExtra, number>>>;

/** A vehicle for a trip, with extras, as the addresses of its page and of its checkout carry it. */
export interface VehicleChoice {
  readonly search: TripSearch;
  /** Empty where the address names none. */
  readonly vehicle: string;
  readonly extras: Extras;
}

const EXTRA = /^([A-Z_]+)\.(\d)$/;

function parseExtras(texts: readonly string[]): Extras {
  const found = texts.flatMap((text) => {
    const [, name, digit = '0'] = EXTRA.exec(text) ?? [];
    const id = TRANSPORT_EXTRAS.find((each) => each === name);
    const count = Math.min(Number(digit), TRANSPORT_LIMITS.extras);
    return id && count > 0 ? [[id, count] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Reads a choice from an address. */
export const parseVehicleChoice = (query: URLSearchParams, today: CalendarDate): VehicleChoice => ({
  search: parseTripSearch(query, today),
  vehicle: query.get('vehicle')?.trim() ?? '',
  extras: parseExtras(query.getAll('extra')),
});

/** The choice as an address carries it. */
export function formatVehicleChoice({ search, vehicle, extras }: VehicleChoice): URLSearchParams {
  const query = formatTripSearch(search);
  query.set('vehicle', vehicle);
  for (const [id, count] of Object.entries(extras)) query.append('extra', `${id}.${count}`);
  return query;
}

/** The page of a choice, where it can be changed. */
export const vehiclePath = (choice: VehicleChoice): string => `/transport/detail?${formatVehicleChoice(choice)}`;

/** The checkout of a choice; the total is what was seen, so that a changed price is noticed. */
export function vehicleCheckoutPath(choice: VehicleChoice, total: number): string {
  const query = formatVehicleChoice(choice);
  query.set('totalPrice', String(total));
  return `/transport/checkout?${query}`;
}

/** So many of an extra, and of every other one as before. */
export function withExtra(extras: Extras, id: TransportExtra, count: number): Extras {
  const { [id]: _before, ...others } = extras;
  return count > 0 ? { ...others, [id]: count } : others;
}

const asksEvidence = ({ evidences }: TransportAncillary) => evidences.length > 0;

/** The choice as `confirm` and `addtocart` take it. Licences are typed in the checkout, so that what asks for them joins with the booking. */
export function toChoicePayload({ search, vehicle, extras }: VehicleChoice) {
  const { SECOND_DRIVER: _typedLater, ...known } = extras;
  const ancillaries = Object.entries(known).map(([id, quantity]) => ({ id: id as TransportExtra, quantity }));
  return { ...toSearchPayload(search), selectedVehicle: vehicle, ancillaries } satisfies TransportChoicePayload;
}

type Priced = Pick<TransportConfirmed, 'charges' | 'currency' | 'ancillaries'>;

/** A choice, charge by charge, and what all of it costs. */
export interface Quote {
  readonly charges: readonly TransportChargeLine[];
  readonly total: Money;
}

/** What a choice costs with extras: those that the answer has charged, and the others at the rate it gave. */
export function quoteOf({ charges, currency, ancillaries }: Priced, extras: Extras): Quote {
  const isExtra = (code: string) => (TRANSPORT_EXTRAS as readonly string[]).includes(code);
  const wanted = ancillaries.flatMap((extra): TransportChargeLine[] => {
    const quantity = Math.min(extras[extra.id] ?? 0, extra.maxQuantity);
    return quantity > 0 ? [{ code: extra.id, quantity, amount: quantity * extra.rate }] : [];
  });
  const all = [...charges.filter(({ code }) => !isExtra(code)), ...wanted];
  const minor = all.reduce((sum, { amount }) => sum + fromMajor(amount, currency).minor, 0);
  return { charges: all, total: { ...fromMajor(0, currency), minor } };
}

/** Whether an extra of the choice asks for somebody's licence. */
export const needsLicence = ({ ancillaries }: Pick<Priced, 'ancillaries'>, extras: Extras): boolean =>
  ancillaries.some((extra) => asksEvidence(extra) && (extras[extra.id] ?? 0) > 0);
