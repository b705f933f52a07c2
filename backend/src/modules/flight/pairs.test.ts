import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FlightAnswer } from '@wisata/kernel/contracts/flight-list';
import { fromMajor, toMajor } from '@wisata/kernel/money';
import { rankPairs } from '@wisata/kernel/trip-pairs';
import { startTestBackend, take, type LooseJson, type TestBackend } from '../../testing.ts';
import { bookingsModule } from '../bookings/index.ts';
import { flightModule } from './index.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ modules: [bookingsModule, flightModule] });
});
afterAll(() => backend?.close());

const ROUTES = ['CGK-DPS', 'SUB-UPG', 'KNO-CGK', 'CGK-SIN', 'DPS-SYD'];
const PARTY = { adult: 2, child: 1, infant: 1 };
const DATES = { departDate: '2026-12-11', returnDate: '2026-12-14' };

type FareClass = FlightAnswer['ClassObjects'][number];

/** The journeys of a search as a list ranks them: each in its first class, or in its first one with a checked bag. */
const journeysOf = (flights: readonly FlightAnswer[], fits: (fare: FareClass) => boolean) =>
  flights.flatMap((flight) => {
    const fare = flight.IsAvailable ? flight.ClassObjects.find(fits) : undefined;
    if (!fare) return [];
    return [
      {
        departDate: flight.DepartDate,
        departTime: flight.DepartTime,
        originZone: flight.OriginTimezone,
        arriveDate: flight.ArriveDate,
        arriveTime: flight.ArriveTime,
        destinationZone: flight.DestinationTimezone,
        durationMinutes: flight.Duration,
        chosen: { FlightId: flight.FlightId, ClassId: fare.Id },
        total: fromMajor(fare.TotalFare, 'IDR'),
      },
    ];
  });

const WISHES: readonly (readonly [string, (fare: FareClass) => boolean])[] = [
  ['as they come', () => true],
  ['with a bag for everybody', ({ BaggageKg }) => BaggageKg > 0],
];

test.each(WISHES)('pairs %s cost together what the checkout asks for both', async (_wish, fits) => {
  for (const route of ROUTES) {
    const [origin, destination] = route.split('-');
    const found: LooseJson = await take(backend, 'flight/availability', { origin, destination, ...DATES, ...PARTY });
    const [outbound = [], inbound = []] = (found.Schedules as { Flights: FlightAnswer[] }[]).map(({ Flights }) =>
      journeysOf(Flights, fits),
    );
    const pairs = rankPairs({ outbound, inbound }, ({ total }) => total, 5);
    expect([route, pairs.length]).toEqual([route, 5]);
    for (const { depart, back, total } of pairs) {
      const flights = [depart.chosen, back.chosen];
      const fare: LooseJson = await take(backend, 'flight/fare-detail', { flights, ...PARTY });
      expect([route, fare.total]).toEqual([route, toMajor(total)]);
    }
  }
});
