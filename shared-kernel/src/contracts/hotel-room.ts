import * as v from 'valibot';
import { currencyCode } from './fields.ts';

/** What one room and rate costs for the stay; `totalPrice` covers all rooms and nights, tax included. */
export const ROOM_SUMMARY = v.object({
  providerCode: v.string(),
  roomKey: v.string(),
  roomCode: v.string(),
  roomName: v.string(),
  rateCode: v.string(),
  rateName: v.string(),
  mealType: v.picklist(['RO', 'BB', 'HB']),
  mealTypeName: v.string(),
  includeBreakfast: v.boolean(),
  currency: currencyCode,
  totalPrice: v.number(),
  averagePrice: v.number(),
  totalNights: v.number(),
  roomsLeft: v.number(),
  isRefundable: v.boolean(),
  cancelLimit: v.nullable(v.string()),
});
/** A room and rate in the list. */
export type RoomSummary = v.InferOutput<typeof ROOM_SUMMARY>;
