import type { Cabin } from '@wisata/kernel/contracts/flight-cabins';
import { readTable } from '../../app/table.ts';
import type { Airport } from './airports.ts';
import type { Tier } from './carriers.ts';

export type PaxType = 'ADT' | 'CHD' | 'INF';
/** What a fare allows: the dearer, the more may be changed. */
export type FareFamily = 'promo' | 'standard' | 'flex';

/** Booking classes, each a letter of a cabin that is open until its share of the cabin has been sold; cheapest first. */
export const FARE_CLASSES = readTable(new URL('data/fare-classes.psv', import.meta.url)).map(
  ([letter = '', cabin, limit, level, family]) => ({
    letter,
    cabin: cabin as Cabin,
    /** Share of the cabin's seats that may be sold up to this class. */
    limit: Number(limit),
    /** Place of the price between the carrier's lowest and highest, 0 to 1. */
    level: Number(level),
    family: family as FareFamily,
  }),
);
export type FareClass = (typeof FARE_CLASSES)[number];

export const findFareClass = (letter: string) => FARE_CLASSES.find((each) => each.letter === letter);

/** Least squares over the regulated ceilings: what a domestic economy seat may cost at most, before tax. */
export const ceilingMinor = (km: number) => Math.floor((426_000 + 1_010 * km) / 100) * 100;
/** The regulation's floor is 35 per cent of the ceiling. */
export const floorMinor = (km: number) => Math.ceil((0.35 * (426_000 + 1_010 * km)) / 100) * 100;

/** Range of a tier within the ceiling. */
const DOMESTIC_RANGE: Readonly<Record<Tier, readonly [number, number]>> = {
  lcc: [0.35, 0.85],
  medium: [0.5, 0.9],
  full: [0.6, 1],
};
const BUSINESS_FACTOR = 2.6;
const ABROAD_TIER: Readonly<Record<Tier, number>> = { lcc: 1, medium: 1.2, full: 1.5 };
const ABROAD_CABIN: Readonly<Record<Cabin, number>> = { Economy: 1, Business: 3.2, FirstClass: 5.5, Suite: 7.5 };

const STEP = 100;
const roundDown = (minor: number) => Math.floor(minor / STEP) * STEP;

export interface FareQuery {
  readonly km: number;
  readonly isDomestic: boolean;
  readonly tier: Tier;
  readonly fareClass: FareClass;
  /** Season, weekday and the carrier's own taste in one factor around 1. */
  readonly demand: number;
}

/** An adult's fare for one leg before tax, in whole hundreds of rupiah; at home never outside the regulation. */
export function legFareMinor({ km, isDomestic, tier, fareClass: { cabin, level }, demand }: FareQuery): number {
  if (!isDomestic) {
    const base = (300_000 + 900 * km) * ABROAD_TIER[tier] * ABROAD_CABIN[cabin];
    return roundDown(base * (0.72 + 0.7 * level) * demand);
  }
  const [low, high] = DOMESTIC_RANGE[tier];
  const ceiling = ceilingMinor(km);
  const share = Math.min(high, Math.max(low, (low + (high - low) * level) * demand));
  if (cabin !== 'Economy') return roundDown(ceiling * BUSINESS_FACTOR * (0.55 + 0.4 * level) * demand);
  return Math.min(ceiling, Math.max(floorMinor(km), roundDown(ceiling * share)));
}

const CHILD_SHARE: Readonly<Record<Tier, number>> = { lcc: 1, medium: 0.9, full: 0.75 };
const INFANT_SHARE = 0.1;

export function paxFareMinor(adultMinor: number, type: PaxType, tier: Tier): number {
  if (type === 'ADT') return adultMinor;
  return roundDown(adultMinor * (type === 'CHD' ? CHILD_SHARE[tier] : INFANT_SHARE));
}

const IWJR_MINOR = 5_000;
export const VAT_PERCENT = 11;

const SERVICE_CHARGES = new Map(
  readTable(new URL('data/airport-charges.psv', import.meta.url)).map(([kind, airport, charge]) => [
    `${kind} ${airport}`,
    Number(charge),
  ]),
);

/** Passenger service charge of the airport where the journey begins. */
export function serviceChargeMinor({ code, countryCode }: Airport, terminal: string | null, isInternational: boolean) {
  const kind = countryCode !== 'ID' ? 'abroad' : isInternational ? 'international' : 'domestic';
  const places = [`${code} ${terminal}`, code, '*'];
  return places.map((place) => SERVICE_CHARGES.get(`${kind} ${place}`)).find((charge) => charge !== undefined)!;
}

/** Fees beside the fare that do not depend on it; infants use no airport on their own. */
export function feesOf(origin: Airport, terminal: string | null, isInternational: boolean) {
  return [
    { code: 'IWJR', note: '', amountMinor: IWJR_MINOR, infants: true },
    {
      code: 'PSC',
      note: [origin.code, terminal].filter(Boolean).join(' '),
      amountMinor: serviceChargeMinor(origin, terminal, isInternational),
      infants: false,
    },
  ];
}
