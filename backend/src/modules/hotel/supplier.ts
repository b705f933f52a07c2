import * as v from 'valibot';
import { amountMinor, count, text as code, wallDate } from '../../app/supplier-fields.ts';
import { MEAL_TYPES } from './rates.ts';
import type { Stay } from './stay.ts';

const instant = v.pipe(v.string(), v.isoTimestamp());

/** Rates of one room type for a search; prices are totals of the whole stay, tax included. */
const SupplierRoomSchema = v.object({
  hotelKey: code,
  roomCode: code,
  /** Rooms that may be sold, night by night. */
  freeByNight: v.array(count),
  rates: v.array(
    v.object({
      rateCode: code,
      mealType: v.picklist(MEAL_TYPES),
      totalMinor: amountMinor,
      refundableUntil: v.nullable(instant),
    }),
  ),
});
export type SupplierRoom = v.InferOutput<typeof SupplierRoomSchema>;

const SupplierNightSchema = v.object({
  date: wallDate,
  /** One room for the night, without meals and extra beds. */
  roomMinor: amountMinor,
  mealsMinor: amountMinor,
  extraBedsMinor: amountMinor,
  /** All rooms with meals and extra beds. */
  totalMinor: amountMinor,
  free: count,
});

const SupplierOfferSchema = v.pipe(
  v.object({
    roomKey: code,
    hotelKey: code,
    roomCode: code,
    rateCode: code,
    mealType: v.picklist(MEAL_TYPES),
    currency: v.picklist(['IDR', 'SGD']),
    nights: v.pipe(v.array(SupplierNightSchema), v.nonEmpty()),
    totalMinor: v.pipe(amountMinor, v.minValue(1)),
    taxMinor: amountMinor,
    refundableUntil: v.nullable(instant),
    /** What cancelling costs, from when on; null means from the moment of booking. */
    penalties: v.array(v.object({ from: v.nullable(instant), amountMinor, percent: v.nullable(count) })),
  }),
  v.check(
    ({ nights, totalMinor }) => nights.reduce((sum, night) => sum + night.totalMinor, 0) === totalMinor,
    'nights must sum to the total',
  ),
);
export type SupplierOffer = v.InferOutput<typeof SupplierOfferSchema>;

const BookedSchema = v.object({ supplierReference: code });
const IssuedSchema = v.object({ confirmationId: code });

export interface SupplierPriceQuery {
  readonly hotelKey: string;
  readonly stay: Stay;
  /** Only this offer; absent for every offer of the hotel. */
  readonly roomKey?: string;
  /** The traveller's quote is too old to be binding: the supplier prices again. */
  readonly quoteLapsed?: boolean;
  /** True when a booking is about to be made at this price. */
  readonly confirming?: boolean;
}

/** Where rooms come from. Every call may fail with a `SupplierError`. */
export interface HotelSupplier {
  search(query: { readonly cityKey: string; readonly stay: Stay }): Promise<SupplierRoom[]>;
  price(query: SupplierPriceQuery): Promise<SupplierOffer[]>;
  book(order: {
    readonly roomKey: string;
    readonly stay: Stay;
    readonly orderCode: string;
    readonly guest: { readonly firstName: string; readonly lastName: string };
  }): Promise<v.InferOutput<typeof BookedSchema>>;
  issue(order: { readonly supplierReference: string }): Promise<v.InferOutput<typeof IssuedSchema>>;
  cancel(order: { readonly supplierReference: string }): Promise<void>;
}

/** The schema of every supplier's answers. */
export const HOTEL_ANSWERS = {
  search: v.array(SupplierRoomSchema),
  price: v.array(SupplierOfferSchema),
  book: BookedSchema,
  issue: IssuedSchema,
};
