import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderPage, type RenderPageOptions } from '@wisata/runtime/testing';
import { queryOf } from '@wisata/runtime/testing-links';
import { PARTNERS_SAMPLE, PRODUCT_SAMPLE } from '../api/content.fixture.ts';
import { FLIGHT_LANDING_SAMPLE, LANDINGS_SAMPLE } from '../api/landing.fixture.ts';
import { remote } from '../manifest.ts';
import en from '../messages/en.json' with { type: 'json' };
import id from '../messages/id.json' with { type: 'json' };
import { HOME_ANSWERS } from './home.fixture.ts';

function HotelForm() {
  return <p>Hotel form</p>;
}
function FlightForm() {
  return <p>Flight form</p>;
}

const openHome = (options: Partial<RenderPageOptions> = {}) =>
  renderPage({
    routes: remote.routes,
    url: '/',
    messages: { content: options.locale === 'id' ? id : en },
    slots: { 'hotel:search-form': HotelForm, 'flight:search-form': FlightForm },
    handlers: HOME_ANSWERS,
    config: { services: ['hotel'] },
    ...options,
  });

// Transforming the page's modules is slow, and none of its business is measured by it.
beforeAll(() => import('./home.page.tsx'), 30_000);

test('a stay shows the total of one night for two and leads to its rooms on that night', async () => {
  await openHome();
  const link = await screen.findByRole('link', { name: 'Arunika Sanur' });
  expect(queryOf(link)).toMatchObject({
    hotelKey: 'HTL-DPS-008',
    destinationKey: 'DPS',
    checkInDate: '2026-11-21',
    checkOutDate: '2026-11-22',
    countRoom: '1',
    countGuest: '2',
    countChild: '0',
    categoryProductId: '7',
  });
  const card = within(link.closest('article')!);
  expect(card.getByText(/^Rp\.\s1\.345\.000$/)).toBeVisible();
  expect(card.getByText('Sat 21 Nov, 1 night, 2 guests, taxes included')).toBeVisible();
  expect(card.getByText('Rated 8.9 out of 10')).toBeInTheDocument();
});

test('numbers and words are Indonesian in Indonesian', async () => {
  await openHome({ locale: 'id' });
  expect(await screen.findByText('Sab, 21 Nov, 1 malam, 2 tamu, termasuk pajak')).toBeVisible();
  expect(screen.getByText('Nilai 8,9 dari 10')).toBeInTheDocument();
});

test('a service whose form an operator has turned off has no tab, and nothing of it is asked for', async () => {
  const slots = { 'hotel:search-form': () => <p>Never</p>, 'flight:search-form': FlightForm };
  await openHome({ slots, config: { services: ['hotel', 'flight'], slotsOff: ['hotel:search-form'] } });
  expect(await screen.findByText('Flight form')).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
});

test('a full hotel says so instead of a price', async () => {
  const full = { ...PRODUCT_SAMPLE, totalPrice: null };
  await openHome({
    handlers: { ...HOME_ANSWERS, 'GET /api/v1/top/get-popular-product': () => ({ data: [full], total: 1 }) },
  });
  expect(await screen.findByText('No room left for Sat 21 Nov. Other nights are open.')).toBeVisible();
});

