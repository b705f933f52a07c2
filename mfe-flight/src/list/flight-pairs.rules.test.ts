import { expect, test } from '@jest/globals';
import { CITILINK, flight } from '../api/flight.fixture.ts';
import { toFlight } from '../api/flight-adapter.ts';
import { findPairs, hasBags, isPaidBack } from './flight-pairs.rules.ts';

const HOME = { Origin: 'DPS', Destination: 'CGK', DepartDate: '2026-12-16', ArriveDate: '2026-12-16' };
const out = toFlight(CITILINK, 'c');
const back = toFlight(flight('QG.691', 900_000, HOME), 'c');
const [fare] = out.classes;

/** The flight in three classes: bare, with a bag, and with a bag and a refund. */
function inThree(of: typeof out) {
  const { total } = of;
  const classOf = (id: string, more: number, baggage: string, isRefundable: boolean) => ({
    ...fare!,
    id: `${of.id}.${id}`,
    total: { ...total, minor: total.minor + more },
    baggage,
    policy: { ...of.policy, isRefundable },
  });
  const classes = [classOf('A', 0, '', false), classOf('B', 100, '20 kg', false), classOf('C', 300, '20 kg', true)];
  return { ...of, baggage: '', policy: classes[0]!.policy, classes };
}

test('the cheapest pair that is paid back is of the cheapest class of each flight that is, and its total says so', () => {
  const [there, home] = [inThree(out), inThree(back)];
  const { pairs, refundable } = findPairs({ outbound: [there], inbound: [home], isWithBag: false });
  expect(pairs[0]!.total.minor).toBe(there.total.minor + home.total.minor);
  expect(isPaidBack(pairs[0]!)).toBe(false);
  expect(refundable!.total.minor).toBe(there.total.minor + home.total.minor + 600);
  expect([isPaidBack(refundable!), refundable!.depart.classes[0]!.id]).toEqual([true, `${there.id}.C`]);
});

test('where bags are asked for, no pair is without one', () => {
  const bare = { ...back, baggage: '', classes: [{ ...back.classes[0]!, baggage: '' }] };
  const { pairs } = findPairs({ outbound: [out], inbound: [bare, back], isWithBag: true });
  expect(pairs.map(hasBags)).toEqual(out.baggage ? [true] : []);
  expect(findPairs({ outbound: [out], inbound: [bare], isWithBag: true })).toEqual({
    pairs: [],
    refundable: undefined,
  });
});
