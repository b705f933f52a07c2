import * as v from 'valibot';
import { hotelMedia } from './hotel-media.ts';
import { ROOM_SUMMARY } from './hotel-room.ts';

const priceDetail = v.object({
  nightIndex: v.number(),
  date: v.string(),
  countAdult: v.number(),
  countChild: v.number(),
  countInfant: v.number(),
  totalRoom: v.number(),
  totalPrice: v.number(),
});

/** Spec section 3, Room offer: one room and rate of a hotel, amounts decimal in `currency`. */
export const ROOM_OFFER = v.object({
  ...ROOM_SUMMARY.entries,
  roomHash: v.string(),
  roomSubText: v.string(),
  roomSize: v.number(),
  bed: v.string(),
  view: v.string(),
  maxAdults: v.number(),
  maxChildren: v.number(),
  orderPriority: v.number(),
  status: v.literal('available'),
  subProviderCode: v.string(),
  priceDetails: v.array(priceDetail),
  /** Meals and extra beds within `totalPrice`. */
  additionalPrice: v.number(),
  additionalDetails: v.array(v.object({ code: v.string(), title: v.string(), amount: v.number() })),
  netPrice: v.number(),
  taxPrice: v.number(),
  taxPercent: v.number(),
  timeZone: v.string(),
  imageUri: v.string(),
  thumbUri: v.string(),
  media: hotelMedia,
  /** Pictures of rooms of the type, `imageUri` first. */
  imageUris: v.array(v.string()),
  /** What stands in the room, what tells it from others first. */
  facilities: v.array(v.object({ code: v.string(), name: v.string() })),
});
/** A room and rate that can be booked. */
export type RoomOffer = v.InferOutput<typeof ROOM_OFFER>;
