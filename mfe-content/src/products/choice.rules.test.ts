import { describe, expect, test } from '@jest/globals';
import { PIECES, SALE } from '../api/sold.fixture.ts';
import { changeChoice, choicePayload, choiceQuery, isBookable, parseChoice, priceChoice } from './choice.rules.ts';

const NOW = Date.parse('2026-11-20T03:00:00Z');
const parse = (query: string) => parseChoice(SALE, new URLSearchParams(query), NOW);

describe('a choice', () => {
  test('that an address says nothing of is the first that two can have', () => {
    // At eleven in the morning of the first day its afternoon is too near, and so is the next morning not.
    const choice = parse('');
    expect(choice).toEqual({ option: 'snorkel', date: '2026-11-21', time: '0730', adult: 2, child: 0, qty: 1 });
    expect(isBookable(SALE, choice, NOW)).toBe(true);
  });

  test('comes back from its own address', () => {
    const choice = parse('option=land&date=2026-12-11&time=1300&adult=3');
    expect(choice).toMatchObject({ option: 'land', date: '2026-12-11', time: '1300', adult: 3 });
    expect(parse(choiceQuery(SALE, choice).toString())).toEqual(choice);
  });

  test('of a day without room for so many is another day', () => {
    expect(parse('date=2026-12-11&adult=4').date).toBe('2026-11-21');
    expect(parse('date=2026-12-11&time=0730&adult=2')).toMatchObject({ date: '2026-12-11', time: '1300' });
  });

  test.each(['adult=99', 'adult=-1', 'adult=1.5', 'adult=x', 'date=soon', 'option=free'])(
    '%s is not believed',
    (query) => {
      expect(parse(query)).toEqual(parse(''));
    },
  );

  test('leaves children out of an option that takes none', () => {
    const choice = parse('adult=2&child=1');
    expect(changeChoice(SALE, choice, { option: 'land' }, NOW).child).toBe(0);
  });

  test('that grows past a session moves to one with room, and cannot be booked where there is none', () => {
    const choice = parse('date=2026-12-11&adult=3');
    const grown = changeChoice(SALE, choice, { adult: 4 }, NOW);
    expect([choice.time, grown.time, isBookable(SALE, grown, NOW)]).toEqual(['1300', '', false]);
  });

  test('costs what its people cost, or its pieces', () => {
    expect(priceChoice(SALE, parse('adult=2&child=1')).GrandTotal).toBe(1_940_000);
    const pieces = parseChoice(PIECES, new URLSearchParams('qty=3'), NOW);
    expect(priceChoice(PIECES, pieces).GrandTotal).toBe(360_000);
    expect(choicePayload(PIECES, pieces)).toEqual({
      uniqueId: 'ANC-005',
      option_id: 'week',
      date: '2026-11-21',
      time_id: '',
      qty: 3,
    });
  });
});
