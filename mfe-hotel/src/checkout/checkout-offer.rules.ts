import { fromMajor } from '@wisata/kernel/money';
import type { BookableHotel, CancelPolicy } from '../api/hotel-booking.schema.ts';
import type { CheckoutQuery } from './checkout-query.rules.ts';

/** Picks the chosen room out of the hotel's answer; undefined when it is no longer on offer. */
export function toOffer(query: CheckoutQuery, hotel: BookableHotel, policy: CancelPolicy) {
  const room = hotel.Rooms.find(({ roomKey }) => roomKey === query.roomKey);
  const rules = policy.Rooms[0];
  if (!room || !rules) return undefined;
  const amount = (major: number) => fromMajor(major, room.currency);
  return {
    query,
    hotel: {
      key: hotel.HotelKey,
      name: hotel.HotelName,
      place: [hotel.Area, hotel.CityName].filter(Boolean).join(', '),
      address: hotel.Address,
      checkInTime: hotel.CheckInTime,
      checkOutTime: hotel.CheckOutTime,
      timeZone: hotel.TimeZone,
      picture: hotel.Images[0]?.ImageUri ?? room.imageUri,
    },
    room: {
      key: room.roomKey,
      name: room.roomName,
      detail: room.roomSubText,
      rate: room.rateName,
      meal: room.mealTypeName,
    },
    nights: room.priceDetails.map(({ date, totalPrice }) => ({ date, price: amount(totalPrice) })),
    tax: amount(room.taxPrice),
    taxPercent: room.taxPercent,
    total: amount(room.totalPrice),
    policy: {
      message: rules.Message,
      steps: rules.Summaries.length > 0 ? rules.Summaries : [rules.Message],
      cancelLimit: rules.CancelLimit,
    },
    correlationId: hotel.CorrelationId || query.correlationId,
    /** ISO instant until which the price binds; null when nobody promised one. */
    quoteExpiresAt: hotel.QuoteExpiresAt ?? null,
  };
}

/** The room that is being booked, its stay and its price; what the whole checkout is about. */
export type CheckoutOffer = NonNullable<ReturnType<typeof toOffer>>;
