import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findClashes, isClash } from './trip-clash.rules.ts';
import { makeJourney, makeStay, makeVisit } from './trip.fixture.ts';
import { planTrip } from './trip.rules.ts';

const STAY = makeStay('stay', '2026-12-12', '2026-12-16');
const RETURN = makeJourney(
  'return',
  ['2026-12-12 10:25', '2026-12-12 13:20'],
  ['2026-12-16 17:40', '2026-12-16 18:35'],
);
const kinds = (...lines: Parameters<typeof findClashes>[0]) =>
  findClashes(lines).map(({ kind, date, lines: [first, second] }) => `${kind} ${date} ${first.id} ${second.id}`);

describe('a trip', () => {
  test('runs day by day in the order of the clock', () => {
    const { days } = planTrip([STAY, RETURN]);
    const told = days.map(({ date, moments }) => `${date} ${moments.map(({ entry }) => entry.kind).join(' ')}`);
    expect(told).toEqual(['2026-12-12 departure arrival check-in', '2026-12-16 check-out departure arrival']);
  });

  test('says how many days nothing is planned', () => {
    expect(planTrip([STAY, RETURN]).days.map(({ freeDays }) => freeDays)).toEqual([0, 3]);
  });

  test('shows each booking once and keeps those without days', () => {
    const bare = { id: 'bare', title: 'Something', agenda: [] };
    const { days, undatedIds } = planTrip([STAY, bare, RETURN]);
    const firsts = days.flatMap(({ moments }) => moments.filter(({ isFirst }) => isFirst).map(({ lineId }) => lineId));
    expect(firsts).toEqual(['return', 'stay']);
    expect(undatedIds).toEqual(['bare']);
  });
});

describe('bookings that go together', () => {
  test('raise no warning', () => {
    expect(kinds(STAY, RETURN, makeVisit('tour', '2026-12-14 09:00'))).toEqual([]);
  });

  test('may follow each other on one day', () => {
    expect(kinds(STAY, makeStay('next', '2026-12-16', '2026-12-18'))).toEqual([]);
  });

  test('arrive in the night and sleep at once', () => {
    const late = makeJourney(
      'late',
      ['2026-12-11 22:00', '2026-12-12 01:00'],
      ['2026-12-16 17:40', '2026-12-16 18:35'],
    );
    expect(kinds(STAY, late)).toEqual([]);
  });

  test('have a one-way flight on the first or the last day', () => {
    expect(kinds(STAY, makeJourney('there', ['2026-12-12 10:25', '2026-12-12 13:20']))).toEqual([]);
    expect(kinds(STAY, makeJourney('back', ['2026-12-16 10:25', '2026-12-16 13:20']))).toEqual([]);
  });
});

test('a departure soon after check-out is a hint to leave early, a later one is not', () => {
  const stay = makeStay('stay', '2026-12-16', '2026-12-20');
  const [hint, ...more] = findClashes([stay, makeJourney('noon', ['2026-12-20 12:25', '2026-12-20 13:20'])]);
  expect(hint).toMatchObject({ kind: 'tight-departure', date: '2026-12-20', lines: [{ id: 'stay' }, { id: 'noon' }] });
  expect([more, hint && isClash(hint)]).toEqual([[], false]);
  expect(kinds(stay, makeJourney('evening', ['2026-12-20 17:40', '2026-12-20 18:35']))).toEqual([]);
});

describe('bookings that clash', () => {
  test('are two stays in one night', () => {
    expect(kinds(makeStay('other', '2026-12-15', '2026-12-17'), STAY)).toEqual(['two-stays 2026-12-15 stay other']);
  });

  test('are a flight that arrives after the check-in day', () => {
    const late = makeJourney(
      'late',
      ['2026-12-13 10:25', '2026-12-13 13:20'],
      ['2026-12-16 17:40', '2026-12-16 18:35'],
    );
    expect(kinds(STAY, late)).toEqual(['arrives-late 2026-12-13 stay late']);
    const overnight = makeJourney('night', ['2026-12-12 23:00', '2026-12-13 02:00']);
    expect(kinds(STAY, overnight)).toEqual(['arrives-late 2026-12-13 stay night']);
  });

  test('are a way back before the stay ends', () => {
    const early = makeJourney(
      'early',
      ['2026-12-12 10:25', '2026-12-12 13:20'],
      ['2026-12-15 17:40', '2026-12-15 18:35'],
    );
    expect(kinds(STAY, early)).toEqual(['leaves-early 2026-12-15 stay early']);
  });

  test('are a one-way flight in the middle of a stay', () => {
    const middle = makeJourney('middle', ['2026-12-14 10:25', '2026-12-14 13:20']);
    expect(kinds(STAY, middle)).toEqual(['away-during-stay 2026-12-14 stay middle']);
  });

  test('are two journeys at once, by the clock of each place', () => {
    const other = makeJourney('other', ['2026-12-12 12:00', '2026-12-12 15:00']);
    expect(kinds(RETURN, other)).toEqual(['two-journeys 2026-12-12 return other']);
    // 13:20 in Bali is 12:20 in Jakarta, when the next one leaves.
    expect(kinds(RETURN, makeJourney('after', ['2026-12-12 12:20', '2026-12-12 15:20']))).toEqual([]);
  });

  test('are a tour for which the way back does not wait', () => {
    expect(kinds(RETURN, makeVisit('tour', '2026-12-16 16:00'))).toEqual(['visit-while-away 2026-12-16 tour return']);
    expect(kinds(RETURN, makeVisit('tour', '2026-12-16 15:40'))).toEqual([]);
  });
});

describe('nights without a bed', () => {
  const long = makeJourney('long', ['2026-12-10 10:25', '2026-12-10 13:20'], ['2026-12-18 17:40', '2026-12-18 18:35']);

  test('are named before and after the stay', () => {
    const gaps = findClashes([STAY, long]);
    expect(gaps.map(({ kind, date, nights }) => ({ kind, date, nights }))).toEqual([
      { kind: 'no-bed', date: '2026-12-10', nights: 2 },
      { kind: 'no-bed', date: '2026-12-16', nights: 2 },
    ]);
    expect(gaps.some(isClash)).toBe(false);
  });

  test('are none where another stay covers them, and nobody asks without any stay', () => {
    expect(
      kinds(STAY, long, makeStay('before', '2026-12-10', '2026-12-12'), makeStay('after', '2026-12-16', '2026-12-18')),
    ).toEqual([]);
    expect(kinds(long)).toEqual([]);
  });
});

test('stays that never share a night never clash', () => {
  const nights = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(nights, (gaps) => {
      let day = 0;
      const dateOf = (at: number) => new Date(Date.UTC(2026, 11, 1 + at)).toISOString().slice(0, 10);
      const stays = gaps.map((gap, index) => {
        const from = day + gap;
        day = from + 2;
        return makeStay(`stay ${index}`, dateOf(from), dateOf(day));
      });
      expect(findClashes([...stays].reverse())).toEqual([]);
    }),
  );
});

test('a moment in a zone that nobody knows is left alone', () => {
  const odd = { ...makeVisit('odd', '2026-12-16 17:00') };
  const lost = { ...odd, agenda: odd.agenda.map((entry) => ({ ...entry, zone: 'Mars/Olympus' })) };
  expect(kinds(RETURN, lost)).toEqual([]);
});
