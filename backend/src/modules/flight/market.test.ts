import { CABINS } from '@wisata/kernel/contracts/flight-cabins';
import { describe, expect, test } from '@jest/globals';
import { addDays } from '@wisata/kernel/dates';
import { wallTimeToInstant } from '@wisata/kernel/zones';
import fc from 'fast-check';
import { AIRPORTS, distanceKm, getAirport } from './airports.ts';
import { findCarrier, PROVIDERS } from './carriers.ts';
import { ceilingMinor, floorMinor } from './fares.ts';
import { parseFlightId } from './flight-id.ts';
import { priceParty } from './pricing.ts';
import { createCheckedSupplier } from '../../app/supplier.ts';
import { FLIGHT_ANSWERS } from './supplier.ts';
import type { SupplierFlight } from './supplier.ts';
import { createBundledSupplier } from './suppliers/bundled.ts';
import { MAX_CONNECTION, MIN_CONNECTION } from './suppliers/connections.ts';

const AT = Date.parse('2026-11-20T03:00:00Z');
const supplier = createCheckedSupplier(createBundledSupplier({ seed: 'wisata', density: 1 }), FLIGHT_ANSWERS);

const homes = AIRPORTS.filter(({ countryCode }) => countryCode === 'ID').map(({ code }) => code);
const busy = ['CGK', 'DPS', 'SUB', 'KNO', 'UPG', 'YIA', 'BPN', 'SIN', 'KUL', 'NRT', 'LHR', 'JED', 'SYD', 'DJJ', 'LBJ'];
const anyCode = fc.oneof(fc.constantFrom(...busy), fc.constantFrom(...AIRPORTS.map(({ code }) => code)));
const anyDate = fc.integer({ min: 0, max: 359 }).map((days) => addDays('2026-11-21', days));

const anySearch = fc
  .record({
    provider: fc.constantFrom(...PROVIDERS.map(({ number }) => number)),
    origin: anyCode,
    destination: anyCode,
    date: anyDate.filter((date) => !date.endsWith('-13')),
    cabin: fc.constantFrom(...CABINS),
  })
  .filter(({ origin, destination }) => origin !== destination)
  .map((query) => ({ ...query, at: AT }));

/** Offers of many searches, at least so many. */
async function gather(count: number, origins = busy): Promise<SupplierFlight[]> {
  const found: SupplierFlight[] = [];
  for (let day = 1; found.length < count; day += 5) {
    for (const origin of origins) {
      for (const destination of origins.filter((code) => code !== origin).slice(0, 6)) {
        const { number: provider } = PROVIDERS[(day + found.length) % PROVIDERS.length]!;
        const date = addDays('2026-11-21', day % 350).replace(/-13$/, '-14');
        found.push(...(await supplier.search({ provider, origin, destination, date, cabin: 'Economy', at: AT })));
      }
    }
  }
  return found;
}

describe('every offer', () => {
  test('keeps the laws of the trade', async () => {
    await fc.assert(
      fc.asyncProperty(anySearch, async (query) => {
        for (const flight of await supplier.search(query)) {
          const { segments, classes } = flight;
          expect([segments[0]!.origin, segments.at(-1)!.destination]).toEqual([query.origin, query.destination]);
          expect(segments[0]!.departDate).toBe(query.date);
          for (const { seats, capacity, fareMinor } of classes) {
            seats.forEach((left, index) => expect(left >= 0 && left <= capacity[index]!).toBe(true));
            expect(fareMinor.CHD).toBeLessThanOrEqual(fareMinor.ADT);
            expect(fareMinor.INF).toBeLessThan(fareMinor.ADT);
            expect(fareMinor.ADT % 100).toBe(0);
          }
          const prices = classes.map(({ fareMinor }) => fareMinor.ADT);
          expect(prices).toEqual([...prices].sort((a, b) => a - b));
        }
      }),
      { numRuns: 300 },
    );
  });

  test('arrives when the clocks of the two places say so', async () => {
    for (const { segments } of await gather(400)) {
      for (const segment of segments) {
        const [from, to] = [getAirport(segment.origin), getAirport(segment.destination)];
        expect(wallTimeToInstant(segment.departDate, segment.departTime, from.zone)).toBe(segment.departAt);
        expect(wallTimeToInstant(segment.arriveDate, segment.arriveTime, to.zone)).toBe(segment.arriveAt);
      }
      segments.slice(1).forEach((next, index) => {
        const before = segments[index]!;
        const wait = (next.departAt - before.arriveAt) / 60_000;
        const needed = before.destinationTerminal === next.originTerminal ? MIN_CONNECTION : 90;
        expect([next.origin, wait >= needed && wait <= MAX_CONNECTION]).toEqual([before.destination, true]);
      });
    }
  });

  test('resolves by its id to the same bytes, and another supplier of the same seed gives them too', async () => {
    const twin = createCheckedSupplier(createBundledSupplier({ seed: 'wisata', density: 1 }), FLIGHT_ANSWERS);
    for (const flight of await gather(300)) {
      const { provider, flightId } = flight;
      expect(parseFlightId(flightId)?.provider).toBe(provider);
      const [again] = await twin.price({ provider, flightId, cabin: 'Economy', at: AT });
      expect(JSON.stringify(again)).toBe(JSON.stringify(flight));
    }
  });
});

