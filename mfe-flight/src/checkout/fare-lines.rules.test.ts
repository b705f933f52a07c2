import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { toCheckedFare } from '../api/flight-adapter.ts';
import { fareAnswer } from '../api/flight-checkout.fixture.ts';
import { fareLines } from './fare-lines.rules.ts';

test('fare lines always add up to the total', () => {
  const count = fc.integer({ min: 0, max: 7 });
  fc.assert(
    fc.property(
      fc.record({ ADT: fc.integer({ min: 1, max: 7 }), CHD: count, INF: count }),
      fc.boolean(),
      fc.integer({ min: 0, max: 9 }),
      (counts, isReturn, slip) => {
        const answer = fareAnswer({ counts, isReturn });
        const checked = toCheckedFare({ ...answer, total: answer.total + slip });
        const { journeys, rest } = fareLines(checked);
        const sum = journeys.reduce((minor, journey) => minor + journey.sum.minor, 0);
        expect(sum + rest.minor).toBe(checked.total.minor);
        expect(rest.minor).toBe(slip);
        for (const journey of journeys) {
          const fares = journey.fares.reduce((minor, line) => minor + line.sum.minor, 0);
          expect(fares + journey.taxes.minor).toBe(journey.sum.minor);
        }
      },
    ),
  );
});
