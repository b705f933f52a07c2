import { describe, expect, test } from '@jest/globals';
import { VEHICLE_CLASSES, type TransportMode } from '@wisata/kernel/contracts/transport-terms';
import fc from 'fast-check';
import { chargesOf, deliveryMinor, fareParts, sumOf, type FareTrip } from './fare.rules.ts';
import { hireTimeOf, isNight } from './hire-time.rules.ts';
import { mostAtOnce } from './stock.rules.ts';

const HOUR = 60;
const AVANZA = { className: 'MPV', dayRateMinor: 375_000 } as const;
const TRIP: FareTrip = {
  mode: 'self-drive',
  minutes: 72 * HOUR,
  pickUpTime: '10:00',
  dropOffTime: '10:00',
  isOutOfTown: false,
  deliveryKm: 0,
  collectionKm: 0,
  oneWayKm: 0,
  wayKm: 0,
  airportEnds: 0,
};
const amounts = (trip: Partial<FareTrip>, vehicle: Parameters<typeof chargesOf>[0] = AVANZA) =>
  Object.fromEntries(chargesOf(vehicle, { ...TRIP, ...trip }).map(({ code, amountMinor }) => [code, amountMinor]));

describe('chargeable time', () => {
  test.each<[TransportMode, number, number, number]>([
    ['self-drive', 4, 1, 0],
    ['self-drive', 24, 1, 0],
    ['self-drive', 24.5, 1, 0],
    ['self-drive', 25, 1, 1],
    ['self-drive', 33, 1, 9],
    ['self-drive', 34, 2, 0],
    ['with-driver', 12, 1, 0],
    ['with-driver', 14.5, 1, 3],
    ['with-driver', 60, 3, 0],
    ['with-driver', 48, 2, 10],
    ['with-driver', 24.5, 1, 10],
    ['with-driver', 25, 2, 0],
    ['transfer', 1, 0, 0],
  ])('%s of %d hours is %d days and %d hours', (mode, hours, days, extraHours) => {
    expect(hireTimeOf(mode, hours * HOUR)).toEqual({ days, extraHours });
  });

  test.each([
    ['21:30', false],
    ['22:00', true],
    ['01:30', true],
    ['04:30', true],
    ['05:00', false],
  ])('%s by night: %s', (time, night) => expect(isNight(time)).toBe(night));
});

describe('charges', () => {
  test('a rental in town costs its days and the service fee', () => {
    expect(amounts({})).toEqual({ VEHICLE: 1_125_000, SERVICE_FEE: 10_000 });
  });

  test('extra hours are a tenth of the day each, out of town a quarter of each day', () => {
    expect(amounts({ minutes: 26 * HOUR, isOutOfTown: true })).toEqual({
      VEHICLE: 375_000,
      OVERTIME: 76_000,
      OUT_OF_TOWN: 94_000,
      SERVICE_FEE: 10_000,
    });
  });

  test('bringing a car is free near the office and has a ceiling', () => {
    expect([4, 5, 5.5, 16.2, 29, 80].map(deliveryMinor)).toEqual([0, 0, 55_000, 165_000, 290_000, 300_000]);
  });

  test('a driver costs each day, and a night away from home', () => {
    const innova = { className: 'PREMIUM', dayRateMinor: 700_000 } as const;
    const day = amounts({ mode: 'with-driver', minutes: 12 * HOUR }, innova);
    expect(day).toEqual({ VEHICLE: 700_000, DRIVER: 200_000, SERVICE_FEE: 10_000 });
    const away = amounts({ mode: 'with-driver', minutes: 36 * HOUR, isOutOfTown: true, dropOffTime: '22:30' }, innova);
    expect(away).toMatchObject({ VEHICLE: 1_400_000, DRIVER: 400_000, DRIVER_STAY: 150_000, NIGHT: 75_000 });
  });

  test('a transfer costs by the kilometre, more by night, and the airport fee', () => {
    const city = { className: 'CITY', dayRateMinor: 1 } as const;
    const way = { mode: 'transfer' as const, wayKm: 16, airportEnds: 1 };
    expect(amounts(way, city)).toEqual({ TRANSFER: 164_000, AIRPORT_ZONE: 25_000, SERVICE_FEE: 10_000 });
    expect(amounts({ ...way, pickUpTime: '01:30' }, city)).toMatchObject({ TRANSFER: 164_000, NIGHT: 50_000 });
  });

  test('are whole rupiah, add up to the three sums of the contract, and never fall as the hire gets longer', () => {
    const trips = fc.record({
      mode: fc.constantFrom<TransportMode>('self-drive', 'with-driver', 'transfer'),
      minutes: fc.integer({ min: 2, max: 1_440 }).map((halves) => halves * 30),
      pickUpTime: fc.constantFrom('10:00', '23:30'),
      dropOffTime: fc.constantFrom('10:00', '04:00'),
      isOutOfTown: fc.boolean(),
      deliveryKm: fc.double({ min: 0, max: 80, noNaN: true }),
      collectionKm: fc.double({ min: 0, max: 40, noNaN: true }),
      oneWayKm: fc.double({ min: 0, max: 900, noNaN: true }),
      wayKm: fc.double({ min: 0.1, max: 400, noNaN: true }),
      airportEnds: fc.integer({ min: 0, max: 2 }),
    });
    const vehicles = fc.record({
      className: fc.constantFrom(...VEHICLE_CLASSES),
      dayRateMinor: fc.integer({ min: 50, max: 900 }).map((steps) => steps * 5_000),
    });
    fc.assert(
      fc.property(vehicles, trips, (vehicle, trip) => {
        const charges = chargesOf(vehicle, trip);
        const { baseMinor, surchargeMinor, serviceFeeMinor } = fareParts(charges);
        expect(baseMinor + surchargeMinor + serviceFeeMinor).toBe(sumOf(charges));
        expect(charges.every(({ amountMinor }) => Number.isInteger(amountMinor) && amountMinor > 0)).toBe(true);
        const longer = chargesOf(vehicle, { ...trip, minutes: trip.minutes + 30 });
        expect(sumOf(longer)).toBeGreaterThanOrEqual(sumOf(charges));
      }),
    );
  });
});

test('what runs at once is counted as minute by minute', () => {
  const hire = fc
    .tuple(fc.nat(60), fc.integer({ min: 1, max: 30 }))
    .map(([from, length]) => ({ fromMs: from, untilMs: from + length }));
  fc.assert(
    fc.property(fc.array(hire, { maxLength: 12 }), hire, (hires, span) => {
      const minutes = Array.from({ length: span.untilMs - span.fromMs }, (_, index) => span.fromMs + index);
      const most = Math.max(
        ...minutes.map((at) => hires.filter(({ fromMs, untilMs }) => fromMs <= at && at < untilMs).length),
      );
      expect(mostAtOnce(hires, span)).toBe(most);
    }),
  );
});
