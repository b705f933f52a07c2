import { expect, test } from '@jest/globals';
import type { PricedTraveller } from '@wisata/kernel/contracts/tour-breakdown';
import {
  VENUE_DETAIL_ANSWER,
  VENUE_PASS_ANSWER,
  VENUE_PRICE_ANSWER,
  VENUE_WEEKEND_PRICE_ANSWER,
} from '@wisata/kernel/contracts/venue-answers.fixture';
import { toDetail } from '../api/visit-adapter.ts';
import {
  countPaxes,
  findChoiceProblem,
  formatVisitChoice,
  parseVisitChoice,
  paxesOf,
  priceChoice,
  type VisitChoice,
} from './visit-choice.rules.ts';

const TODAY = '2026-11-20';
const [TUESDAY, SATURDAY, MONDAY, CHRISTMAS] = ['2026-12-01', '2026-12-12', '2026-12-14', '2026-12-25'];
/** On 2 December the first session is full; on the 5th all are. */
const FULL = '2026-12-02';
const PRICES = [VENUE_PRICE_ANSWER, VENUE_WEEKEND_PRICE_ANSWER];
const AQUARIUM = {
  prices: PRICES,
  visit: toDetail({
    ...VENUE_DETAIL_ANSWER,
    schedulePeriod: {
      ...VENUE_DETAIL_ANSWER.schedulePeriod!,
      blackDays: [1],
      blackDates: [{ start: CHRISTMAS, end: CHRISTMAS, reason: 'Private event' }],
    },
  }),
};
const PASS = { visit: toDetail(VENUE_PASS_ANSWER), prices: PRICES };

const FAMILY = paxesOf({ ADT: 2, CHD: 1, INF: 0 });
const choose = (more: Partial<VisitChoice> = {}): VisitChoice => ({
  id: 'VEN-020',
  date: TUESDAY,
  timeId: '1',
  packageId: '',
  paxes: FAMILY,
  ...more,
});

test('an address carries a choice there and back, with the beds, visas and extras of each traveller', () => {
  const paxes: PricedTraveller[] = [
    { type: 'ADT', isExtraBed: false, bed: 'single', isIncludeVisa: true, miscellaneous: ['TOUR-001-LUNCH'] },
    { type: 'CHD', isExtraBed: true, bed: '', isIncludeVisa: false, miscellaneous: [] },
    { type: 'CHD', isExtraBed: false, bed: 'no-bed', isIncludeVisa: false, miscellaneous: ['A', 'B'] },
    { type: 'INF', isExtraBed: false, bed: '', isIncludeVisa: false, miscellaneous: [] },
  ];
  const choice = choose({ packageId: 'VEN-020-2', paxes });
  expect(parseVisitChoice(new URLSearchParams(formatVisitChoice(choice).toString()))).toEqual(choice);
});

test('an address that says nothing or nonsense means two adults and no day', () => {
  const empty = { id: '', date: undefined, timeId: '', packageId: '', paxes: paxesOf({ ADT: 2, CHD: 0, INF: 0 }) };
  expect(parseVisitChoice(new URLSearchParams('date=2026-02-31&pax=X&pax='))).toEqual(empty);
});

test('who stays in a party keeps what was chosen', () => {
  const before = FAMILY.map((pax) => ({ ...pax, isIncludeVisa: true }));
  const after = paxesOf({ ADT: 1, CHD: 2, INF: 0 }, before);
  expect(countPaxes(after)).toEqual({ ADT: 1, CHD: 2, INF: 0 });
  expect(after.map(({ isIncludeVisa }) => isIncludeVisa)).toEqual([true, true, false]);
});

test('a weekend has its own price, and the rows sum to the total', () => {
  expect(priceChoice(AQUARIUM, choose(), TODAY)?.breakdown).toMatchObject({ Currency: 'SGD', GrandTotal: 119 });
  const weekend = priceChoice(AQUARIUM, choose({ date: SATURDAY }), TODAY);
  expect(weekend?.price.Code).toBe('WE');
  expect(weekend?.breakdown).toMatchObject({
    AdultPrice: 50,
    TotalAdultPrice: 100,
    TotalChildPrice: 35,
    GrandTotal: 135,
  });
  expect(priceChoice(AQUARIUM, choose({ packageId: 'gone' }), TODAY)).toBeUndefined();
});

test.each<[string, Partial<VisitChoice>, object | undefined]>([
  ['everything', {}, undefined],
  ['no day', { date: undefined }, { code: 'DATE_MISSING' }],
  ['no time', { timeId: '' }, { code: 'TIME_MISSING' }],
  ['a session that is full', { date: FULL }, { code: 'CLOSED', closure: { code: 'FULL', left: 0 } }],
  ['the session after it', { date: FULL, timeId: '2' }, undefined],
  ['a black date', { date: CHRISTMAS }, { code: 'CLOSED', closure: { code: 'BLACK_DATE', reason: 'Private event' } }],
  ['a Monday', { date: MONDAY }, { code: 'CLOSED', closure: { code: 'BLACK_DAY' } }],
  ['too many', { paxes: paxesOf({ ADT: 11, CHD: 0, INF: 0 }) }, { code: 'TOO_MANY', maxPax: 10 }],
  ['an infant', { paxes: paxesOf({ ADT: 1, CHD: 0, INF: 1 }) }, { code: 'TYPE_NOT_SOLD', type: 'INF' }],
  ['a package that is gone', { packageId: 'gone' }, { code: 'PRICE_MISSING' }],
])('what keeps a choice from being booked: %s', (_, more, problem) => {
  expect(findChoiceProblem(AQUARIUM, choose(more), TODAY)).toEqual(problem);
});

test('where no day has a place left, no day is asked for', () => {
  const { schedulePeriod: period } = AQUARIUM.visit;
  const gone = { ...AQUARIUM.visit, schedulePeriod: { ...period!, baseQuota: 0, quotaDetails: [] } };
  expect(findChoiceProblem({ ...AQUARIUM, visit: gone }, choose({ date: undefined }), TODAY)).toEqual({
    code: 'SOLD_OUT',
  });
});

test('a pass needs no day', () => {
  expect(findChoiceProblem(PASS, choose({ date: undefined, timeId: '' }), TODAY)).toBeUndefined();
});
