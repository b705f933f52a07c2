import { HOTEL_RECORDS } from '@wisata/kernel/contracts/hotel-records';
import type { HotelBookingRequest } from '@wisata/kernel/contracts/hotel-booking-request';
import type { Locale } from '@wisata/kernel/locale';
import { fromMajor } from '@wisata/kernel/money';
import { conflict } from '../../app/envelope.ts';
import { throwFieldProblems } from '../../app/field-problems.ts';
import { isQuoteAlive } from '../../app/quote.ts';
import { bookAtSupplier, callerOf, priceChanged } from '../bookings/index.ts';
import type { BookingCall, BookingDraft, OrderInMaking } from '../bookings/index.ts';
import { bookingRecord, bookingSearch } from './booking-record.ts';
import type { BookedStay } from './booking-record.ts';
import { findGuestProblems, toGuests } from './guests.rules.ts';
import { roomGone } from './hotel.service.ts';
import type { HotelSearch } from './hotel.service.ts';
import type { Hotel } from './hotel-content.ts';
import { askSupplier } from './inventory.ts';
import { parseRoomKey } from './stay.ts';
import type { Stay } from './stay.ts';
import { BOOKING_FIELDS, bookingCutOff, findStayProblems } from './stay-request.ts';
import type { HotelSupplier } from './supplier.ts';

type BookingRequest = BookingCall<HotelBookingRequest>;

const soldOut = () => conflict('This room has just been sold out. Please choose another one.', 'HOTEL_ROOM_SOLD_OUT');

/** Dates and hotel that were sent beside the room key must be the key's own. */
function findKeyProblems(body: HotelBookingRequest, stay: Stay, hotel: Hotel): Record<string, string> {
  const differs = 'Does not belong to the chosen room';
  return {
    ...(body.hotel_key && body.hotel_key !== hotel.key ? { hotel_key: differs } : {}),
    ...(body.check_in_date && body.check_in_date !== stay.checkInDate ? { check_in_date: differs } : {}),
    ...(body.check_out_date && body.check_out_date !== stay.checkOutDate ? { check_out_date: differs } : {}),
  };
}

function checkBooking({ context, inventory }: HotelSearch, body: HotelBookingRequest): { hotel: Hotel; stay: Stay } {
  const key = parseRoomKey(body.room_key);
  const hotel = key && inventory.catalogue.findHotel(key.hotelKey);
  if (!key || !hotel) throw roomGone();
  const { checkInDate, checkOutDate } = key;
  const stay = {
    checkInDate,
    checkOutDate,
    rooms: body.count_room,
    adults: body.count_guest,
    children: body.count_child,
  };
  const now = context.clock.now();
  const problems = {
    ...findKeyProblems(body, stay, hotel),
    ...findStayProblems(stay, hotel.city, now, BOOKING_FIELDS),
    ...findGuestProblems(body, stay),
  };
  if (bookingCutOff(stay, hotel.city) <= now) problems.check_in_date ??= 'Check-in for this day has closed';
  throwFieldProblems(problems);
  return { hotel, stay };
}

/** The offer at a price that the traveller has seen or accepted; a lower price needs no question. */
async function confirmOffer({ context, inventory }: HotelSearch, hotel: Hotel, stay: Stay, body: HotelBookingRequest) {
  const { config, clock } = context;
  const quoteLapsed =
    Boolean(body.correlation_id) && !isQuoteAlive(config.jwtSecret, body.correlation_id!, clock.now());
  const query = { hotelKey: hotel.key, stay, roomKey: body.room_key };
  const [offer] = await askSupplier(inventory.supplier.price({ ...query, quoteLapsed, confirming: true }));
  const room = hotel.rooms.find(({ code }) => code === offer?.roomCode);
  if (!offer || !room) throw soldOut();
  const known = body.accept_price ?? body.total_price;
  const [quoted] = known == null ? await askSupplier(inventory.supplier.price(query)) : [];
  const knownMinor = known == null ? (quoted?.totalMinor ?? offer.totalMinor) : fromMajor(known, offer.currency).minor;
  if (offer.totalMinor > knownMinor) throw priceChanged({ ...offer, knownMinor }, { room_key: offer.roomKey });
  return { offer, room };
}

function draftOf({ context }: HotelSearch, booked: BookedStay, userId: string | null): BookingDraft {
  const { hotel, stay, offer, body, locale } = booked;
  const { contact } = body;
  const holdMs = context.config.bookingTimeLimitSeconds * 1000;
  const limitMs = Math.min(context.clock.now().getTime() + holdMs, bookingCutOff(stay, hotel.city).getTime());
  return {
    service: 'hotel',
    ...callerOf(body, locale, userId),
    title: hotel.name,
    amountMinor: offer.totalMinor,
    currency: offer.currency,
    timeLimitAt: new Date(limitMs),
    detail: bookingRecord(booked),
    search: bookingSearch(booked),
    duplicateKey: `${hotel.key}|${stay.checkInDate}|${userId ?? contact.email}`,
  };
}

/** Takes the rooms, then reserves them at the supplier under our order code. */
async function reserve(supplier: HotelSupplier, { hotel, room, offer, stay, body }: BookedStay, order: OrderInMaking) {
  const rooms = offer.nights.map(({ date, free }) => ({
    service: 'hotel',
    product: hotel.key,
    part: room.code,
    day: date,
    count: stay.rooms,
    allotment: free,
  }));
  await order.take(rooms, soldOut);
  const guest = { firstName: body.contact.first_name, lastName: body.contact.last_name };
  const asked = { roomKey: offer.roomKey, stay, orderCode: order.booking.code, guest };
  const { supplierReference } = await askSupplier(supplier.book(asked));
  order.noteUndo(() => supplier.cancel({ supplierReference }));
  return { held: { supplierReference } };
}

/** Books a room. */
export function bookRoom(search: HotelSearch, request: BookingRequest, locale: Locale) {
  const { context, inventory } = search;
  const { body } = request;
  return bookAtSupplier(context, request, 'hotel', async ({ userId }) => {
    const { hotel, stay } = checkBooking(search, body);
    const confirmed = await confirmOffer(search, hotel, stay, body);
    const booked: BookedStay = { hotel, stay, ...confirmed, body, locale, guests: toGuests(body.paxes, stay) };
    return {
      records: HOTEL_RECORDS,
      draft: draftOf(search, booked, userId),
      reserve: (order) => reserve(inventory.supplier, booked, order),
    };
  });
}
