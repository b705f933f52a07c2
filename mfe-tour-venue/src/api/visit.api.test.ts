import { createTestApp, refusal } from '@wisata/runtime/testing';
import { parseVisitChoice } from '../visit/visit-choice.rules.ts';
import { BOROBUDUR_DETAIL, BOROBUDUR_PRICE } from './visit.fixture.ts';
import { checkPrice, getPricedVisit } from './visit.api.ts';
import { loadPlace } from './visit-places.api.ts';

const DETAIL = 'POST /api/v1/tour/detail';
const PRICES = 'POST /api/v1/tour/price-detail';

test('a product is read with its price lists, and members say that they are one', async () => {
  const { app, requests } = createTestApp({
    handlers: { [DETAIL]: () => BOROBUDUR_DETAIL, [PRICES]: () => [BOROBUDUR_PRICE] },
  });
  const answer = await getPricedVisit(app.api, 'tour', 'TUR-005', true);
  expect(answer).toMatchObject({
    ok: true,
    data: { isMember: true, visit: { id: 'TUR-005', from: { minor: 7200 }, place: 'Yogyakarta, Indonesia' } },
  });
  expect(requests.find(({ target }) => target === PRICES)?.json).toEqual({ uniqueId: 'TUR-005', isMember: true });
});

test('an odd field costs its own line alone', async () => {
  const odd = { ...BOROBUDUR_DETAIL, reviews: 'many', bring: null };
  const { app } = createTestApp({ handlers: { [DETAIL]: () => odd, [PRICES]: () => [BOROBUDUR_PRICE] } });
  const answer = await getPricedVisit(app.api, 'tour', 'TUR-005', false);
  expect(answer).toMatchObject({
    ok: true,
    data: { visit: { title: BOROBUDUR_DETAIL.title, reviews: [], bring: [] } },
  });
});

test('a price check that is refused gives the reason', async () => {
  const full = () => refusal(409, 'There are not enough places left on this date.', { code: 'TOUR_FULL' });
  const { app } = createTestApp({ handlers: { 'POST /api/v1/tour/get-price': full } });
  const choice = parseVisitChoice(new URLSearchParams('uniqueId=TUR-005'));
  const asked = { service: 'tour', priceId: 'PRC-1', scheduleId: '', choice, isMember: false } as const;
  const answer = await checkPrice(app.api, asked);
  expect(answer).toMatchObject({ ok: false, failure: { code: 'TOUR_FULL' } });
});

test('a place that nobody can name is called by its code', async () => {
  const { app } = createTestApp({ handlers: { 'GET /api/v1/tour/master-location': () => refusal(500, 'Away') } });
  expect(await loadPlace(app, 'tour', 'JKT')).toMatchObject({ city: 'Jakarta' });
  expect(await loadPlace(app, 'tour', 'XYZ')).toMatchObject({ city: 'XYZ' });
});
