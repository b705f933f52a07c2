import { addDays } from '@wisata/kernel/dates';
import { guestName } from '@wisata/kernel/document-name';
import type { Locale } from '@wisata/kernel/locale';
import type { Money } from '@wisata/kernel/money';
import { fromMajor, money } from '@wisata/kernel/money';
import { wallTimeToInstant, zoneForCity, zoneLabel } from '@wisata/kernel/zones';
import * as v from 'valibot';
import type { Booking } from '../../bookings/index.ts';

const text = v.optional(v.nullable(v.union([v.string(), v.number()])), null);
const number = v.optional(v.nullable(v.number()), null);

const policySteps = v.optional(v.array(v.object({ amount: v.number(), description: v.string() })), []);

/** The fields of a hotel booking record (spec section 3, Hotel booking) that a voucher prints. */
const record = v.object({
  hotel: v.object({
    name: v.string(),
    address: text,
    city: text,
    country: text,
    phone: text,
    latitude: number,
    longitude: number,
  }),
  room: v.object({
    name: v.string(),
    meal_type: text,
    meal_name: text,
    include_breakfast: v.optional(v.boolean(), false),
  }),
  check_in_date: v.pipe(v.string(), v.isoDate()),
  check_out_date: v.pipe(v.string(), v.isoDate()),
  check_in_time: v.optional(v.string(), '14:00'),
  check_out_time: v.optional(v.string(), '12:00'),
  time_zone: v.optional(v.string()),
  total_night: v.number(),
  count_room: v.number(),
  count_guest: v.number(),
  count_child: v.optional(v.number(), 0),
  total_price: v.number(),
  cancel_limit: v.optional(v.nullable(v.string()), null),
  cancel_policy: v.optional(v.object({ en: policySteps, id: policySteps })),
  confirmation_id: text,
  special_requests: v.optional(
    v.nullable(
      v.partial(
        v.object({
          non_smoking: v.boolean(),
          bed_type: v.nullable(v.picklist(['twin', 'king'])),
          check_in_time: text,
          check_out_time: text,
          high_floor: v.boolean(),
          connecting_rooms: v.boolean(),
          other: v.string(),
        }),
      ),
    ),
    null,
  ),
  contact: v.optional(v.object({ remark: text, request_child_bed: v.optional(v.nullable(v.unknown()), null) })),
  paxes: v.optional(
    v.array(v.object({ title: text, first_name: v.string(), last_name: text, type: text, age: number })),
    [],
  ),
  price_details: v.optional(
    v.array(v.object({ night_index: v.number(), date: v.optional(v.string()), total_price: v.number() })),
    [],
  ),
});

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
  readonly position?: { readonly latitude: number; readonly longitude: number };
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

type HotelRecord = v.InferOutput<typeof record>;

function mealOf({ meal_type: code, include_breakfast: breakfast }: HotelRecord['room']): HotelStay['meal'] {
  if (code === 'HB' || code === 'BB' || code === 'RO') return code;
  return breakfast ? 'BB' : 'RO';
}

function toGuest({ type, age, ...name }: HotelRecord['paxes'][number]): HotelGuest {
  const isChild = /^(chd|child|cnn|inf)/i.test(String(type ?? ''));
  return {
    name: guestName(name),
    ...(isChild && age !== null ? { childAge: age } : {}),
  };
}

function toWishes({ contact, special_requests: wanted }: HotelRecord): HotelWishes {
  const remarks = [contact?.remark, wanted?.other].map((remark) => String(remark ?? '').trim()).filter(Boolean);
  return {
    childBed: Boolean(contact?.request_child_bed),
    nonSmoking: wanted?.non_smoking ?? false,
    highFloor: wanted?.high_floor ?? false,
    connectingRooms: wanted?.connecting_rooms ?? false,
    ...(wanted?.bed_type ? { bedType: wanted.bed_type } : {}),
    ...(wanted?.check_in_time ? { arrivalTime: String(wanted.check_in_time) } : {}),
    ...(wanted?.check_out_time ? { departureTime: String(wanted.check_out_time) } : {}),
    remarks: [...new Set(remarks)],
  };
}

/** The first step is the free one, which a voucher says in its own words. */
function chargesOf({ cancel_policy: policy }: HotelRecord, locale: Locale): readonly string[] {
  return (policy?.[locale] ?? []).filter(({ amount }) => amount > 0).map(({ description }) => description);
}

function addressOf({ address, city, country }: HotelRecord['hotel']): string {
  const parts = [address, city, country].filter(Boolean).map(String);
  return parts.filter((part, index) => index === 0 || !parts[0]!.toLowerCase().includes(part.toLowerCase())).join(', ');
}

/** The stay of a hotel booking. Throws when the record is not one: the booking was accepted, so that is a bug. */
export function toHotelStay(booking: Booking): HotelStay {
  const detail = v.parse(record, booking.detail);
  const { hotel, room } = detail;
  const { currency } = booking;
  const zone = detail.time_zone ?? zoneForCity(String(hotel.city ?? ''));
  const hasPosition = hotel.latitude !== null && hotel.longitude !== null;
  return {
    hotelName: hotel.name,
    address: addressOf(hotel),
    ...(hotel.phone ? { phone: String(hotel.phone) } : {}),
    ...(hasPosition ? { position: { latitude: hotel.latitude!, longitude: hotel.longitude! } } : {}),
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
    meal: mealOf(room),
    guests: detail.paxes.map(toGuest),
    wishes: toWishes(detail),
    ...(detail.confirmation_id ? { confirmation: String(detail.confirmation_id) } : {}),
    ...(detail.cancel_limit ? { freeCancellationUntil: new Date(detail.cancel_limit) } : {}),
    charges: { en: chargesOf(detail, 'en'), id: chargesOf(detail, 'id') },
    nightPrices: detail.price_details.map((night, index) => ({
      date: night.date ?? addDays(detail.check_in_date, index),
      price: fromMajor(night.total_price, currency),
    })),
    total: money(booking.amountMinor, currency),
    discount: money(booking.discountMinor, currency),
    paid: money(booking.amountMinor - booking.discountMinor, currency),
  };
}
