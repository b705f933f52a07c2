import type { TransportMode, VehicleClass } from '@wisata/kernel/contracts/transport-terms';
import { DRIVER_HOURS } from './hire-time.rules.ts';

const HOUR_MS = 3_600_000;
const FREE_HOURS = 24;
const LATE_PERCENT = 50;
/** Until so long before pick-up it can be booked. */
const SALE_HOURS = 3;

interface Rental {
  readonly deposit: number;
  readonly minDriverAge: number;
  readonly licenceYears: number;
}

/** Classes that strangers may drive themselves, and on which terms. */
const RENTALS: Partial<Readonly<Record<VehicleClass, Rental>>> = {
  CITY: { deposit: 500_000, minDriverAge: 21, licenceYears: 1 },
  MPV: { deposit: 1_000_000, minDriverAge: 21, licenceYears: 1 },
  PREMIUM: { deposit: 3_000_000, minDriverAge: 25, licenceYears: 2 },
  SUV: { deposit: 2_000_000, minDriverAge: 23, licenceYears: 2 },
  LUXURY: { deposit: 10_000_000, minDriverAge: 28, licenceYears: 5 },
};
const KILOMETRES_WITH_DRIVER = 200;
const WAIT = { airport: 60, elsewhere: 15 } as const;

/** Whether a class can be had in a way of going. */
export const isOffered = (className: VehicleClass, mode: TransportMode) =>
  mode !== 'self-drive' || RENTALS[className] !== undefined;

/** What a hire asks and gives; amounts in minor units. */
export function termsOf(className: VehicleClass, mode: TransportMode, isFromAirport: boolean) {
  const rental = mode === 'self-drive' ? RENTALS[className] : undefined;
  return {
    depositMinor: rental?.deposit ?? null,
    fuel: mode === 'self-drive' ? ('same-level' as const) : ('included' as const),
    kilometresPerDay: mode === 'with-driver' ? KILOMETRES_WITH_DRIVER : null,
    minDriverAge: rental?.minDriverAge ?? null,
    licenceYears: rental?.licenceYears ?? null,
    hoursPerDay: mode === 'with-driver' ? DRIVER_HOURS : null,
    waitMinutes: mode === 'transfer' ? (isFromAirport ? WAIT.airport : WAIT.elsewhere) : null,
  };
}

/** The moment at which a trip is no longer sold. */
export const saleEndsAtMs = (startMs: number) => startMs - SALE_HOURS * HOUR_MS;

/** The moment from which giving it back costs something; undefined where that moment is past. */
export function freeUntilOf(startMs: number, nowMs: number): Date | undefined {
  const until = startMs - FREE_HOURS * HOUR_MS;
  return until > nowMs ? new Date(until) : undefined;
}

/** What comes back: everything until the free deadline, half until pick-up, nothing after it. */
export function refundMinor(
  paidMinor: number,
  startMs: number,
  freeUntilMs: number | undefined,
  nowMs: number,
): number {
  if (freeUntilMs !== undefined && nowMs < freeUntilMs) return paidMinor;
  return nowMs < startMs ? Math.floor((paidMinor * LATE_PERCENT) / 100) : 0;
}
