import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestBackend, take, type LooseJson, type TestBackend } from '../../testing.ts';
import { bookingsModule } from '../bookings/index.ts';
import { flightModule } from '../flight/index.ts';
import { hotelModule } from '../hotel/index.ts';
import { mapsModule } from '../maps/index.ts';
import { trainModule } from '../train/index.ts';
import { doorToDoorModule } from './index.ts';

let backend: TestBackend;
beforeAll(async () => {
  const modules = [bookingsModule, hotelModule, flightModule, trainModule, mapsModule, doorToDoorModule];
  backend = await startTestBackend({ modules });
});
afterAll(() => backend?.close());

const post = (path: string, json: object): Promise<LooseJson> => take(backend, path, json);

/** Ten pairs of cities with airports and stations, each in both directions. */
const PAIRS = [
  'Jakarta-Surabaya',
  'Jakarta-Yogyakarta',
  'Jakarta-Semarang',
  'Jakarta-Solo',
  'Jakarta-Malang',
  'Jakarta-Banyuwangi',
  'Yogyakarta-Surabaya',
  'Surabaya-Semarang',
  'Surabaya-Bandung',
  'Yogyakarta-Bandung',
  'Semarang-Bandung',
  'Jakarta-Jember',
  'Solo-Bandung',
  'Surabaya-Banyuwangi',
  'Malang-Bandung',
  'Solo-Surabaya',
  'Palembang-Bandar Lampung',
]
  .map((pair) => pair.split('-') as [string, string])
  .flatMap(([a, b]) => [[a, b] as const, [b, a] as const]);

const DATE = '2026-12-11';
const PARTY = { adults: 2, children: 1, infants: 1 };

/** What the checkout of each service asks for the same way. */
const CHECKOUTS: Readonly<Record<string, (way: LooseJson, offer: LooseJson) => Promise<number>>> = {
  async flight({ origin, destination }, offer) {
    const party = { adult: 2, child: 1, infant: 1 };
    const found = await post('flight/availability', { origin, destination, departDate: DATE, ...party });
    const flight = found.Schedules[0].Flights.find(
      (each: LooseJson) => `${each.AirlineName} ${each.Number}` === offer.name && each.DepartTime === offer.depart.time,
    );
    const flights = [{ FlightId: flight.FlightId, ClassId: flight.ClassObjects[0].Id }];
    return (await post('flight/fare-detail', { flights, ...party })).total;
  },
  async train({ origin, destination }, offer) {
    const party = { adult: 3, infant: 1 };
    const found = await post('train/availability', { origin, destination, departDate: DATE, ...party });
    const train = found.Schedules[0].Journeys.find(
      (each: LooseJson) =>
        `${each.TrainName} ${each.CarrierNumber}` === offer.name && each.DepartTime === offer.depart.time,
    );
    const { ClassKey } = train.Segments.find(({ IsAvailable }: LooseJson) => IsAvailable);
    return (await post('train/get-price', { journeys: [{ ClassKey }], ...party })).total;
  },
};

/** Whose figures the CO2 of each service is reckoned with. */
const CO2_SOURCES: Readonly<Record<string, RegExp>> = {
  flight: /our estimate .* g of CO₂ per passenger kilometre.*\(ICCT, 2019\)/,
  train: /^15\.64 g of CO₂ per passenger kilometre.*PT KAI.*2025/,
};

test('twenty pairs of cities cost by plane and by train what the checkouts ask, and their minutes sum to the whole', async () => {
  const both: string[] = [];
  for (const [from, to] of PAIRS) {
    const answer = await post('door-to-door', { from, to, date: DATE, ...PARTY });
    if (answer.ways.length === 2) both.push(`${from}-${to}`);
    for (const way of answer.ways) {
      for (const offer of [way.cheapest, way.quickest]) {
        const { to_minutes, wait_minutes, ride_minutes, out_minutes, on_minutes } = offer;
        expect(to_minutes + wait_minutes + ride_minutes + out_minutes + on_minutes).toBe(offer.door_minutes);
        expect([from, to, offer.name, offer.total]).toEqual([
          from,
          to,
          offer.name,
          await CHECKOUTS[way.service]!(way, offer),
        ]);
        expect(offer.comfort.length).toBeGreaterThan(0);
        expect(offer.co2_kg).toBeGreaterThan(0);
      }
      expect(way.quickest.door_minutes).toBeLessThanOrEqual(way.cheapest.door_minutes);
      expect(way.cheapest.total).toBeLessThanOrEqual(way.quickest.total);
      expect(way.co2_method).toMatch(CO2_SOURCES[way.service]!);
    }
  }
  expect(both.length).toBeGreaterThanOrEqual(20);
}, 120_000);

test('between islands nothing drives and nothing is invented', async () => {
  const { ways } = await post('door-to-door', { from: 'Jakarta', to: 'Bali', date: DATE });
  expect(ways.map(({ service }: LooseJson) => service)).toEqual(['flight']);
  expect((await post('door-to-door', { from: 'Nowhere', to: 'Atlantis', date: DATE })).ways).toEqual([]);
});
