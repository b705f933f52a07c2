import { describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import {
  addDays,
  addMonths,
  compareDates,
  daysBetween,
  formatCountdown,
  formatDate,
  formatInstant,
  formatInstantHere,
  formatMonth,
  monthName,
  formatWallTime,
  isCalendarDate,
  noticeEndsAt,
  parseCalendarDate,
  parseInstant,
  parseTypedDate,
  todayInJakarta,
  weekdayOf,
} from './dates.ts';
import { LOCALES } from './locale.ts';

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((instant) => instant.toISOString().slice(0, 10));
const locales = fc.constantFrom(...LOCALES);

describe('calendar days', () => {
  test.each(['2026-02-29', '2026-13-01', '2026-1-1', '2026-12-24T00:00', '0000-01-01', '', null, 20261224])(
    '%p is no day',
    (value) => expect(isCalendarDate(value)).toBe(false),
  );

  test('adding and counting are inverse, in every zone of the machine', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -5000, max: 5000 }), (date, count) => {
        const later = addDays(date, count);
        expect(isCalendarDate(later)).toBe(true);
        expect(daysBetween(date, later)).toBe(count);
        expect(addDays(later, -count)).toBe(date);
        expect(Math.sign(compareDates(later, date))).toBe(Math.sign(count));
        expect(weekdayOf(later)).toBe((((weekdayOf(date) + count) % 7) + 7) % 7);
      }),
    );
  });

  test('months keep the day or fall on the last one', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2028-08-29', 6)).toBe('2029-02-28');
    fc.assert(
      fc.property(days, fc.integer({ min: -240, max: 240 }), (date, months) => {
        const moved = addMonths(date, months);
        const monthsApart =
          (Number(moved.slice(0, 4)) - Number(date.slice(0, 4))) * 12 +
          Number(moved.slice(5, 7)) -
          Number(date.slice(5, 7));
        expect(monthsApart).toBe(months);
        const isLastDay = addDays(moved, 1).endsWith('-01');
        expect(moved.slice(8) === date.slice(8) || (isLastDay && moved.slice(8) < date.slice(8))).toBe(true);
      }),
    );
  });

  test('a wrong day is a bug of the caller', () => {
    expect(() => addDays('24/12/2026', 1)).toThrow(RangeError);
    expect(() => formatDate('2026-02-30', 'en')).toThrow(RangeError);
  });

  test('Sunday is 0', () => {
    expect(weekdayOf('2026-12-13')).toBe(0);
    expect(weekdayOf('2026-12-12')).toBe(6);
  });

  test('a day is read from the front of an instant', () => {
    expect(parseCalendarDate('2026-12-24T17:00:00Z')).toBe('2026-12-24');
    expect(parseCalendarDate('2026-12-245')).toBeUndefined();
    expect(parseCalendarDate('2026-02-30 10:00')).toBeUndefined();
  });
});

describe('typed days', () => {
  test.each([
    '24/12/2026',
    '24 Dec 2026',
    '24 Des 2026',
    '2026-12-24',
    '24-12-2026',
    '24.12.2026',
    ' 24 desember 2026 ',
    'Kam, 24 Des 2026',
  ])('%p is understood in both languages', (text) =>
    expect(LOCALES.map((locale) => parseTypedDate(text, locale))).toEqual(['2026-12-24', '2026-12-24']),
  );

  test.each(['12/24/2026', '31 Feb 2026', '24/12/26', '24 Xyz 2026', 'tomorrow', '', '24'])('%p is not', (text) => {
    expect(parseTypedDate(text, 'en')).toBeUndefined();
  });

  test('August has three short forms', () => {
    expect(['5 Agu 2026', '5 Agt 2026', '5 Aug 2026'].map((text) => parseTypedDate(text, 'id'))).toEqual(
      Array.from({ length: 3 }, () => '2026-08-05'),
    );
  });

  test('every day that is shown with its year can be typed back', () => {
    fc.assert(
      fc.property(days, locales, fc.constantFrom('medium' as const, 'long' as const), (date, locale, style) => {
        expect(parseTypedDate(formatDate(date, locale, style), locale)).toBe(date);
      }),
    );
  });
});

