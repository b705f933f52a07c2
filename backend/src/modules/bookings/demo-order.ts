import type { AgendaEntry } from '@wisata/kernel/contracts/agenda';
import { addDays } from '@wisata/kernel/dates';
import type { AuthUser } from '../../app/access-token.ts';

export interface DemoAnswer {
  readonly status: number;
  readonly message: string;
  readonly data: unknown;
}

/** The API as the demo's travellers call it. */
export interface DemoApi {
  /** Gives any answer; the caller checks it. */
  call(method: 'GET' | 'POST' | 'DELETE', path: string, by: AuthUser | null, json?: object): Promise<DemoAnswer>;
}

/** Who orders; without a user, a guest with this e-mail. */
export interface DemoBuyer {
  readonly user: AuthUser | null;
  readonly contact: {
    readonly title: string;
    readonly first_name: string;
    readonly last_name: string;
    readonly email: string;
    readonly phone: string;
  };
  /** Ids of what this trip has so far. */
  readonly booked?: readonly string[];
}

/** An order of one of the demo's accounts, as its service books it. */
export interface DemoOrder {
  /** The member who travels often, the guest, the account whose orders wait for their payment, or who has one trip through every service. */
  readonly of: 'member' | 'guest' | 'opener' | 'trip';
  /** How far it has come. */
  readonly state: 'open' | 'issued' | 'issuing' | 'issue-failed' | 'expired' | 'canceled' | 'refunded';
  readonly bookedHoursAgo: number;
  readonly payBy?: 'bca' | 'mandiri' | 'card' | 'gopay';
  /** Orders with the same word are paid together, as one transaction. */
  readonly together?: string;
  readonly inItinerary?: boolean;
  /** `today` is the visitor's, not the day of the past on which it is booked. */
  book(api: DemoApi, buyer: DemoBuyer, today: string): Promise<DemoAnswer>;
}

/** What the member who travels often has paid as one transaction. */
export const WEEK_IN_BALI = {
  of: 'member',
  state: 'issued',
  payBy: 'bca',
  inItinerary: true,
  bookedHoursAgo: 4 * 24,
  together: 'a week in Bali',
} as const satisfies Partial<DemoOrder>;

/** The script knows what the API must answer; anything else is a bug in one of them. */
export function takeAnswer({ status, message, data }: DemoAnswer, step: string) {
  if (status >= 400) throw new Error(`The demo orders stopped at ${step}: ${status} ${message}`);
  return data as Record<string, unknown>;
}

/** The buyer and who travels along. */
export function demoTravellers({ contact: { title, first_name: firstName, last_name: lastName } }: DemoBuyer) {
  return [
    { title, first_name: firstName, last_name: lastName, type: 'ADT' },
    { title: 'Mr', first_name: 'Raka', last_name: 'Prasetya', type: 'ADT' },
  ];
}

/** The moments of one kind in the trip that a buyer has so far, the earliest first. */
export async function findDemoMoments(
  api: DemoApi,
  { user, contact, booked = [] }: DemoBuyer,
  kind: AgendaEntry['kind'],
): Promise<readonly AgendaEntry[]> {
  const orders = user ? [] : booked.map((id) => ({ order_id: id, email: contact.email }));
  const answer = takeAnswer(await api.call('POST', '/api/v1/trip', user, { orders }), 'the trip');
  const { bookings } = answer as unknown as { readonly bookings: readonly { readonly agenda: AgendaEntry[] }[] };
  const at = ({ date, time }: AgendaEntry) => `${date} ${time ?? ''}`;
  return bookings
    .flatMap(({ agenda }) => agenda.filter((entry) => entry.kind === kind))
    .sort((left, right) => at(left).localeCompare(at(right)));
}

/** A way there, and perhaps back, for two. */
export type DemoTrip = readonly [from: string, to: string, departAfterDays: number, returnAfterDays?: number];

/** What a trip's service has on the days of a trip. */
export async function askDemoTrip<T>(
  api: DemoApi,
  service: string,
  [origin, destination, there, back]: DemoTrip,
  today: string,
): Promise<T> {
  const answer = await api.call('POST', `/api/v1/${service}/availability`, null, {
    origin,
    destination,
    adult: 2,
    departDate: addDays(today, there),
    returnDate: back === undefined ? null : addDays(today, back),
  });
  return takeAnswer(answer, `searching ${service}s`) as T;
}

/** The buyer as contact and first passenger, and the other passengers, with the fields that each needs. */
export function demoParty<T extends object>(buyer: DemoBuyer, factsOf: (index: number) => T) {
  const { phone, ...contact } = buyer.contact;
  const passengers = demoTravellers(buyer).map((traveller, index) => ({
    ...traveller,
    title: traveller.title.toUpperCase(),
    index: index + 1,
    ...factsOf(index),
  }));
  return { contact: { ...contact, calling_code: '62', mobile_phone: phone }, passengers };
}
