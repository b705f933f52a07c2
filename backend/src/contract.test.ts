import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ACCOUNT_CALLS } from './contract/account-calls.fixture.ts';
import { bookProduct, CONTENT_CALLS } from './contract/content-calls.fixture.ts';
import {
  CONTACT,
  contractBackend,
  data,
  exact,
  missingFields,
  post,
  startContractBackend,
} from './contract/contract.fixture.ts';
import { bookRide, GROUND_CALLS } from './contract/ground-calls.fixture.ts';
import { STAY_AND_FLIGHT_CALLS } from './contract/stay-and-flight-calls.fixture.ts';
import { bookedVenueOrder, VISIT_CALLS } from './contract/visit-calls.fixture.ts';
import type { LooseJson } from './testing.ts';

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

const askOf = (call: string) => CONTRACT[call]![0];
const SURF_CLASS = { uniqueId: 'ACT-001', option_id: 'group', date: '2026-12-11', time_id: '0700', adult: 2 };

/** What an order that was made in English is called in each language; a name of its own stays as it is. */
const TITLES: readonly (readonly [service: string, ask: () => Promise<LooseJson>, en: string, id: string])[] = [
  ['hotel', askOf('POST hotel/booking'), 'Nusa Rinjani Jimbaran', 'Nusa Rinjani Jimbaran'],
  ['flight', askOf('POST flight/booking'), 'Jakarta (CGK) → Denpasar (DPS)', 'Jakarta (CGK) → Denpasar (DPS)'],
  ['train', askOf('POST train/booking'), 'Jakarta (GMR) → Surabaya (SBI)', 'Jakarta (GMR) → Surabaya (SBI)'],
  [
    'transport',
    bookRide,
    'Transfer Gambir station (GMR) → Soekarno-Hatta International Airport (CGK)',
    'Antar jemput Stasiun Gambir (GMR) → Soekarno-Hatta International Airport (CGK)',
  ],
  ['tour', askOf('POST tour/booking'), 'Bromo sunrise from Malang', 'Matahari terbit Bromo dari Malang'],
  ['venue', bookedVenueOrder, 'Venue - Southern Sea aquarium', 'Atraksi - Akuarium Laut Selatan'],
  [
    'activities',
    () => bookProduct(SURF_CLASS),
    'First waves: surf class in Kuta',
    'Ombak pertama: kelas selancar di Kuta',
  ],
  [
    'extras',
    askOf('POST category-product/booking'),
    'SIM card for Indonesia, ready at the airport',
    'Kartu SIM Indonesia, siap di bandara',
  ],
];

test.each(TITLES)('an order of %s is called in the language it is read in', async (_service, ask, en, id) => {
  const { code: order_id } = await ask();
  async function titleIn(language: string) {
    const order = { email: CONTACT.email, order_id };
    const answer = await data('POST', '/api/v1/guest-order', order, 'basic', { 'accept-language': language });
    return answer.data.carts[0].title as string;
  }
  expect([await titleIn('en'), await titleIn('id')]).toEqual([en, id]);
});

test('so is what was paid for it', async () => {
  const email = CONTACT.email;
  const { id } = await bookRide();
  const order = { bookings: [id], bank_code: '014', product_code: 'BCAVA', email };
  const { no_trx: order_id } = await post('payment/add', order);
  const language = { 'accept-language': 'id' };
  const paid = await data('POST', '/api/v1/guest-order', { email, order_id }, 'basic', language);
  expect(paid.data.transactions[0].title).toMatch(/^Antar jemput Stasiun Gambir/);
});

test('the back office names it as its traveller is written to', async () => {
  const { id } = await bookRide();
  const language = { 'accept-language': 'id' };
  const { order } = await data('GET', `/api/v1/admin/order/${id}`, undefined, 'admin', language);
  expect(order.title).toMatch(/^Transfer Gambir station/);
});
