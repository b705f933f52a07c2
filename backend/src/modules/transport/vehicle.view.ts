import type { TransportLocation, Vehicle } from '@wisata/kernel/contracts/transport-vehicles';
import type { MapPlace } from '@wisata/kernel/contracts/maps-places';
import { transportExtraName } from '@wisata/kernel/contracts/transport-terms';
import type { ChosenExtra } from '@wisata/kernel/contracts/transport-requests';
import type { Locale } from '@wisata/kernel/locale';
import { amountsIn } from '../../app/amount.ts';
import { extrasOf, type OfferedExtra } from './extras.rules.ts';
import { fareParts, type Charge, type ChargeCode } from './fare.rules.ts';
import { hireTimeOf } from './hire-time.rules.ts';
import type { AvailableVehicle } from './inventory.ts';
import type { SupplierVehicle } from './supplier.ts';
import { freeUntilOf, termsOf } from './terms.rules.ts';
import type { Trip } from './trip.ts';

/** What vehicles are sold in. */
export const TRANSPORT_CURRENCY = 'IDR' as const;
/** A price as answers and records carry it. */
export const transportAmount = amountsIn(TRANSPORT_CURRENCY);

/** A place as the contract writes it. */
export const describeLocation = ({
  place_id,
  name,
  address,
  code,
  country,
  geometry,
  airport_zone,
}: MapPlace): TransportLocation => ({
  place_id,
  name,
  address,
  code,
  country,
  latitude: geometry.latitude,
  longitude: geometry.longitude,
  has_coordinates: true,
  airport_zone,
});

/** Parts of a total as the contract writes them. */
export const describeCharges = <Code extends ChargeCode>(charges: readonly Charge<Code>[]) =>
  charges.map(({ code, quantity, amountMinor }) => ({ code, quantity, amount: transportAmount(amountMinor) }));

/** The terms of a vehicle on a trip. */
export function describeTerms({ className }: SupplierVehicle, { mode, pickUp, startMs }: Trip, now: Date) {
  const { depositMinor, ...terms } = termsOf(className, mode, pickUp.airport_zone);
  return {
    ...terms,
    deposit: depositMinor === null ? null : transportAmount(depositMinor),
    freeUntil: freeUntilOf(startMs, now.getTime())?.toISOString() ?? null,
  };
}

/** What can be ordered with a vehicle on a trip. */
export const offeredExtras = (vehicle: SupplierVehicle, { mode, fare }: Trip): OfferedExtra[] =>
  extrasOf(vehicle, mode, hireTimeOf(mode, fare.minutes).days);

/** Extras as the contract writes them, with how many are wanted. */
export const describeExtras = (offered: readonly OfferedExtra[], wanted: readonly ChosenExtra[], locale: Locale) =>
  offered.map(({ id, rateMinor, maxQuantity, needsLicence }) => ({
    id,
    name: transportExtraName(id, locale),
    currencyCode: TRANSPORT_CURRENCY,
    rate: transportAmount(rateMinor),
    evidences: needsLicence ? ['licence' as const] : [],
    quantity: wanted.find((extra) => extra.id === id)?.quantity ?? 0,
    maxQuantity,
  }));

export const pictureOf = ({ className, color }: SupplierVehicle) =>
  `/media/transport/${className.toLowerCase()}-${color}.svg`;

export const describeFeature = (vehicle: SupplierVehicle) => ({
  color: vehicle.color,
  doors: vehicle.doors,
  airConditioning: true,
  baggageCapacity: vehicle.bags,
  paxCapacity: vehicle.seats,
  transmission: vehicle.transmission,
  year: vehicle.year,
});

/** A vehicle with all that has to be paid for it. */
export function describeVehicle(available: AvailableVehicle, trip: Trip, now: Date, locale: Locale): Vehicle {
  const { vehicle, charges, fareMinor, left } = available;
  const { baseMinor, surchargeMinor, serviceFeeMinor } = fareParts(charges);
  return {
    id: vehicle.key,
    mode: trip.mode,
    className: vehicle.className,
    brand: vehicle.brand,
    factory: vehicle.factory,
    image: pictureOf(vehicle),
    currency: TRANSPORT_CURRENCY,
    baseFare: transportAmount(baseMinor),
    surcharge: transportAmount(surchargeMinor),
    serviceFee: transportAmount(serviceFeeMinor),
    totalFare: transportAmount(fareMinor),
    charges: describeCharges(charges),
    feature: describeFeature(vehicle),
    providers: [vehicle.provider],
    selfDriveRate: trip.mode === 'self-drive' ? transportAmount(vehicle.dayRateMinor) : null,
    days: hireTimeOf(trip.mode, trip.fare.minutes).days,
    vehiclesLeft: left,
    terms: describeTerms(vehicle, trip, now),
    ancillaries: describeExtras(offeredExtras(vehicle, trip), [], locale),
  };
}

function describeWay({ way }: Trip) {
  if (!way) return null;
  const { distance_km, duration_minutes, is_estimate, line } = way;
  return { distance_km, duration_minutes, is_estimate, line };
}

/** The places, times and way of a trip as answers carry them. */
export const describeTrip = (trip: Trip) => ({
  pickUpLocation: describeLocation(trip.pickUp),
  dropOffLocation: describeLocation(trip.dropOff),
  pickUpDate: trip.pickUpDate,
  pickUpTime: trip.pickUpTime,
  dropOffDate: trip.dropOffDate,
  dropOffTime: trip.dropOffTime,
  timeZone: trip.timeZone,
  route: describeWay(trip),
});