test('each part fails alone and can be asked for again', async () => {
  let isDown = true;
  await openHome({
    handlers: {
      ...HOME_ANSWERS,
      'GET /api/v1/top/get-popular-product': () =>
        isDown ? refusal(400, 'Out of order') : { data: [PRODUCT_SAMPLE], total: 24 },
    },
  });
  const region = within(await screen.findByRole('region', { name: 'Popular stays' }));
  expect(await region.findByText(/Out of order/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bali, shore by shore' })).toHaveAttribute(
    'href',
    '/promotion/sanur-to-uluwatu',
  );
  expect(screen.getByRole('link', { name: 'Borobudur at five in the morning' })).toBeVisible();
  isDown = false;
  await userEvent.click(region.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Arunika Sanur' })).toBeVisible();
});

test('nothing in a list is told in words', async () => {
  await openHome({
    handlers: {
      ...HOME_ANSWERS,
      'GET /api/v1/top/get-popular-product': () => ({ data: [], total: 0 }),
      'GET /api/v1/top/get-sliders': () => [],
    },
  });
  expect(await screen.findByText(/Every popular stay is full/)).toBeVisible();
  expect(await screen.findByText('There is no promotion at the moment.')).toBeVisible();
});

test('only active partners are named, with their mark', async () => {
  await openHome();
  const partner = await screen.findByText('Arunika Hotels');
  expect(partner).toBeVisible();
  expect(partner.querySelector('img')).toHaveAttribute('src', PARTNERS_SAMPLE.items[0]!.image);
  expect(screen.queryByText('Closed Hotels')).toBeNull();
});

test('where planes and trains are on sale, both ways to Surabaya stand beside the trip ideas, and only whole', async () => {
  const config = { services: ['hotel', 'flight', 'train'] };
  const way = 'GET /api/v1/top/get-landing';
  const both = {
    ...HOME_ANSWERS,
    'GET /api/v1/top/get-landings': () => [
      ...LANDINGS_SAMPLE,
      { ...LANDINGS_SAMPLE[0], slug: 'flights-jakarta-to-surabaya', to: 'Surabaya' },
    ],
    [`${way}/flights-jakarta-to-surabaya`]: () => ({ ...FLIGHT_LANDING_SAMPLE, to: 'Surabaya' }),
    [`${way}/trains-jakarta-to-surabaya`]: () => ({ ...FLIGHT_LANDING_SAMPLE, kind: 'train', to: 'Surabaya' }),
  };
  const name = 'Jakarta to Surabaya: plane or train?';
  const { unmount } = await openHome({ config, handlers: both });
  expect(await screen.findByRole('region', { name })).toHaveTextContent('Rp. 641.000');
  unmount();
  await openHome({
    config,
    handlers: { ...both, [`${way}/trains-jakarta-to-surabaya`]: () => refusal(400, 'Out of order') },
  });
  expect(await screen.findByRole('link', { name: 'Borobudur at five in the morning' })).toBeVisible();
  expect(await screen.findByText('Arunika Hotels')).toBeVisible();
  expect(screen.queryByRole('region', { name })).toBeNull();
});

test('one service needs no tabs', async () => {
  await openHome();
  expect(await screen.findByText('Hotel form')).toBeVisible();
  expect(screen.queryByRole('tablist')).toBeNull();
});

test('several services stand in their order, and the last one used comes first next time', async () => {
  const services = ['hotel', 'flight'];
  const first = await openHome({ config: { services } });
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Hotels', 'Flights']);
  expect(await screen.findByText('Hotel form')).toBeVisible();
  await act(async () => screen.getByRole('tab', { name: 'Flights' }).click());
  expect(await screen.findByText('Flight form')).toBeVisible();
  first.unmount();
  await openHome({ config: { services } });
  expect(await screen.findByText('Flight form')).toBeVisible();
});

test('a service whose search cannot be loaded says so, the page goes on', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await openHome({ slots: {} });
  expect(await screen.findByText('Hotels cannot be searched right now')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Arunika Sanur' })).toBeVisible();
  quiet.mockRestore();
});

test('the promotions have voucher codes, each with what it needs', async () => {
  await openHome();
  const code = within((await screen.findByRole('heading', { name: 'Night rate' })).closest('article')!);
  expect(code.getByText('MALAM15', { selector: 'b' })).toBeVisible();
  expect(code.getByText(/^From a total of Rp\.\s500\.000$/)).toBeVisible();
});

test('categories, the banner and pages about routes lead on', async () => {
  await openHome();
  const href = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await href(/^By the sea$/)).toBe('/product?page=seaside-stays');
  expect(await href(/^Nyepi\s*What closes$/)).toBe('/blog/nyepi-in-bali');
  expect(await href(/^Ask for an offer$/)).toBe('/enquiry');
  expect(await href(/^Flights Jakarta to Bali$/)).toBe('/popular/flights/jakarta-to-bali');
});

test('the best rated tours and venues stand beside the stays where they are on sale', async () => {
  const { TOUR_LIST_ANSWER } = await import('@wisata/kernel/contracts/tour-answers.fixture');
  await openHome({
    config: { services: ['hotel', 'tour'] },
    handlers: { ...HOME_ANSWERS, 'POST /api/v1/tour/availability': () => TOUR_LIST_ANSWER },
  });
  const tours = within(await screen.findByRole('region', { name: 'Tours and tickets' }));
  const [first] = await tours.findAllByRole('link');
  expect(first).toHaveAttribute('href', expect.stringMatching(/^\/tour\/detail\?uniqueId=/));
});

test('what was saved and looked at on this device leads back, each once', async () => {
  const product = (key: string, title: string) => ({
    service: 'tour',
    key,
    title,
    facts: 'S$ 72',
    path: `/tour/${key}`,
  });
  const [bromo, ijen] = [product('B', 'Bromo'), product('I', 'Ijen')];
  localStorage.setItem('aerowisata_saved_products.guest', JSON.stringify([bromo]));
  localStorage.setItem('aerowisata_seen_products.guest', JSON.stringify([ijen, bromo]));
  await openHome();
  const saved = within(await screen.findByRole('region', { name: 'Saved' }));
  expect(saved.getByRole('link', { name: 'Bromo' })).toHaveAttribute('href', '/tour/B');
  const seen = within(screen.getByRole('region', { name: 'Looked at last' }));
  expect(seen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Ijen']);
});
