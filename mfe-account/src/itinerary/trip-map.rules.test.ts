import { expect, test } from '@jest/globals';
import type { ItineraryDay } from '../api/itinerary.schema.ts';
import { DAYS } from '../api/itinerary.fixture.ts';
import { makeStop } from '@wisata/kernel/trip.fixture';
import { findTripWay, ticketOf } from './trip-map.rules.ts';

const CGK = makeStop('Soekarno-Hatta (CGK)', 'Jakarta', -6.13, 106.66);
const DPS = makeStop('I Gusti Ngurah Rai (DPS)', 'Bali', -8.75, 115.17);
const STAY = makeStop('Samudra Biru Sanur', 'Bali', -8.69, 115.26);

/** A day on which the traveller is at these points, one after the other. */
function dayAt(date: string, ...stops: ReturnType<typeof makeStop>[]): ItineraryDay {
  const [moment] = DAYS[0]!.items;
  // Flights there and back are one booking each, a stay is one over all of its days.
  const idOf = ({ name }: (typeof stops)[number]) => (name.endsWith(')') ? date : name);
  return { date, items: stops.map((stop) => ({ ...moment!, itinerary_id: idOf(stop), date, stop })) };
}

const TRIP = [dayAt('2026-12-12', CGK, DPS, STAY), dayAt('2026-12-16', STAY, DPS, CGK)];

test('every point is counted once, in the order in which it is reached first, with its days', () => {
  expect(findTripWay(TRIP, '2026-11-20').stops).toEqual([
    { ...CGK, number: 1, dates: ['2026-12-12', '2026-12-16'] },
    { ...DPS, number: 2, dates: ['2026-12-12', '2026-12-16'] },
    { ...STAY, number: 3, dates: ['2026-12-12', '2026-12-16'] },
  ]);
});

test('the way goes from point to point and back, and stays where nobody moves', () => {
  expect(findTripWay(TRIP, '2026-11-20').route).toEqual([CGK, DPS, STAY, DPS, CGK]);
});

test('what is over is left out, and a stay that has begun is not over', () => {
  expect(findTripWay(TRIP, '2026-12-14').route).toEqual([STAY, DPS, CGK]);
  expect(findTripWay(TRIP, '2026-12-17').stops).toEqual([]);
});

test('nothing is put on the map of which the booking does not say where it is', () => {
  expect(findTripWay(DAYS, '2026-11-20')).toEqual({ stops: [], route: [] });
});

test('a ticket has the number and the town, several of one town in one', () => {
  const [cgk, dps, stay] = findTripWay(TRIP, '2026-11-20').stops;
  expect(ticketOf([cgk!])).toBe('1 Jakarta');
  expect(ticketOf([stay!, dps!])).toBe('2, 3 Bali');
  expect(ticketOf([stay!, cgk!])).toBe('1, 3');
});

test('a ticket for many has their numbers from the first to the last of each run', () => {
  const stops = [7, 1, 2, 3, 4, 9, 10, 12, 14, 13].map((number) => ({ number, town: `Town ${number}` }));
  expect(ticketOf(stops)).toBe('1–4, 7, 9, 10, 12–14');
});
