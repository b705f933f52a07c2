import { HOTEL_BOOKING, type HotelBooking } from '@wisata/kernel/contracts/hotel-booking';
import { searchOfLine } from '@wisata/kernel/contracts/line-search';
import { readParts, type Parts } from '@wisata/kernel/contracts/read-parts';
import { daysBetween } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { fromMajor, parseCurrency, type Money } from '@wisata/kernel/money';
import type { OrderLine } from '@wisata/kernel/remote';
import { wallTimeToInstant, ZONES } from '@wisata/kernel/zones';

type BookedHotel = Parts<HotelBooking>;

function nightsOf({ total_night: nights, check_in_date: from, check_out_date: to }: BookedHotel): number | undefined {
  return nights ?? (from && to ? daysBetween(from, to) : undefined);
}

function peopleOf({ paxes = [] }: BookedHotel) {
  return paxes.map(({ title, first_name = '', last_name, type, age }) => ({
    name: { title, first_name, last_name },
    childAge: type === 'ADT' ? undefined : (age ?? undefined),
  }));
}

/** Reads the hotel's part of an order line; never fails, because an order must be shown whatever its record says. */
export function readStay(line: Pick<OrderLine, 'title' | 'detail'>) {
  const detail = readParts(HOTEL_BOOKING, line.detail);
  const { hotel = {}, room = {} } = detail;
  const { latitude, longitude } = hotel;
  return {
    hotelName: hotel.name || line.title,
    hotelKey: hotel.key,
    place: [hotel.area, hotel.city].filter(Boolean).join(', '),
    address: hotel.address,
    phone: hotel.phone,
    position: latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined,
    picture: detail.image_uri,
    roomName: room.name,
    /** `RO`, `BB` or `HB`, which the page has words for; a record without it brings its own words in `meal`. */
    mealType: room.meal_type,
    meal: room.meal_type_name,
    rate: room.rate_name,
    checkInDate: detail.check_in_date,
    checkOutDate: detail.check_out_date,
    checkInTime: detail.check_in_time ?? '14:00',
    checkOutTime: detail.check_out_time ?? '12:00',
    timeZone: detail.time_zone ?? ZONES.WIB,
    nights: nightsOf(detail),
    guests: detail.count_guest ?? 1,
    rooms: detail.count_room ?? 1,
    children: detail.count_child ?? 0,
    cancelLimit: detail.cancel_limit ?? undefined,
    confirmation: detail.confirmation_id ?? undefined,
    people: peopleOf(detail),
    requests: detail.special_requests ?? {},
    detail,
  };
}

/** A booked stay as a line or a voucher shows it; what the record does not say is undefined. */
export type BookedStay = ReturnType<typeof readStay>;

/** What giving the room back costs, in the reader's language; free steps only when no deadline says the same. */
export function cancelSteps({ detail, cancelLimit }: BookedStay, locale: Locale): readonly string[] {
  const { cancel_policy: policy } = detail;
  const steps = policy?.[locale]?.filter(({ amount }) => !cancelLimit || amount !== 0) ?? [];
  const message = policy?.message?.[locale];
  if (steps.length > 0) return steps.flatMap(({ description }) => description ?? []);
  return message && !cancelLimit ? [message] : [];
}

/** The one line about cancellation, for lists. */
export function cancelMessage(stay: BookedStay, locale: Locale): string | undefined {
  return stay.detail.cancel_policy?.message?.[locale] ?? cancelSteps(stay, locale)[0];
}

/** The price of a line; undefined when its currency is unknown. */
export function linePrice({ amount, currency }: Pick<OrderLine, 'amount' | 'currency'>): Money | undefined {
  const known = parseCurrency(currency);
  return known && Number.isFinite(amount) ? fromMajor(amount, known) : undefined;
}

const QUERY_KEYS = [
  'destinationKey',
  'city',
  'hotelKey',
  'checkInDate',
  'checkOutDate',
  'countRoom',
  'countGuest',
  'countChild',
];

/** The rooms of the same hotel for the same stay; the hotel search when that stay is in the past. */
export function searchAgainPath(
  line: Pick<OrderLine, 'detail'> & { readonly search?: unknown },
  stay: BookedStay,
  nowMs: number,
): string {
  const known = {
    hotelKey: stay.hotelKey,
    checkInDate: stay.checkInDate,
    checkOutDate: stay.checkOutDate,
    countRoom: stay.rooms,
    countGuest: stay.guests,
    countChild: stay.children,
  };
  const search = new URLSearchParams(searchOfLine(line, known, QUERY_KEYS));
  const { checkInDate, timeZone } = stay;
  const isPast = !checkInDate || wallTimeToInstant(checkInDate, '18:00', timeZone) <= nowMs;
  if (isPast || !search.get('hotelKey')) return '/';
  return `/hotel/detail?${search.toString()}`;
}
