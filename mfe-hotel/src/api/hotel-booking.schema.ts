import * as v from 'valibot';

const CURRENCY = v.picklist(['IDR', 'SGD']);

/** The offer that is about to be booked, as the detail call names it (spec section 3, Room offer). */
const ROOM_OFFER = v.object({
  roomKey: v.string(),
  roomName: v.string(),
  roomSubText: v.optional(v.string(), ''),
  rateName: v.string(),
  mealTypeName: v.string(),
  includeBreakfast: v.optional(v.boolean(), false),
  currency: CURRENCY,
  totalPrice: v.number(),
  taxPrice: v.optional(v.number(), 0),
  taxPercent: v.optional(v.number(), 0),
  imageUri: v.optional(v.string(), ''),
  priceDetails: v.array(v.object({ nightIndex: v.number(), date: v.optional(v.string()), totalPrice: v.number() })),
});

/** The fields of the hotel detail that a checkout shows. */
export const BOOKABLE_HOTEL = v.object({
  HotelKey: v.string(),
  HotelName: v.string(),
  Address: v.optional(v.string(), ''),
  Area: v.optional(v.string(), ''),
  CityName: v.optional(v.string(), ''),
  CityKey: v.optional(v.string(), ''),
  StarRating: v.optional(v.number(), 0),
  CheckInTime: v.optional(v.string(), '14:00'),
  CheckOutTime: v.optional(v.string(), '12:00'),
  TimeZone: v.optional(v.string(), 'Asia/Jakarta'),
  CorrelationId: v.optional(v.string(), ''),
  /** When the quoted prices stop to bind, if the supplier says so. */
  QuoteExpiresAt: v.nullish(v.string()),
  Images: v.optional(v.array(v.object({ ImageUri: v.string(), Description: v.optional(v.string(), '') })), []),
  Rooms: v.array(ROOM_OFFER),
});
export type BookableHotelAnswer = v.InferOutput<typeof BOOKABLE_HOTEL>;

export const CANCEL_POLICY = v.object({
  Rooms: v.array(
    v.object({
      CancelLimit: v.nullable(v.string()),
      IsFullCharge: v.optional(v.boolean(), false),
      Message: v.string(),
      Summaries: v.optional(v.array(v.string()), []),
    }),
  ),
});
export type CancelPolicyAnswer = v.InferOutput<typeof CANCEL_POLICY>;