describe('regulated fares', () => {
  test('every domestic economy fare of 500 offers lies between floor and ceiling, and in its tier', async () => {
    const ranges = { lcc: [0.35, 0.85], medium: [0.5, 0.9], full: [0.6, 1] } as const;
    const offers = await gather(500, homes.slice(0, 14));
    for (const { segments, classes } of offers) {
      const distances = segments.map(({ origin, destination }) =>
        distanceKm(getAirport(origin), getAirport(destination)),
      );
      const sum = (of: (km: number) => number) => distances.reduce((total, km) => total + of(km), 0);
      const tiers = new Set(segments.map(({ carrierCode }) => findCarrier(carrierCode)!.tier));
      for (const { fareMinor } of classes) {
        expect(fareMinor.ADT).toBeLessThanOrEqual(sum(ceilingMinor));
        expect(fareMinor.ADT).toBeGreaterThanOrEqual(sum(floorMinor));
        if (tiers.size > 1) continue;
        const [low, high] = ranges[[...tiers][0]!];
        expect(fareMinor.ADT).toBeLessThanOrEqual(sum((km) => high * (426_000 + 1_010 * km)) + 100);
        expect(fareMinor.ADT).toBeGreaterThanOrEqual(sum((km) => low * (426_000 + 1_010 * km)) - 300);
      }
    }
  });

  test.each([
    ['SUB', 1_124],
    ['KNO', 1_827],
    ['UPG', 1_872],
    ['PLM', 850],
    ['PDG', 1_358],
    ['DPS', 1_418],
    ['DJJ', 4_236],
  ])('the ceiling from Jakarta to %s is Rp %i thousand', (code, thousands) => {
    const ceiling = ceilingMinor(distanceKm(getAirport('CGK'), getAirport(code)));
    expect(Math.abs(ceiling / 1000 - thousands)).toBeLessThan(12);
  });

  test('a price is the sum of its rows, whoever travels', async () => {
    const offers = await gather(200);
    const party = fc.record({
      adult: fc.integer({ min: 1, max: 4 }),
      child: fc.integer({ min: 0, max: 3 }),
      infant: fc.integer({ min: 0, max: 1 }),
    });
    fc.assert(
      fc.property(fc.constantFrom(...offers), party, (flight, travellers) => {
        for (const fareClass of flight.classes) {
          const price = priceParty(flight, fareClass, travellers);
          const rows = price.paxes.flatMap(({ count, charges }) =>
            charges.map(({ amountMinor }) => count * amountMinor),
          );
          expect(price.totalMinor).toBe(rows.reduce((total, row) => total + row, 0));
          expect(price.totalMinor).toBe(price.fareMinor + price.taxMinor);
        }
      }),
    );
  });
});

describe('the timetable has', () => {
  const offers = (origin: string, destination: string, date: string, providers: readonly number[]) =>
    Promise.all(
      providers.map((provider) => supplier.search({ provider, origin, destination, date, cabin: 'Economy', at: AT })),
    ).then((lists) => lists.flat());

  test('about forty direct flights a day to Bali and thirty-five to Surabaya', async () => {
    const count = async (destination: string) =>
      (await offers('CGK', destination, '2026-12-07', [2, 3, 4, 5, 7])).filter(({ segments }) => segments.length === 1)
        .length;
    expect(Math.abs((await count('DPS')) - 40)).toBeLessThanOrEqual(5);
    expect(Math.abs((await count('SUB')) - 35)).toBeLessThanOrEqual(5);
  });

  test('dear weeks: the end of Ramadan and of the year cost more than an ordinary Tuesday', async () => {
    const mean = async (date: string) => {
      const fares = (await offers('CGK', 'SUB', date, [2, 4, 7])).flatMap(
        ({ classes }) => classes[0]?.fareMinor.ADT ?? [],
      );
      return fares.reduce((sum, fare) => sum + fare, 0) / fares.length;
    };
    const ordinary = await mean('2027-02-09');
    for (const date of ['2027-03-06', '2026-12-29']) expect(await mean(date)).toBeGreaterThan(1.15 * ordinary);
  });

  test('red-eyes, two changes in Papua, changes of terminal, last seats and full planes', async () => {
    const papua = await offers('CGK', 'MKQ', '2026-12-07', [2, 7]);
    expect(papua.some(({ segments }) => segments.length === 3)).toBe(true);
    const east = await offers('CGK', 'DJJ', '2026-12-07', [2, 7]);
    expect(east.some(({ segments }) => segments.at(-1)!.arriveDate > segments[0]!.departDate)).toBe(true);
    const pairs = [
      ['KNO', 'LOP'],
      ['PLM', 'DPS'],
      ['PDG', 'KOE'],
      ['PKU', 'LBJ'],
      ['BTH', 'KOE'],
    ] as const;
    const lion = (await Promise.all(pairs.map(([from, to]) => offers(from, to, '2026-12-07', [2])))).flat();
    const changes = lion.some(({ segments }) =>
      segments.slice(1).some((next, index) => next.originTerminal !== segments[index]!.destinationTerminal),
    );
    expect(changes).toBe(true);
    const soon = await offers('CGK', 'DPS', '2026-11-21', [2, 3, 4, 5, 7]);
    expect(soon.some(({ classes }) => classes.at(-1)!.seats[0] === 0)).toBe(true);
    expect(soon.some(({ classes }) => classes[0]!.seats.includes(1))).toBe(true);
  });
});