describe('texts', () => {
  test.each([
    ['en', 'short', 'Sat 12 Dec'],
    ['en', 'medium', 'Sat 12 Dec 2026'],
    ['en', 'long', 'Saturday 12 December 2026'],
    ['id', 'short', 'Sab, 12 Des'],
    ['id', 'medium', 'Sab, 12 Des 2026'],
    ['id', 'long', 'Sabtu, 12 Desember 2026'],
  ] as const)('%s %s', (locale, style, text) => expect(formatDate('2026-12-12', locale, style)).toBe(text));

  test('names agree with those of the platform', () => {
    const platform = new Intl.DateTimeFormat('id-ID', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    fc.assert(
      fc.property(days, (date) =>
        expect(formatDate(date, 'id', 'long')).toBe(platform.format(new Date(`${date}T00:00Z`))),
      ),
    );
  });

  test('months for headings', () => {
    expect([formatMonth('2026-12-01', 'en'), formatMonth('2026-08-31', 'id')]).toEqual([
      'December 2026',
      'Agustus 2026',
    ]);
  });

  test('months by their number', () => {
    expect([monthName(1, 'en'), monthName(12, 'en'), monthName(8, 'id')]).toEqual(['Jan', 'Dec', 'Agu']);
  });

  test('instants carry their zone', () => {
    const paidAt = '2026-11-20T08:04:00Z';
    expect(formatInstant(paidAt, 'en')).toBe('15:04 WIB, Fri 20 Nov 2026');
    expect(formatInstant(paidAt, 'id')).toBe('15.04 WIB, Jum, 20 Nov 2026');
    expect(formatInstant(Date.parse(paidAt), 'en', 'Asia/Jayapura')).toBe('17:04 WIT, Fri 20 Nov 2026');
    expect(formatInstant('2026-11-20T20:00:00Z', 'en', 'America/New_York')).toBe('15:00 EST, Fri 20 Nov 2026');
    expect(formatInstant('2026-11-20T17:00:00Z', 'en')).toBe('00:00 WIB, Sat 21 Nov 2026');
    expect(formatInstant('soon', 'en')).toBe('');
  });

  test('wall times are never converted', () => {
    expect(formatWallTime('14:00:30', 'en', 'WITA')).toBe('14:00 WITA');
    expect(formatWallTime('14:00', 'id')).toBe('14.00');
  });

  test.each([
    [2_538_000, '00:42:18'],
    [2_537_001, '00:42:18'],
    [86_399_001, '1 d 00:00:00'],
    [2 * 86_400_000 + 11_400_000, '2 d 03:10:00'],
    [1, '00:00:01'],
    [0, '00:00:00'],
    [-5000, '00:00:00'],
  ])('%p ms left reads %s', (remainingMs, text) => expect(formatCountdown(remainingMs)).toBe(text));
});

describe('instants', () => {
  test('text without a zone is Jakarta time', () => {
    expect(parseInstant('2026-11-20 15:04:00')).toBe(Date.parse('2026-11-20T08:04:00Z'));
    expect(parseInstant('2026-11-20T15:04:00.000')).toBe(Date.parse('2026-11-20T08:04:00Z'));
    expect(parseInstant('2026-11-20')).toBe(Date.parse('2026-11-19T17:00:00Z'));
    expect(parseInstant('2026-11-20T08:04:00+00:00')).toBe(Date.parse('2026-11-20T08:04:00Z'));
  });

  test.each(['', 'null', null, undefined, NaN, {}, '2026-13-40 10:00:00'])('%p is none', (value) => {
    expect(parseInstant(value)).toBeUndefined();
  });

  test('the day changes at midnight in Jakarta', () => {
    expect(todayInJakarta(Date.parse('2026-11-20T16:59:59Z'))).toBe('2026-11-20');
    expect(todayInJakarta(Date.parse('2026-11-20T17:00:00Z'))).toBe('2026-11-21');
  });

  test.each(['2026-12-24', '2026-12-24 08:00:00', '2026-12-23T17:00:00.000Z'])(
    'a notice until %s ends with that day',
    (text) => {
      expect(noticeEndsAt(text)).toBe(Date.parse('2026-12-24T16:59:59Z'));
    },
  );

  test('a notice without a day is never in the future', () => {
    expect(noticeEndsAt('') > 0).toBe(false);
    expect(noticeEndsAt('24 Dec') > 0).toBe(false);
  });
});

test.each([
  ['en', 7, '15:04 WIB, Fri 20 Nov 2026'],
  ['en', 1, '15:04 WIB, Fri 20 Nov 2026 (09:04 your time)'],
  ['id', -8, '15.04 WIB, Jum, 20 Nov 2026 (00.04 waktu Anda)'],
  ['en', -10, '15:04 WIB, Fri 20 Nov 2026 (22:04, Thu 19 Nov 2026 your time)'],
] as const)(
  'an instant has the reader’s own time beside it where that differs: %s, %i h from UTC',
  (locale, ahead, text) => {
    const offset = jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-ahead * 60);
    expect(formatInstantHere('2026-11-20T08:04:00Z', locale)).toBe(text);
    offset.mockRestore();
  },
);
