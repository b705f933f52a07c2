import { HOTEL_CANCEL_POLICY } from '@wisata/kernel/contracts/hotel-cancel-policy';
import { HOTEL_DETAIL } from '@wisata/kernel/contracts/hotel-detail';
import { ROOM_OFFER } from '@wisata/kernel/contracts/hotel-offer';
import { readerOf } from '@wisata/kernel/contracts/reader';
import * as v from 'valibot';

/** The offer that is about to be booked, as the detail call names it. */
const OFFER = readerOf(
  ROOM_OFFER,
  ['roomKey', 'roomName', 'rateName', 'mealTypeName', 'currency', 'totalPrice'],
  { roomSubText: '', taxPrice: 0, taxPercent: 0, imageUri: '' },
  {
    priceDetails: v.array(readerOf(ROOM_OFFER.entries.priceDetails.item, ['totalPrice'], { date: undefined })),
  },
);

/** The fields of the hotel detail that a checkout shows. */
export const BOOKABLE_HOTEL = readerOf(
  HOTEL_DETAIL,
  ['HotelKey', 'HotelName'],
  {
    Address: '',
    Area: '',
    CityName: '',
    CheckInTime: '14:00',
    CheckOutTime: '12:00',
    TimeZone: 'Asia/Jakarta',
    CorrelationId: '',
    QuoteExpiresAt: undefined,
  },
  {
    Images: v.fallback(v.array(readerOf(HOTEL_DETAIL.entries.Images.item, ['ImageUri'], {})), []),
    Rooms: v.array(OFFER),
  },
);
export type BookableHotel = v.InferOutput<typeof BOOKABLE_HOTEL>;

export const CANCEL_POLICY = readerOf(
  HOTEL_CANCEL_POLICY,
  [],
  {},
  {
    Rooms: v.array(readerOf(HOTEL_CANCEL_POLICY.entries.Rooms.item, ['CancelLimit', 'Message'], { Summaries: [] })),
  },
);
export type CancelPolicy = v.InferOutput<typeof CANCEL_POLICY>;
