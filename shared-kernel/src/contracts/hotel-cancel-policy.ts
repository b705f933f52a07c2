import * as v from 'valibot';

const policyStep = v.object({
  From: v.nullable(v.string()),
  Until: v.nullable(v.string()),
  Amount: v.number(),
  Currency: v.string(),
  Percent: v.nullable(v.number()),
  Description: v.string(),
});

/** Answer of `POST hotel/cancel-policy` (spec section 3, Cancellation policy). Instants are UTC; texts carry the property's own time. */
export const HOTEL_CANCEL_POLICY = v.object({
  CheckInDate: v.string(),
  HotelKey: v.string(),
  HotelName: v.string(),
  TimeZone: v.string(),
  Rooms: v.array(
    v.object({
      AppliedPolicies: v.array(policyStep),
      BreakfastType: v.string(),
      CancelLimit: v.nullable(v.string()),
      IsFullCharge: v.boolean(),
      IsGuaranteedBooking: v.boolean(),
      Message: v.string(),
      RoomCodeHash: v.string(),
      RoomKey: v.string(),
      RoomName: v.string(),
      Summaries: v.array(v.string()),
    }),
  ),
});
/** What cancelling costs. */
export type HotelCancelPolicyAnswer = v.InferOutput<typeof HOTEL_CANCEL_POLICY>;
