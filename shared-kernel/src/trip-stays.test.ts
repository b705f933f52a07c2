import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isClash } from './trip-clash.ts';
import { findClashes } from './trip-fit.ts';
import { makeJourney, makeStay, makeVisit } from './trip.fixture.ts';

const STAY = makeStay('stay', '2026-12-12', '2026-12-16');
const RETURN = makeJourney(
  'return',
  ['2026-12-12 10:25', '2026-12-12 13:20'],
  ['2026-12-16 17:40', '2026-12-16 18:35'],
);
const kinds = (...lines: Parameters<typeof findClashes>[0]) =>
  findClashes(lines).map(({ kind, date, lines: [first, second] }) => `${kind} ${date} ${first.id} ${second.id}`);

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
    const after = (time: string) => kinds(RETURN, makeJourney('after', [`2026-12-12 ${time}`, '2026-12-12 15:20']));
    expect(after('12:20')).toEqual(['missed 2026-12-12 return after']);
    expect(after('12:55')).toEqual(['tight 2026-12-12 return after']);
    expect(after('13:20')).toEqual([]);
  });

  test('are a tour for which the way back does not wait', () => {
    expect(kinds(RETURN, makeVisit('tour', '2026-12-16 17:00'))).toEqual(['visit-while-away 2026-12-16 tour return']);
    expect(kinds(RETURN, makeVisit('tour', '2026-12-16 16:15'))).toEqual(['missed 2026-12-16 tour return']);
    expect(kinds(RETURN, makeVisit('tour', '2026-12-16 16:00'))).toEqual(['tight 2026-12-16 tour return']);
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

const at = (name: string, latitude: number, longitude: number) => ({ name, town: name, latitude, longitude });
const [JAKARTA, BALI] = [at('CGK', -6.13, 106.66), at('DPS', -8.75, 115.17)];
const through = (line: ReturnType<typeof makeJourney>, ...stops: (typeof JAKARTA)[]) => ({
  ...line,
  agenda: line.agenda.map((entry, index) => ({ ...entry, stop: stops[index]! })),
});

describe('places that are known', () => {
  const house = through(STAY, BALI, BALI);
  const there = through(makeJourney('there', ['2026-12-10 10:25', '2026-12-10 13:20']), JAKARTA, BALI);
  const back = through(makeJourney('back', ['2026-12-17 17:40', '2026-12-17 18:35']), BALI, JAKARTA);

  test('tell a way out and a way back of two bookings, and the nights between them without a bed', () => {
    expect(kinds(there, house, back)).toEqual(['no-bed 2026-12-10 stay there', 'no-bed 2026-12-16 stay there']);
  });

  test('make no clash of a transfer, of a day away, or of a second room', () => {
    const transfer = through(makeJourney('ride', ['2026-12-14 10:25', '2026-12-14 11:20']), BALI, BALI);
    const day = [
      through(makeJourney('out', ['2026-12-14 06:00', '2026-12-14 09:00']), BALI, JAKARTA),
      through(makeJourney('in', ['2026-12-14 19:00', '2026-12-14 22:00']), JAKARTA, BALI),
    ];
    expect(kinds(house, transfer)).toEqual([]);
    expect(kinds(house, ...day)).toEqual([]);
    expect(kinds(house, { ...house, id: 'second room' })).toEqual([]);
  });
});

test('a moment in a zone that nobody knows is left alone', () => {
  const odd = { ...makeVisit('odd', '2026-12-16 17:00') };
  const lost = { ...odd, agenda: odd.agenda.map((entry) => ({ ...entry, zone: 'Mars/Olympus' })) };
  expect(kinds(RETURN, lost)).toEqual([]);
});
