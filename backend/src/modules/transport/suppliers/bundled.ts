import { hash32, rng } from '@wisata/kernel/random';
import { seasonSurcharge } from '../../../app/holidays.ts';
import { SupplierError } from '../../../app/supplier.ts';
import { MODELS, POOLS, type Model, type Pool } from '../data/fleet-table.ts';
import type { SupplierVehicle, TransportSupplier } from '../supplier.ts';

/** Prices end in five thousands. */
const STEP = 5_000;
/** Of a model in a city: many of what most people want, few of the rest. */
const FLEET: Readonly<Record<Model['className'], readonly [least: number, most: number]>> = {
  CITY: [6, 12],
  MPV: [8, 14],
  PREMIUM: [4, 8],
  SUV: [3, 7],
  LUXURY: [1, 3],
  MINIBUS: [3, 6],
  BUS: [1, 3],
};
const DOORS: Partial<Record<Model['className'], number>> = { MINIBUS: 4, BUS: 2, LUXURY: 4 };
const DRIVERS = ['Made Suarta', 'Agus Setiawan', 'Slamet Riyadi', 'Dedi Kurniawan', 'Ketut Ardana', 'Rudi Hartono'];
const PLATE_LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';

export const keyOf = (pool: Pool, model: Model) => `${pool.code}.${model.key}`;

function priceOn(pool: Pool, { dayRate }: Model, date: string): number {
  return Math.round((dayRate * pool.priceFactor * (1 + seasonSurcharge(date, 'ID'))) / STEP) * STEP;
}

function vehicleOf(seed: string, pool: Pool, model: Model, date: string): SupplierVehicle {
  const { className, brand, factory, seats, bags, transmission, color, year } = model;
  const key = keyOf(pool, model);
  const [least, most] = FLEET[className];
  return {
    key,
    className,
    brand,
    factory,
    provider: pool.provider,
    seats,
    bags,
    doors: DOORS[className] ?? 5,
    transmission,
    color,
    year,
    dayRateMinor: priceOn(pool, model, date),
    fleet: rng(seed, 'fleet', key).int(least, most),
  };
}

function driverOf(seed: string, reservationId: string) {
  const random = rng(seed, 'driver', reservationId);
  const pool = POOLS.find(({ code }) => reservationId.startsWith(`${code}-`)) ?? POOLS[0]!;
  const letters = Array.from({ length: 2 }, () => random.pick([...PLATE_LETTERS])).join('');
  return {
    name: random.pick(DRIVERS),
    phone: `+62 812 ${random.int(1000, 9999)} ${random.int(1000, 9999)}`,
    plate: `${pool.plate} ${random.int(1000, 9999)} ${letters}`,
  };
}

/** The fleet computed from the seed and the day: any day works, and a vehicle can be computed again from its key. */
export function createBundledSupplier(seed: string): TransportSupplier {
  return {
    async search({ pool: code, date }) {
      const pool = POOLS.find((each) => each.code === code);
      return pool ? MODELS.map((model) => vehicleOf(seed, pool, model, date)) : [];
    },
    async book({ vehicleKey, orderCode }) {
      const isKnown = POOLS.some((pool) => MODELS.some((model) => keyOf(pool, model) === vehicleKey));
      if (!isKnown) throw new SupplierError('The operator does not know this vehicle', { retryable: false });
      return {
        reservationId: `${vehicleKey.split('.')[0]}-${hash32(`${seed}|${orderCode}`).toString(36).toUpperCase()}`,
      };
    },
    issue: async ({ reservationId, hasDriver }) => ({ driver: hasDriver ? driverOf(seed, reservationId) : null }),
    cancel: async () => {},
  };
}
