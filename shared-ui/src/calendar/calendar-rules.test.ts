import { expect, test } from '@jest/globals';
import { addDays } from '@wisata/kernel/dates';
import { money } from '@wisata/kernel/money';
import fc from 'fast-check';
import type { CalendarLimits, DateRange, Picking } from './calendar-rules.ts';
import { dayPrice, findBlock, findLowestMinor, pickDay, priceUnitOf } from './calendar-rules.ts';

const limits: CalendarLimits = {
  mode: 'range',
  min: '2026-11-20',
  max: '2027-06-30',
  minNights: 1,
  maxNights: 30,
  unavailable: (date) => (date.endsWith('-25') ? 'closed' : undefined),
  reasons: { past: 'past', tooLate: 'too late', beforeStart: 'before start', tooLong: 'too long' },
};

const anyDate = fc.integer({ min: -60, max: 400 }).map((days) => addDays('2026-11-20', days));

test('each day that is blocked has the reason that applies first', () => {
  expect(findBlock('2026-11-19', 'start', {}, limits)).toBe('past');
  expect(findBlock('2027-07-01', 'start', {}, limits)).toBe('too late');
  expect(findBlock('2026-12-12', 'end', { start: '2026-12-12' }, limits)).toBe('before start');
  expect(findBlock('2027-01-12', 'end', { start: '2026-12-12' }, limits)).toBe('too long');
  expect(findBlock('2026-12-25', 'start', {}, limits)).toBe('closed');
  expect(findBlock('2026-12-10', 'start', { start: '2026-12-12' }, limits)).toBeUndefined();
  expect(findBlock('2026-12-12', 'end', { start: '2026-12-12' }, { ...limits, minNights: 0 })).toBeUndefined();
});

test('no sequence of picks gives a range that breaks its limits', () => {
  fc.assert(
    fc.property(fc.array(anyDate, { maxLength: 20 }), (dates) => {
      let state: { range: DateRange; picking: Picking } = { range: {}, picking: 'start' };
      for (const date of dates) {
        if (findBlock(date, state.picking, state.range, limits) !== undefined) continue;
        state = pickDay(date, state.picking, state.range, limits);
        const { start, end } = state.range;
        if (start !== undefined) expect(findBlock(start, 'start', {}, limits)).toBeUndefined();
        if (end !== undefined) expect(findBlock(end, 'end', { start }, limits)).toBeUndefined();
      }
    }),
  );
});

test('prices of one calendar share a unit that tells them apart', () => {
  expect(priceUnitOf([money(740_000, 'IDR'), money(2_380_000, 'IDR')])).toBe('thousand');
  expect(priceUnitOf([money(18_800, 'SGD')])).toBe('one');
  expect(dayPrice(money(648_400, 'IDR'), 'thousand')).toBe('648');
  expect(dayPrice(money(2_380_000, 'IDR'), 'thousand')).toBe('2.380');
  expect(dayPrice(money(18_800, 'SGD'), 'one')).toBe('188');
});

test('a lowest price is named only where prices of free days differ', () => {
  const prices = { '2026-12-01': money(3, 'IDR'), '2026-12-02': money(2, 'IDR'), '2026-12-03': money(1, 'IDR') };
  const free =
    (...days: readonly string[]) =>
    (date: string) =>
      days.includes(date) ? undefined : 'full';
  expect(findLowestMinor('2026-12-01', free('2026-12-01', '2026-12-02'), prices)).toBe(2);
  expect(findLowestMinor('2026-12-01', free('2026-12-01'), prices)).toBeUndefined();
  const same = { '2026-12-01': money(3, 'IDR'), '2026-12-02': money(3, 'IDR') };
  expect(findLowestMinor('2026-12-01', () => undefined, same)).toBeUndefined();
});
