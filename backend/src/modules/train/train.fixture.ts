import type { TrainBookedAnswer } from '@wisata/kernel/contracts/train-booking';
import type { TrainJourneyAnswer, TrainListAnswer } from '@wisata/kernel/contracts/train-list';
import { startTestBackend, take, type TestBackend } from '../../testing.ts';
import { AYU, BIMA, TRIP_CONTACT } from '../../testing-people.ts';
import { bookingsModule } from '../bookings/index.ts';
import { trainModule } from './index.ts';

/** Jakarta to Surabaya on a Friday three weeks ahead, seen from 20 November 2026. */
export const SEARCH = { origin: 'GMR', destination: 'SBI', departDate: '2026-12-11', adult: 1, infant: 0 };

export const startTrainBackend = (env: Record<string, string> = {}): Promise<TestBackend> =>
  startTestBackend({ modules: [bookingsModule, trainModule], env });

export const CONTACT = TRIP_CONTACT;
export const ADULT = AYU;
export const INFANT = { ...BIMA, title: 'MSTR', birth_date: '2025-01-10' };

/** A word of its own for each number, because names have no digits. */
export const nameOf = (index: number) => [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]!).join('');

/** Adults and infants with unique names. */
export function passengersOf({ adult, infant }: { readonly adult: number; readonly infant: number }, index: number) {
  const named = (person: object, kind: string, count: number) =>
    Array.from({ length: count }, (_, place) => ({
      ...person,
      first_name: `${kind} ${'abcd'[place]!}`,
      last_name: `Lestari ${nameOf(index)}`,
    }));
  return [...named(ADULT, 'Ayu', adult), ...named(INFANT, 'Bima', infant)];
}

export const search = (backend: TestBackend, more: object = {}) =>
  take<TrainListAnswer>(backend, 'train/availability', { ...SEARCH, ...more });

/** A class of a train that can be booked, with the train. */
export interface Offer {
  readonly journey: TrainJourneyAnswer;
  readonly segment: TrainJourneyAnswer['Segments'][number];
}

/** What can be booked there, cheapest first. */
export async function findOffers(backend: TestBackend, more: object = {}): Promise<Offer[]> {
  const { Schedules } = await search(backend, more);
  return Schedules[0]!.Journeys.flatMap((journey) => journey.Segments.map((segment) => ({ journey, segment })))
    .filter(({ segment }) => segment.IsAvailable)
    .sort((a, b) => a.segment.TotalFare - b.segment.TotalFare);
}

/** A complete booking payload for chosen offers. */
export const bookingOf = (offers: readonly Offer[], more: Record<string, unknown> = {}) => ({
  journeys: offers.map(({ segment }) => ({ ClassKey: segment.ClassKey })),
  adult: 1,
  infant: 0,
  total_price: offers.reduce((total, { segment }) => total + segment.TotalFare, 0),
  contact: CONTACT,
  passengers: [ADULT],
  ...more,
});

/** Books, or throws with the refusal. */
export const book = (backend: TestBackend, json: object) => take<TrainBookedAnswer>(backend, 'train/booking', json);
