import * as v from 'valibot';
import { amount, calendarDay, count, currencyCode, instant, wallTime } from './fields.ts';
import { MAP_POINT } from './map-point.ts';
import { TRANSPORT_CHARGES, TRANSPORT_EXTRAS, TRANSPORT_MODES, VEHICLE_CLASSES } from './transport-terms.ts';

/** A place of pick-up or drop-off as the contract writes it (spec section 3). */
export const TRANSPORT_LOCATION = v.object({
  place_id: v.string(),
  name: v.string(),
  address: v.string(),
  code: v.string(),
  country: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  has_coordinates: v.boolean(),
  airport_zone: v.boolean(),
});
/** A place as it is answered. */
export type TransportLocation = v.InferOutput<typeof TRANSPORT_LOCATION>;

/** One part of a total; all of them together are the total. */
export const TRANSPORT_CHARGE = v.object({
  code: v.picklist([...TRANSPORT_CHARGES, ...TRANSPORT_EXTRAS]),
  quantity: count,
  amount,
});
/** A part of a total as it is answered. */
export type TransportChargeLine = v.InferOutput<typeof TRANSPORT_CHARGE>;

const evidences = v.array(v.literal('licence'));

/** What can be ordered with a vehicle; `rate` is for one piece and the whole trip. */
export const TRANSPORT_ANCILLARY = v.object({
  id: v.picklist(TRANSPORT_EXTRAS),
  name: v.string(),
  currencyCode,
  rate: amount,
  /** What each piece asks for. */
  evidences,
  quantity: count,
  maxQuantity: count,
});
/** An extra as it is answered. */
export type TransportAncillary = v.InferOutput<typeof TRANSPORT_ANCILLARY>;

/** What a vehicle is and has. */
export const VEHICLE_FEATURE = v.object({
  color: v.string(),
  doors: count,
  airConditioning: v.boolean(),
  /** Large bags. */
  baggageCapacity: count,
  paxCapacity: count,
  transmission: v.picklist(['automatic', 'manual']),
  year: count,
});

/** What a rental asks of its driver and gives back; null where it has no such rule. */
export const TRANSPORT_TERMS = v.object({
  /** Held on a card when the car is handed over; never part of the total. */
  deposit: v.nullable(amount),
  fuel: v.picklist(['same-level', 'included']),
  /** Kilometres for each day; null is without limit. */
  kilometresPerDay: v.nullable(count),
  minDriverAge: v.nullable(count),
  licenceYears: v.nullable(count),
  /** Hours of the driver on each day, or null. */
  hoursPerDay: v.nullable(count),
  /** Minutes that a driver waits without charge; null without a driver. */
  waitMinutes: v.nullable(count),
  /** Until when cancelling is free; null where that moment is past. */
  freeUntil: v.nullable(instant),
});
/** The terms of a vehicle as they are answered. */
export type TransportTerms = v.InferOutput<typeof TRANSPORT_TERMS>;

/** A vehicle that can be had for the whole trip; amounts are decimal in `currency`. */
export const VEHICLE = v.object({
  id: v.string(),
  mode: v.picklist(TRANSPORT_MODES),
  className: v.picklist(VEHICLE_CLASSES),
  /** Who built it: `Toyota`. */
  brand: v.string(),
  /** The model: `Avanza 1.5 G`. */
  factory: v.string(),
  image: v.string(),
  currency: currencyCode,
  /** The vehicle, and its driver where it has one. */
  baseFare: amount,
  /** Every other mandatory charge but the service fee. */
  surcharge: amount,
  serviceFee: amount,
  /** The three together: all that has to be paid without extras. */
  totalFare: amount,
  charges: v.array(TRANSPORT_CHARGE),
  feature: VEHICLE_FEATURE,
  providers: v.array(v.string()),
  /** Of one day of self-drive, without charges; null for the other modes. */
  selfDriveRate: v.nullable(amount),
  /** Chargeable days; 0 for a transfer. */
  days: count,
  vehiclesLeft: count,
  terms: TRANSPORT_TERMS,
  ancillaries: v.array(TRANSPORT_ANCILLARY),
});
/** A vehicle as it is answered. */
export type Vehicle = v.InferOutput<typeof VEHICLE>;

const trip = {
  pickUpLocation: TRANSPORT_LOCATION,
  dropOffLocation: TRANSPORT_LOCATION,
  pickUpDate: calendarDay,
  pickUpTime: wallTime,
  dropOffDate: calendarDay,
  dropOffTime: wallTime,
  /** Of both places; a trip never leaves its island. */
  timeZone: v.string(),
  /** The way between both places; null where they are the same. */
  route: v.nullable(
    v.object({
      distance_km: v.number(),
      duration_minutes: v.number(),
      is_estimate: v.boolean(),
      line: v.array(MAP_POINT),
    }),
  ),
};

/** Answer of `POST transport/search`. */
export const TRANSPORT_LIST = v.object({
  vehicles: v.object({
    data: v.array(VEHICLE),
    total: count,
    per_page: count,
    current_page: count,
    last_page: count,
  }),
  /** Brands and classes of everything that was found, whatever is filtered. */
  brandName: v.array(v.string()),
  className: v.array(v.picklist(VEHICLE_CLASSES)),
  correlationId: v.string(),
  expiresAt: instant,
  ...trip,
});
/** A list as it is answered. */
export type TransportListAnswer = v.InferOutput<typeof TRANSPORT_LIST>;

/** An airline whose flights a driver can follow. */
export const TRANSPORT_AIRLINE = v.object({ iataCode: v.string(), name: v.string() });

/** Answer of `POST transport/confirm` and `POST transport/addtocart`: the choice at the price that binds now. */
export const TRANSPORT_CONFIRMED = v.object({
  selectedVehicle: VEHICLE,
  airlines: v.array(TRANSPORT_AIRLINE),
  /** All that can be ordered, with how many are wanted. */
  ancillaries: v.array(TRANSPORT_ANCILLARY),
  ...trip,
  /** Of vehicle and extras. */
  charges: v.array(TRANSPORT_CHARGE),
  currency: currencyCode,
  totalPrice: amount,
  /** What the same choice cost when it was searched. */
  previousTotal: amount,
  priceChanged: v.boolean(),
  correlationId: v.string(),
  expiresAt: instant,
  timeLimitMinutes: count,
});
/** A confirmed choice as it is answered. */
export type TransportConfirmed = v.InferOutput<typeof TRANSPORT_CONFIRMED>;

/** Answer of `GET transport/airport`: where drivers wait. */
export const TRANSPORT_AIRPORTS = v.array(TRANSPORT_LOCATION);
