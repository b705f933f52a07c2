import { isCalendarDate, startOf, type CalendarDate } from './calendar-date.ts';
import type { Locale } from './locale.ts';
import { addMonths } from './months.ts';
import { deviceClockAt, wallClockAt, wallTimeToInstant, zoneForCity, zoneLabel, ZONES } from './zones.ts';

export { addMonths, isCalendarDate, wallTimeToInstant, zoneForCity, zoneLabel, ZONES };
export type { CalendarDate };

/** `short` leaves the year out, `long` spells weekday and month out. */
export type DateStyle = 'short' | 'medium' | 'long';

const DAY_MS = 86_400_000;

// Own names instead of Intl: server and browser may carry different ICU versions, and the two texts must be equal.
const NAMES: Readonly<Record<Locale, { readonly weekdays: readonly string[]; readonly months: readonly string[] }>> = {
  en: {
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
    months: 'January February March April May June July August September October November December'.split(' '),
  },
  id: {
    weekdays: 'Minggu Senin Selasa Rabu Kamis Jumat Sabtu'.split(' '),
    months: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(' '),
  },
};

/** The day at the start of a text or an ISO instant's own text (`2026-12-24T…`, `2026-12-24 10:00:00`), or undefined. */
export function parseCalendarDate(value: unknown): CalendarDate | undefined {
  const day = typeof value === 'string' ? /^\s*(\d{4}-\d{2}-\d{2})(?!\d)/.exec(value)?.[1] : undefined;
  return isCalendarDate(day) ? day : undefined;
}

/** The day `days` later, or earlier when negative; throws a `RangeError` when `date` is not a day. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(startOf(date).getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

/** Nights from one day to another; negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (startOf(to).getTime() - startOf(from).getTime()) / DAY_MS;
}

/** Orders days for `sort`: negative, zero or positive. */
export function compareDates(a: CalendarDate, b: CalendarDate): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: CalendarDate): number {
  return startOf(date).getUTCDay();
}

/** The day it is in Jakarta at an instant; "tomorrow" of every search form counts from it. */
export function todayInJakarta(nowMs: number): CalendarDate {
  return wallClockAt(nowMs, ZONES.WIB).date;
}

/**
 * Reads a typed day: `24/12/2026`, `24-12-2026`, `24 Dec 2026`, `Sab, 12 Des 2026`, `2026-12-24`. Day comes before month
 * in both locales. Month names of both languages are understood, the locale's own first. Undefined for anything else.
 */
