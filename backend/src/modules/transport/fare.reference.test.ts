import { expect, test } from '@jest/globals';
import { VEHICLE_CLASSES, type TransportMode } from '@wisata/kernel/contracts/transport-terms';
import { rng } from '@wisata/kernel/random';
import { chargesOf, type FareTrip } from './fare.rules.ts';

const thousands = (amount: number) => Math.ceil(amount / 1_000) * 1_000;
const fiveThousands = (amount: number) => Math.ceil(amount / 5_000) * 5_000;

/** What a clerk would count on a calendar: hour by hour, in the words of the price list. */
function countTime(mode: TransportMode, minutes: number) {
  let [days, left] = [0, minutes];
  if (mode === 'with-driver') {
    do {
      days += 1;
      left -= 24 * 60;
    } while (left > 30);
    left += 24 * 60 - 12 * 60;
  } else {
    while (left >= 24 * 60) {
      days += 1;
      left -= 24 * 60;
    }
    if (days === 0) return { days: 1, hours: 0 };
    if (left <= 30) left = 0;
  }
  let hours = 0;
  while (left > 0) {
    hours += 1;
    left -= 60;
  }
  if (mode === 'self-drive' && hours >= 10) return { days: days + 1, hours: 0 };
  return { days, hours: Math.min(hours, 10) };
}

const isDark = (time: string) => [22, 23, 0, 1, 2, 3, 4].includes(Number(time.slice(0, 2)));
const bring = (km: number) => (km <= 5 ? 0 : Math.min(300_000, Math.max(50_000, fiveThousands(km * 10_000))));
const TENTHS = { CITY: 10, MPV: 12, PREMIUM: 17, SUV: 18, LUXURY: 40, MINIBUS: 22, BUS: 45 };

function priceList(className: keyof typeof TENTHS, dayRate: number, trip: FareTrip): Record<string, number> {
  if (trip.mode === 'transfer') {
    const fare = thousands(((60_000 + 6_500 * trip.wayKm) * TENTHS[className]) / 10);
    const night = isDark(trip.pickUpTime) ? thousands((fare * 30) / 100) : 0;
    return { TRANSFER: fare, NIGHT: night, AIRPORT_ZONE: 25_000 * trip.airportEnds, SERVICE_FEE: 10_000 };
  }
  const { days, hours } = countTime(trip.mode, trip.minutes);
  const driven = trip.mode === 'with-driver';
  return {
    VEHICLE: dayRate * days,
    DRIVER: driven ? 200_000 * days : 0,
    OVERTIME: hours * thousands((dayRate * 10) / 100),
    OUT_OF_TOWN: trip.isOutOfTown ? days * thousands((dayRate * 25) / 100) : 0,
    DRIVER_STAY: trip.isOutOfTown && driven ? 150_000 * (days - 1) : 0,
    NIGHT: (isDark(trip.pickUpTime) ? 75_000 : 0) + (isDark(trip.dropOffTime) ? 75_000 : 0),
    DELIVERY: bring(trip.deliveryKm),
    COLLECTION: bring(trip.collectionKm),
    ONE_WAY: fiveThousands(trip.oneWayKm * 3_500),
    SERVICE_FEE: 10_000,
  };
}

test('three hundred rentals, drives and transfers cost what the plain price list says, charge by charge', () => {
  const random = rng('price list');
  const halfHour = () => `${String(random.int(0, 23)).padStart(2, '0')}:${random.pick(['00', '30'])}`;
  const seen = new Set<string>();
  for (let index = 0; index < 300; index += 1) {
    const trip: FareTrip = {
      mode: random.pick(['self-drive', 'with-driver', 'transfer']),
      minutes: random.int(1, 20 * 48) * 30,
      pickUpTime: halfHour(),
      dropOffTime: halfHour(),
      isOutOfTown: random.chance(0.4),
      deliveryKm: random.int(0, 80),
      collectionKm: random.int(0, 80),
      oneWayKm: random.chance(0.3) ? random.int(41, 800) : 0,
      wayKm: random.int(1, 400),
      airportEnds: random.int(0, 2),
    };
    const className = random.pick([...VEHICLE_CLASSES]);
    const dayRateMinor = random.int(50, 900) * 5_000;
    const charged = chargesOf({ className, dayRateMinor }, trip).map(({ code, amountMinor }) => [code, amountMinor]);
    const listed = Object.entries(priceList(className, dayRateMinor, trip)).filter(([, amount]) => amount > 0);
    expect({ trip, charges: Object.fromEntries(charged) }).toEqual({ trip, charges: Object.fromEntries(listed) });
    for (const [code] of listed) seen.add(code);
  }
  expect(seen.size).toBe(12);
});
