import { wallClockAt, ZONES } from '@wisata/kernel/zones';
import { addDays, daysBetween } from '@wisata/kernel/dates';
import { roll, smoothNoise } from '@wisata/kernel/random';
import { isWeekendNight, seasonSurcharge } from '../../app/holidays.ts';
import type { City, ZoneLabel } from './data/gazetteer.ts';
import type { Hotel, RoomType } from './hotel-content.ts';

const clamp = (value: number) => Math.min(1, Math.max(0, value));

export function localDate(zone: ZoneLabel, now: Date): string {
  return wallClockAt(now.getTime(), ZONES[zone]).date;
}

/** Nights of the calendar with what is the same for every hotel of a city. */
export function marketNights(city: City, fromDate: string, count: number, now: Date) {
  const today = localDate(city.zone, now);
  const firstAhead = daysBetween(today, fromDate);
  const firstIndex = daysBetween('1970-01-01', fromDate);
  return Array.from({ length: count }, (_, index) => {
    const date = addDays(fromDate, index);
    return {
      date,
      /** Days since 1970, the position on the demand curve. */
      dayIndex: firstIndex + index,
      daysAhead: firstAhead + index,
      surcharge: seasonSurcharge(date, city.countryCode),
      weekend: isWeekendNight(date),
    };
  });
}
export type MarketNight = ReturnType<typeof marketNights>[number];

/** Share of a hotel's rooms that the rest of the market has taken for a night, 0 to 1. */
export function soldShare(seed: string, hotel: Hotel, night: MarketNight): number {
  const lastMinute = 0.3 * Math.exp(-Math.max(0, night.daysAhead) / 9);
  const drift = 0.55 * (smoothNoise(`${seed}|demand|${hotel.key}`, night.dayIndex, 6) - 0.5);
  return clamp(hotel.popularity + lastMinute + drift + (night.weekend ? 0.1 : 0) + night.surcharge * 0.35);
}

/** Rooms of a type that the market leaves for a night, before our own bookings. */
export function freeRooms(seed: string, hotel: Hotel, room: RoomType, night: MarketNight, sold: number): number {
  const uneven = 0.3 * (roll(seed, 'rooms', hotel.key, room.code, night.date) - 0.5);
  return room.roomCount - Math.round(room.roomCount * clamp(sold + uneven));
}

/** What one room costs for a night under the plainest flexible rate, tax included, before rounding. */
export function nightPrice(room: RoomType, night: MarketNight, sold: number): number {
  return room.baseMinor * (0.84 + 0.4 * sold) * (1 + night.surcharge);
}

/** Whole thousands of rupiah, whole cents of a dollar. */
export function roundPrice(minor: number, currency: 'IDR' | 'SGD'): number {
  const step = currency === 'IDR' ? 1000 : 1;
  return Math.round(minor / step) * step;
}
