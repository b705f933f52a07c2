import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ACCOUNT_CALLS } from './contract/account-calls.fixture.ts';
import { CONTENT_CALLS } from './contract/content-calls.fixture.ts';
import { contractBackend, exact, missingFields, startContractBackend } from './contract/contract.fixture.ts';
import { GROUND_CALLS } from './contract/ground-calls.fixture.ts';
import { STAY_AND_FLIGHT_CALLS } from './contract/stay-and-flight-calls.fixture.ts';
import { VISIT_CALLS } from './contract/visit-calls.fixture.ts';

/** Every call of the contract (spec section 7), by method and path below `/api/v1`. */
const CALLS: Readonly<Record<string, readonly string[]>> = {
  GET: exact(`auth/profil top/get-category top/get-menu top/get-sliders top/get-popular-product top/frontend-faq
    top/frontend-banner top/frontend-partners top/frontend-notice payment/merchant-info dashboard/passenger
    dashboard/passenger/{id} dashboard/booking dashboard/booking/{id} dashboard/booking-tour dashboard/booking-hotel
    dashboard/booking-flight itinerary itinerary/group transaction transaction/detail/{id} admin/member admin/member/{id}
    blog/page-setting blog/get-list blog/get-additional-content blog/get-popular blog/get-related blog/page-content/get-list
    blog/detail/{slug} blog/get-meta/{slug} tour/master-location tour/master-category tour/master-type tour/master-destination
    transport/airport train/search-station train/get-station-code flight/search-airport flight/get-airport
    hotel/list-cities-byname promo-code/booking-promo-available`),
  'GET v2': exact('hotel/list-hotel'),
  POST: exact(`auth/login auth/logout auth/register auth/forgetpassword auth/resetpassword top/get-category-product
    top/get-sliders-product top/get-product top/remove-product-sliders messages/create-new category-product/get-price
    category-product/booking payment/add merchant/redirect-url dashboard/passenger itinerary/add itinerary/voucher_itin
    download/voucher guest-order tour/availability tour/detail tour/price-detail tour/get-price tour/booking
    venue/availability venue/detail venue/price-detail venue/booking transport/search transport/confirm transport/addtocart
    transport/booking train/availability train/booking flight/availability flight/fare-detail flight/booking
    hotel/availability hotel/availability-page hotel/detail hotel/cancel-policy hotel/booking promo-code/applied`),
  PATCH: exact('dashboard/passenger/{id}'),
  DELETE: exact('dashboard/passenger/{id} itinerary/delete/{id}'),
};

const CONTRACT = { ...ACCOUNT_CALLS, ...CONTENT_CALLS, ...STAY_AND_FLIGHT_CALLS, ...GROUND_CALLS, ...VISIT_CALLS };

beforeAll(startContractBackend);
afterAll(() => contractBackend().close());

test('every call of the contract is asked here', () => {
  const named = Object.entries(CALLS).flatMap(([method, paths]) => paths.map((path) => `${method} ${path}`));
  const asked = new Set(Object.keys(CONTRACT).map((name) => name.split(',')[0]));
  expect([...asked].sort()).toEqual(named.sort());
});

test.each(Object.entries(CONTRACT))('%s answers with the fields of the contract', async (_call, [ask, fields]) => {
  expect(missingFields(await ask(), fields)).toEqual([]);
});
