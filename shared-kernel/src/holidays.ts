import type { CalendarDate } from './dates.ts';
import type { Locale } from './locale.ts';

type Names = Readonly<Record<Locale, string>>;

/** Same day every year. */
const FIXED: Readonly<Record<string, Names>> = {
  '01-01': { en: 'New Year', id: 'Tahun Baru' },
  '05-01': { en: 'Labour Day', id: 'Hari Buruh' },
  '06-01': { en: 'Pancasila Day', id: 'Hari Lahir Pancasila' },
  '08-17': { en: 'Independence Day', id: 'Hari Kemerdekaan' },
  '12-25': { en: 'Christmas', id: 'Hari Natal' },
};

const NYEPI: Names = { en: 'Nyepi, Bali airport closed', id: 'Nyepi, bandara Bali tutup' };
const IDUL_FITRI: Names = { en: 'Idul Fitri', id: 'Idulfitri' };

/** Days that move with the moon. */
const MOVING: Readonly<Record<CalendarDate, Names>> = {
  '2026-03-19': NYEPI,
  '2026-03-20': IDUL_FITRI,
  '2026-03-21': IDUL_FITRI,
  '2027-02-06': { en: 'Chinese New Year', id: 'Imlek' },
  '2027-03-08': NYEPI,
  '2027-03-09': IDUL_FITRI,
  '2027-03-10': IDUL_FITRI,
  '2027-03-26': { en: 'Good Friday', id: 'Wafat Isa Almasih' },
  '2027-05-06': { en: 'Ascension Day', id: 'Kenaikan Isa Almasih' },
  '2027-05-16': { en: 'Idul Adha', id: 'Iduladha' },
  '2027-05-20': { en: 'Waisak', id: 'Waisak' },
};

/** Public holidays of Indonesia by day, from one day to another, both included. */
export function holidaysBetween(
  from: CalendarDate,
  to: CalendarDate,
  locale: Locale,
): Readonly<Record<CalendarDate, string>> {
  const years = [...new Set([from.slice(0, 4), to.slice(0, 4)])];
  const days = [
    ...years.flatMap((year) => Object.entries(FIXED).map(([day, names]) => [`${year}-${day}`, names] as const)),
    ...Object.entries(MOVING),
  ];
  return Object.fromEntries(
    days.filter(([date]) => date >= from && date <= to).map(([date, names]) => [date, names[locale]]),
  );
}
