import type {
  TransportCharge,
  TransportExtra,
  TransportMode,
  VehicleClass,
} from '@wisata/kernel/contracts/transport-terms';
import { hireTimeOf, isNight } from './hire-time.rules.ts';

/** What a price depends on besides the vehicle. */
export interface FareTrip {
  readonly mode: TransportMode;
  readonly minutes: number;
  readonly pickUpTime: string;
  readonly dropOffTime: string;
  readonly isOutOfTown: boolean;
  /** Kilometres from the office to where the car is handed over and left; 0 at an airport. */
  readonly deliveryKm: number;
  readonly collectionKm: number;
  /** Kilometres that the car is driven back when it is left in another city; 0 when it is not. */
  readonly oneWayKm: number;
  /** Kilometres of a transfer. */
  readonly wayKm: number;
  /** Ends of a transfer that lie in an airport's zone. */
  readonly airportEnds: number;
}

/** What a price depends on of the vehicle. */
export interface FareVehicle {
  readonly className: VehicleClass;
  readonly dayRateMinor: number;
}

/** Mandatory charges and extras. */
export type ChargeCode = TransportCharge | TransportExtra;

/** One part of a total. */
export interface Charge<Code extends ChargeCode = TransportCharge> {
  readonly code: Code;
  readonly quantity: number;
  readonly amountMinor: number;
}

const SERVICE_FEE = 10_000;
const DRIVER_DAY = 200_000;
const DRIVER_NIGHT = 150_000;
const OUT_OF_TOWN_SHARE = 25;
const HOUR_SHARE = 10;
const NIGHT_CALL = 75_000;
const DELIVERY = { freeKm: 5, perKm: 10_000, least: 50_000, most: 300_000 } as const;
const ONE_WAY_PER_KM = 3_500;
const TRANSFER = { start: 60_000, perKm: 6_500, nightShare: 30, airport: 25_000 } as const;
/** What a transfer costs in tenths of that in a city car. */
const TRANSFER_TENTHS: Readonly<Record<VehicleClass, number>> = {
  CITY: 10,
  MPV: 12,
  PREMIUM: 17,
  SUV: 18,
  LUXURY: 40,
  MINIBUS: 22,
  BUS: 45,
};

const upTo = (step: number, amount: number) => Math.ceil(amount / step) * step;
const shareOf = (amount: number, percent: number) => upTo(1_000, (amount * percent) / 100);

/** What an hour beyond the days costs. */
export const hourRateMinor = (dayRateMinor: number) => shareOf(dayRateMinor, HOUR_SHARE);

/** What it costs to bring a car so far, or to fetch it. */
export function deliveryMinor(km: number): number {
  if (km <= DELIVERY.freeKm) return 0;
  return Math.min(DELIVERY.most, Math.max(DELIVERY.least, upTo(5_000, km * DELIVERY.perKm)));
}

const charge = (code: TransportCharge, quantity: number, eachMinor: number): Charge => ({
  code,
  quantity,
  amountMinor: quantity * eachMinor,
});

function transferCharges({ className }: FareVehicle, trip: FareTrip): Charge[] {
  const { start, perKm, nightShare, airport } = TRANSFER;
  const fare = upTo(1_000, ((start + perKm * trip.wayKm) * TRANSFER_TENTHS[className]) / 10);
  return [
    charge('TRANSFER', 1, fare),
    charge('NIGHT', isNight(trip.pickUpTime) ? 1 : 0, shareOf(fare, nightShare)),
    charge('AIRPORT_ZONE', trip.airportEnds, airport),
  ];
}

function hireCharges({ dayRateMinor }: FareVehicle, trip: FareTrip): Charge[] {
  const { days, extraHours } = hireTimeOf(trip.mode, trip.minutes);
  const hasDriver = trip.mode === 'with-driver';
  const [outDays, outNights] = trip.isOutOfTown ? [days, days - 1] : [0, 0];
  const nightCalls = [trip.pickUpTime, trip.dropOffTime].filter(isNight).length;
  return [
    charge('VEHICLE', days, dayRateMinor),
    charge('DRIVER', hasDriver ? days : 0, DRIVER_DAY),
    charge('OVERTIME', extraHours, hourRateMinor(dayRateMinor)),
    charge('OUT_OF_TOWN', outDays, shareOf(dayRateMinor, OUT_OF_TOWN_SHARE)),
    charge('DRIVER_STAY', hasDriver ? outNights : 0, DRIVER_NIGHT),
    charge('NIGHT', nightCalls, NIGHT_CALL),
    charge('DELIVERY', 1, deliveryMinor(trip.deliveryKm)),
    charge('COLLECTION', 1, deliveryMinor(trip.collectionKm)),
    charge('ONE_WAY', 1, upTo(5_000, trip.oneWayKm * ONE_WAY_PER_KM)),
  ];
}

/** Every mandatory charge of a vehicle for a trip; what costs nothing is left out. */
export function chargesOf(vehicle: FareVehicle, trip: FareTrip): Charge[] {
  const own = trip.mode === 'transfer' ? transferCharges(vehicle, trip) : hireCharges(vehicle, trip);
  return [...own, charge('SERVICE_FEE', 1, SERVICE_FEE)].filter(({ amountMinor }) => amountMinor > 0);
}

/** The sum of charges. */
export const sumOf = (charges: readonly Charge<ChargeCode>[]) =>
  charges.reduce((total, { amountMinor }) => total + amountMinor, 0);

const BASE: readonly string[] = ['VEHICLE', 'DRIVER', 'TRANSFER'];

/** The three sums that the contract names. */
export const fareParts = (charges: readonly Charge<ChargeCode>[]) => ({
  baseMinor: sumOf(charges.filter(({ code }) => BASE.includes(code))),
  serviceFeeMinor: sumOf(charges.filter(({ code }) => code === 'SERVICE_FEE')),
  surchargeMinor: sumOf(charges.filter(({ code }) => !BASE.includes(code) && code !== 'SERVICE_FEE')),
});
