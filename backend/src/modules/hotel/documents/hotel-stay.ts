import { HOTEL_RECORDS } from '@wisata/kernel/contracts/hotel-records';
import type { HotelBooking } from '@wisata/kernel/contracts/hotel-booking';
import { guestName } from '@wisata/kernel/document-name';
import type { Locale } from '@wisata/kernel/locale';
import type { Money } from '@wisata/kernel/money';
import { fromMajor, money } from '@wisata/kernel/money';
import { wallTimeToInstant, zoneLabel } from '@wisata/kernel/zones';
import type { Booking } from '../../bookings/index.ts';

export interface HotelGuest {
  readonly name: string;
  /** Set for a child whose age the hotel must know. */
  readonly childAge?: number;
}

/** What the guest asked for and the hotel may grant. */
export interface HotelWishes {
  readonly childBed: boolean;
  readonly nonSmoking: boolean;
  readonly highFloor: boolean;
  readonly connectingRooms: boolean;
  readonly bedType?: 'twin' | 'king';
  readonly arrivalTime?: string;
  readonly departureTime?: string;
  /** The guest's own words. */
  readonly remarks: readonly string[];
}

export interface HotelStay {
  readonly hotelName: string;
  readonly address: string;
  readonly phone?: string;
  readonly position: { readonly latitude: number; readonly longitude: number };
  readonly zone: string;
  readonly zoneLabel: string;
  readonly checkInDate: string;
  readonly checkInTime: string;
  readonly checkOutDate: string;
  readonly checkOutTime: string;
  readonly checkInAt: Date;
  readonly checkOutAt: Date;
  readonly nights: number;
  readonly rooms: number;
  readonly adults: number;
  readonly children: number;
  readonly roomName: string;
  readonly meal: 'RO' | 'BB' | 'HB';
  readonly guests: readonly HotelGuest[];
  readonly wishes: HotelWishes;
  readonly confirmation?: string;
  /** Until when cancelling is free; undefined when it never is. */
  readonly freeCancellationUntil?: Date;
  /** What cancelling costs after that, step by step; empty when only the full price is known. */
  readonly charges: Readonly<Record<Locale, readonly string[]>>;
  /** One amount a night; they sum to the price before discount. */
  readonly nightPrices: readonly { readonly date: string; readonly price: Money }[];
  readonly total: Money;
  readonly discount: Money;
  readonly paid: Money;
}

function toGuest({ type, age, ...name }: HotelBooking['paxes'][number]): HotelGuest {
  return { name: guestName(name), ...(type !== 'ADT' && age !== null ? { childAge: age } : {}) };
}

function toWishes({ contact, special_requests: wanted }: HotelBooking): HotelWishes {
  const remarks = [contact.remark, wanted.other].map((remark) => remark.trim()).filter(Boolean);
  return {
    childBed: contact.request_child_bed,
    nonSmoking: wanted.non_smoking,
    highFloor: wanted.high_floor,
    connectingRooms: wanted.connecting_rooms,
    ...(wanted.bed_type ? { bedType: wanted.bed_type } : {}),
    ...(wanted.check_in_time ? { arrivalTime: wanted.check_in_time } : {}),
    ...(wanted.check_out_time ? { departureTime: wanted.check_out_time } : {}),
    remarks: [...new Set(remarks)],
  };
}

/** The first step is the free one, which a voucher says in its own words. */
function chargesOf({ cancel_policy: policy }: HotelBooking, locale: Locale): readonly string[] {
  return policy[locale].filter(({ amount }) => amount > 0).map(({ description }) => description);
}

function addressOf({ address, city, country }: HotelBooking['hotel']): string {
  const parts = [address, city, country].filter(Boolean);
  return parts.filter((part, index) => index === 0 || !parts[0]!.toLowerCase().includes(part.toLowerCase())).join(', ');
}

/** The stay of a hotel booking. Throws when the record is not one: the booking was accepted, so that is a bug. */
export function toHotelStay(booking: Booking): HotelStay {
  const detail = HOTEL_RECORDS.get(booking.detail);
  const { hotel, room, time_zone: zone } = detail;
  const { currency } = booking;
  return {
    hotelName: hotel.name,
    address: addressOf(hotel),
    ...(hotel.phone ? { phone: hotel.phone } : {}),
    position: { latitude: hotel.latitude, longitude: hotel.longitude },
    zone,
    zoneLabel: zoneLabel(zone, wallTimeToInstant(detail.check_in_date, detail.check_in_time, zone)),
    checkInDate: detail.check_in_date,
    checkInTime: detail.check_in_time,
    checkOutDate: detail.check_out_date,
    checkOutTime: detail.check_out_time,
    checkInAt: new Date(wallTimeToInstant(detail.check_in_date, detail.check_in_time, zone)),
    checkOutAt: new Date(wallTimeToInstant(detail.check_out_date, detail.check_out_time, zone)),
    nights: detail.total_night,
    rooms: detail.count_room,
    adults: detail.count_guest,
    children: detail.count_child,
    roomName: room.name,
    meal: room.meal_type,
    guests: detail.paxes.map(toGuest),
    wishes: toWishes(detail),
    ...(detail.confirmation_id ? { confirmation: detail.confirmation_id } : {}),
    ...(detail.cancel_limit ? { freeCancellationUntil: new Date(detail.cancel_limit) } : {}),
    charges: { en: chargesOf(detail, 'en'), id: chargesOf(detail, 'id') },
    nightPrices: detail.price_details.map(({ date, total_price: total }) => ({
      date,
      price: fromMajor(total, currency),
    })),
    total: money(booking.amountMinor, currency),
    discount: money(booking.discountMinor, currency),
    paid: money(booking.amountMinor - booking.discountMinor, currency),
  };
}