export function parseTypedDate(text: string, locale: Locale): CalendarDate | undefined {
  const typed = text.trim().toLowerCase();
  if (isCalendarDate(typed)) return typed;
  const match = /^(?:[a-z]+[,.]?\s+)?(\d{1,2})[\s/.-]+(\d{1,2}|[a-z]{3,})[\s/.,-]+(\d{4})$/.exec(typed);
  if (!match) return undefined;
  const [, day = '', month = '', year = ''] = match;
  const monthNumber = /^\d/.test(month) ? Number(month) : monthNamed(month, locale);
  const date = `${year}-${String(monthNumber).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : undefined;
}

/** A day for reading: medium `Sat 12 Dec 2026` or `Sab, 12 Des 2026`, short without the year, long with full names. */
export function formatDate(date: CalendarDate, locale: Locale, style: DateStyle = 'medium'): string {
  const day = startOf(date);
  const length = style === 'long' ? undefined : 3;
  const weekday = NAMES[locale].weekdays[day.getUTCDay()]?.slice(0, length);
  const month = NAMES[locale].months[day.getUTCMonth()]?.slice(0, length);
  const year = style === 'short' ? '' : ` ${day.getUTCFullYear()}`;
  return `${weekday}${locale === 'id' ? ',' : ''} ${day.getUTCDate()} ${month}${year}`;
}

/** The short name of a month from 1 to 12: `Dec` or `Des`. */
export const monthName = (month: number, locale: Locale): string => NAMES[locale].months[month - 1]?.slice(0, 3) ?? '';

/** A month for headings, `December 2026` or `Desember 2026`; any day of the month does. */
export function formatMonth(date: CalendarDate, locale: Locale): string {
  const day = startOf(date);
  return `${NAMES[locale].months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

/**
 * Reads an instant as the API sends it: epoch milliseconds, ISO text with a zone, or `YYYY-MM-DD HH:mm:ss` without one,
 * which is Jakarta time (spec section 9). Undefined when it is none of these.
 */
export function parseInstant(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const local = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?)?$/.exec(value.trim());
  const instantMs = Date.parse(local ? `${local[1]}T${local[2] ?? '00:00:00'}+07:00` : value);
  return Number.isNaN(instantMs) ? undefined : instantMs;
}

/**
 * An instant with its zone, `15:04 WIB, Fri 20 Nov 2026`; Indonesian times have a dot. Only for instants (created,
 * time limit, paid); timetables and check-in times are wall times. Empty text when `value` is not an instant.
 */
export function formatInstant(value: number | string, locale: Locale, zone: string = ZONES.WIB): string {
  const instantMs = parseInstant(value);
  if (instantMs === undefined) return '';
  const clock = wallClockAt(instantMs, zone);
  return `${formatWallTime(clock.time, locale, zoneLabel(zone, instantMs))}, ${formatDate(clock.date, locale)}`;
}

const YOUR_TIME: Readonly<Record<Locale, string>> = { en: 'your time', id: 'waktu Anda' };

/** The device's own time of an instant, with the day where it is another one; empty where the zone's clocks show the same. */
export function ownTime(instantMs: number, zone: string, locale: Locale, dateStyle: DateStyle): string {
  const own = deviceClockAt(instantMs);
  const there = wallClockAt(instantMs, zone);
  if (own.date === there.date && own.time === there.time) return '';
  const day = own.date === there.date ? '' : `, ${formatDate(own.date, locale, dateStyle)}`;
  return `${formatWallTime(own.time, locale)}${day}`;
}

/**
 * {@link formatInstant} with the time of the reader's own device beside it where that is another one:
 * `15:04 WIB, Fri 20 Nov 2026 (08:04 your time)`. Only for the browser, and only once the page is hydrated.
 */
export function formatInstantHere(value: number | string, locale: Locale, zone: string = ZONES.WIB): string {
  const there = formatInstant(value, locale, zone);
  const instantMs = parseInstant(value);
  const here = instantMs === undefined ? '' : ownTime(instantMs, zone, locale, 'medium');
  return here ? `${there} (${here} ${YOUR_TIME[locale]})` : there;
}

/** A place's own time, never converted: `('14:00', 'id', 'WITA')` gives `14.00 WITA`. Seconds are dropped. */
export function formatWallTime(time: string, locale: Locale, label?: string): string {
  const shown = locale === 'id' ? time.slice(0, 5).replace(':', '.') : time.slice(0, 5);
  return label ? `${shown} ${label}` : shown;
}

/** Time left as `00:42:18`, with days as `2 d 03:10:00`. Rounds up, so that zero means that the time is over. */
export function formatCountdown(remainingMs: number, dayUnit = 'd'): string {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1000));
  const days = Math.floor((seconds * 1000) / DAY_MS);
  const pad = (value: number) => String(value).padStart(2, '0');
  const clock = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60].map(pad).join(':');
  return days > 0 ? `${days} ${dayUnit} ${clock}` : clock;
}

/**
 * The last instant of a notice, 23:59:59 of its expiry day in Jakarta (spec sections 4 and 9), in epoch milliseconds.
 * NaN for text without a day, so that the comparison "still in the future" is false.
 */
export function noticeEndsAt(dateText: string): number {
  const hasZone = /[T ].*(?:Z|[+-]\d{2}:?\d{2})$/.test(dateText.trim());
  const instantMs = hasZone ? parseInstant(dateText) : undefined;
  const date = instantMs === undefined ? parseCalendarDate(dateText) : todayInJakarta(instantMs);
  return date === undefined ? NaN : wallTimeToInstant(date, '23:59:59', ZONES.WIB);
}

/** 1 to 12 for a name or its beginning (`des`, `sept`, `agt`), 0 for no month. */
function monthNamed(name: string, locale: Locale): number {
  if (name === 'agt') return 8;
  const inOrder = locale === 'id' ? [NAMES.id, NAMES.en] : [NAMES.en, NAMES.id];
  for (const { months } of inOrder) {
    const index = months.findIndex((month) => month.toLowerCase().startsWith(name));
    if (index >= 0) return index + 1;
  }
  return 0;
}
