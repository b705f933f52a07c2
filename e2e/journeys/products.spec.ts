import { readFile } from 'node:fs/promises';
import { expect, test } from 'playwright/test';
import { apiOf, type Api } from '../support/api.ts';
import { inDays } from '../support/bookings.ts';
import { watchFaults } from '../support/faults.ts';
import { becomeMember } from '../support/fresh-member.ts';
import { confirmBooking, payBy } from '../support/hotel-journey.ts';
import { openStarted } from '../support/started.ts';
import { wordsOf } from '../support/words.ts';

const CONTACT = { title: 'Mrs', first_name: 'Ratih', last_name: 'Paramita', calling_code: '62' };
const PHONE = '81234567890';

interface FoundFlight {
  readonly FlightId: string;
  readonly IsAvailable: boolean;
  readonly ClassObjects: readonly { readonly Id: string }[];
}

/** One seat to Bali, over the API. */
async function bookFlight(api: Api, token: string, email: string): Promise<void> {
  const counts = { adult: 1, child: 0, infant: 0 };
  const search = {
    origin: 'CGK',
    destination: 'DPS',
    departDate: inDays(60),
    returnDate: null,
    trip: 'one-way',
    ...counts,
  };
  const { Schedules } = await api.post<{ Schedules: { Flights: FoundFlight[] }[] }>(
    '/api/v1/flight/availability',
    search,
  );
  const found = Schedules[0]!.Flights.find(({ IsAvailable }) => IsAvailable)!;
  const chosen = { flights: [{ FlightId: found.FlightId, ClassId: found.ClassObjects[0]!.Id }], ...counts };
  const fare = await api.post<{ total: number }>('/api/v1/flight/fare-detail', chosen);
  const name = { title: 'MRS', first_name: 'Ratih', last_name: 'Paramita' };
  const passenger = { ...name, type: 'ADT', index: 1, birth_date: '1990-04-17', nationality: 'ID' };
  const contact = { ...CONTACT, title: 'MRS', email, mobile_phone: PHONE };
  const booking = { ...chosen, total_price: fare.total, contact, passengers: [passenger] };
  await api.post('/api/v1/flight/booking', booking, { token });
}

test('an activity and an extra are bought with a flight in one payment, with a code taken along', async ({
  page,
  baseURL,
}) => {
  const faults = watchFaults(page);
  const words = wordsOf('en');
  const api = apiOf(baseURL!);
  const { email, token } = await becomeMember(page, api);
  await bookFlight(api, token, email);
  const cards = { uniqueId: 'ANC-005', option_id: 'week', date: inDays(60), qty: 2 };
  await api.post(
    '/api/v1/category-product/booking',
    { ...cards, contact: { ...CONTACT, email, phone: PHONE } },
    { token },
  );

  await openStarted(page, '/promotion/checkout');
  await page.getByRole('button', { name: 'Remember for payment: JALAN15' }).click();
  await expect(page.getByRole('button', { name: 'Waits for your payment: JALAN15' })).toBeVisible();

  await openStarted(page, '/product');
  await page.getByRole('link', { name: 'All 12: Activities' }).click();
  await expect(page).toHaveURL(/\/product\?page=activities/);
  await page.getByRole('link', { name: 'Batik by hand in Yogyakarta' }).click();
  await page.getByRole('radio', { name: /A whole cloth/ }).check();
  const book = page.getByRole('link', { name: /^Book for Rp\.\s1\.150\.000/ });
  await book.click();
  await expect(page).toHaveURL(/\/product\/checkout\?/);
  await page.getByRole('combobox', { name: words.title }).selectOption({ index: 1 });
  await confirmBooking(page, 'en');
  await expect(page.getByText('You took JALAN15 along: it takes Rp. 172.500 off this booking.')).toBeVisible();
  await page.getByRole('button', { name: 'Use JALAN15' }).click();
  await expect(page.getByRole('button', { name: 'Remove JALAN15' })).toBeVisible();

  await page.goto('/cart');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
  await page.getByRole('link', { name: 'Choose how to pay' }).click();
  await payBy(page, 'en', 'BCA');
  await page.getByRole('button', { name: words.payNow, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Paid. Your tickets and vouchers are ready' })).toBeVisible({
    timeout: 30_000,
  });

  const { data } = await api.get<{ data: { id: string; service: string; status: string }[] }>(
    '/api/v1/dashboard/booking',
    { token },
  );
  expect(data.map(({ service, status }) => `${service} ${status}`).sort()).toEqual([
    'category_product_activities issued',
    'category_product_ancillary issued',
    'flight issued',
  ]);
  const activity = data.find(({ service }) => service === 'category_product_activities')!;
  await openStarted(page, `/product/eticket?id=${activity.id}`);
  await expect(page.getByRole('article', { name: 'Batik by hand in Yogyakarta' })).toContainText('A whole cloth');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download voucher' }).click();
  expect((await readFile(await (await download).path())).subarray(0, 5).toString()).toBe('%PDF-');
  expect(faults()).toEqual([]);
});
