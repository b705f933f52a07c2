import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { arrivesAt, leavesAt, type TimedJourney } from './journey-orders.ts';
import { money, type Currency, type Money } from './money.ts';
import { lowestTotal, rankPairs } from './trip-pairs.ts';

interface Journey extends TimedJourney {
  readonly fare: Money | undefined;
}

const two = (value: number) => String(value).padStart(2, '0');
const journey = (day: number, hour: number, minor: number | undefined, currency: Currency): Journey => ({
  departDate: `2026-12-${two(day)}`,
  departTime: `${two(hour)}:00`,
  originZone: 'Asia/Jakarta',
  arriveDate: `2026-12-${two(day)}`,
  arriveTime: `${two(hour + 2)}:00`,
  destinationZone: 'Asia/Makassar',
  durationMinutes: 60,
  fare: minor === undefined ? undefined : money(minor, currency),
});
const journeys = fc.array(
  fc
    .record({
      day: fc.integer({ min: 12, max: 13 }),
      hour: fc.integer({ min: 0, max: 21 }),
      minor: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
      currency: fc.constantFrom<Currency>('IDR', 'IDR', 'SGD'),
    })
    .map(({ day, hour, minor, currency }) => journey(day, hour, minor, currency)),
  { maxLength: 8 },
);
const fareOf = ({ fare }: Journey) => fare;

test('the ranking has the lowest totals of all pairs that can be travelled and paid at once', () => {
  fc.assert(
    fc.property(journeys, journeys, fc.integer({ min: 1, max: 20 }), (outbound, inbound, most) => {
      const totals = outbound
        .flatMap((depart) => inbound.map((back) => ({ depart, back })))
        .filter(({ depart, back }) => leavesAt(back) - arrivesAt(depart) >= 3_600_000)
        .filter(({ depart, back }) => depart.fare && depart.fare.currency === back.fare?.currency)
        .map(({ depart, back }) => depart.fare!.minor + back.fare!.minor)
        .sort((a, b) => a - b);
      const ranked = rankPairs({ outbound, inbound }, fareOf, most);
      expect(ranked.map(({ total }) => total.minor)).toEqual(totals.slice(0, most));
      for (const { depart, back, total } of ranked)
        expect(total).toEqual(money(depart.fare!.minor + back.fare!.minor, depart.fare!.currency));
      expect(lowestTotal({ outbound, inbound }, fareOf)?.minor).toBe(totals[0]);
    }),
  );
});

test('of one way the lowest fare is the total, and of two that do not fit there is none', () => {
  const outbound = [journey(12, 20, 5, 'IDR'), journey(12, 8, 7, 'IDR'), journey(12, 6, undefined, 'IDR')];
  expect(lowestTotal({ outbound, inbound: undefined }, fareOf)).toEqual(money(5, 'IDR'));
  expect(lowestTotal({ outbound, inbound: [journey(12, 5, 3, 'IDR')] }, fareOf)).toBeUndefined();
});
