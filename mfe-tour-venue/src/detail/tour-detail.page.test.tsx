import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findChildBed, keepChildBed } from '@wisata/runtime/child-bed';
import { createTestApp, refusal } from '@wisata/runtime/testing';
import { BOROBUDUR_DETAIL, BOROBUDUR_PRICE } from '../api/visit.fixture.ts';
import { openVisits } from '../testing/visit-pages.tsx';

const URL_OF = '/tour/detail?uniqueId=TUR-005&date=2026-12-13&pax=A&pax=A';

const check = async () => within(await screen.findByRole('complementary', { name: 'Price check' }));

test('packages stand side by side, each with why it does not take the party', async () => {
  await openVisits({ url: URL_OF });
  const choose = within(await screen.findByRole('region', { name: 'Choose date and people' }));
  expect(choose.getByRole('button', { name: 'Chosen: Small group' })).toHaveAttribute('aria-pressed', 'true');
  expect(choose.getByText('Minimum number of pax is 4, please add 2 more pax(s)')).toBeVisible();
  expect(choose.getByText('Package for Infant is not available')).toBeVisible();
});

test('the price follows the party, is checked with the operator, and leads to the checkout at what was seen', async () => {
  const user = userEvent.setup();
  const { router } = await openVisits({ url: URL_OF });
  await user.click(await screen.findByRole('button', { name: 'One child with extra bed more' }));
  expect(await screen.findByRole('row', { name: /Child with extra bed 1 × S\$\s60/ })).toBeVisible();
  expect(await screen.findByText(/Same price, checked/)).toBeVisible();
  expect((await check()).getByText(/^about Rp\.\s2\.618\.880/)).toBeVisible();
  expect((await check()).getByText('Free cancellation until Sun 6 Dec 2026')).toBeVisible();
  await user.click((await check()).getByRole('link', { name: /^Book for/ }));
  expect(router.state.location.pathname).toBe('/tour/checkout');
  const query = new URLSearchParams(router.state.location.search);
  expect([query.getAll('pax').join(), query.get('date'), query.get('totalPrice')]).toEqual([
    'A,A,Ce',
    '2026-12-13',
    '218.24',
  ]);
});

test('children sleep as was chosen elsewhere in this visit, and what is chosen here is kept for the next', async () => {
  const user = userEvent.setup();
  keepChildBed(createTestApp({ nowMs: Date.parse('2026-11-24T02:00:00Z') }).app, true);
  const { app } = await openVisits({ url: '/tour/detail?uniqueId=TUR-005&date=2026-12-13&adult=2&child=1' });
  expect(await screen.findByRole('row', { name: /Child with extra bed 1 × / })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'One child more' }));
  expect(findChildBed(app)).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'One child less' }));
  expect(findChildBed(app)).toBe(true);
});

test.each([
  ['adult=-1', [/^Adult 1 ×/]],
  ['adult=0&child=-3', [/^Adult 2 ×/]],
  ['adult=1.5&child=x', [/^Adult 1 ×/]],
  ['adult=150', [/^Adult 99 ×/]],
  ['adult=97&child=7', [/^Adult 97 ×/, /^Child 2 ×/]],
])('an address that asks for %s has a party as one booking takes it', async (party, rows) => {
  await openVisits({ url: `/tour/detail?uniqueId=TUR-005&date=2026-12-13&${party}` });
  for (const name of rows) expect((await screen.findAllByRole('row', { name }))[0]).toBeVisible();
});

test('what the operator refuses is said where the price stands', async () => {
  const full = () => refusal(409, 'There are not enough places left.', { code: 'TOUR_FULL' });
  await openVisits({ url: URL_OF, locale: 'id', handlers: { 'POST /api/v1/tour/get-price': full } });
  expect(await screen.findByText('Tempat pada tanggal ini tidak cukup lagi. Pilih tanggal lain.')).toBeVisible();
});

test('closed days say why, and without a date nothing is booked', async () => {
  const period = { ...BOROBUDUR_DETAIL.schedulePeriod!, endDate: '2026-12-20' };
  const handlers = { 'POST /api/v1/tour/detail': () => ({ ...BOROBUDUR_DETAIL, schedulePeriod: period }) };
  await openVisits({ url: '/tour/detail?uniqueId=TUR-005&pax=A&pax=A', handlers });
  const reasons = within(await screen.findByRole('list', { name: 'Closed days and why' }));
  expect(reasons.getByText(/Nothing starts on this day of the week/)).toBeVisible();
  expect(reasons.getByText(/Reservation must be made at least 1 day\(s\) before the departure date/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Later months' }));
  expect(reasons.getByText(/Closed: Day of silence/)).toBeVisible();
  expect(reasons.getByText('Nothing starts on other crossed-out days.')).toBeVisible();
  expect((await check()).getByText('Choose a date.')).toBeVisible();
  expect((await check()).queryByRole('link', { name: /^Book for/ })).toBeNull();
  expect((await check()).getByText('Free cancellation until 7 days before the start')).toBeVisible();
});

test('each day tells its hours, and travellers who wrote something are read beside how many gave how many stars', async () => {
  await openVisits({ url: URL_OF, locale: 'id' });
  const day = within(await screen.findByRole('list', { name: 'Jam-jam hari 1' }));
  expect(day.getAllByRole('listitem')[0]).toHaveTextContent('05.00Pick-up in Yogyakarta Di peta: 1');
  expect(day.getAllByRole('listitem').at(-1)).toHaveTextContent('06.30Borobudur, upper terraces first');
  const reviews = within(await screen.findByRole('region', { name: 'Kata para wisatawan' }));
  expect(reviews.getByText(/1 memberi 5 bintang · 1 memberi 4 bintang/)).toBeVisible();
  expect(reviews.getAllByRole('article')).toHaveLength(1);
});

test('an enquiry gives a reference', async () => {
  const user = userEvent.setup();
  const { requests } = await openVisits({ url: URL_OF });
  await user.click(await screen.findByRole('button', { name: 'Send enquiry' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask before you book' }));
  await user.selectOptions(await dialog.findByLabelText('Title'), 'Mrs');
  expect(dialog.getByText('The answer goes here.')).toBeVisible();
  expect(dialog.queryByText(/voucher/)).toBeNull();
  await user.type(dialog.getByLabelText('First name'), 'Ayu');
  await user.type(dialog.getByLabelText('Last name'), 'Lestari');
  await user.type(dialog.getByLabelText('E-mail'), 'ayu@example.com');
  await user.type(await dialog.findByRole('textbox', { name: 'Mobile phone' }), '81234567');
  await user.type(dialog.getByLabelText(/Your question or wish/), 'Vegetarian lunch?');
  await user.click(dialog.getByRole('button', { name: 'Send enquiry' }));
  expect(await dialog.findByText('Reference INQ123')).toBeVisible();
  const sent = requests.find(({ target }) => target === 'POST /api/v1/tour/booking')?.json;
  expect(sent).toMatchObject({ is_inquiry: true, contact: { calling_code: '65', notes: 'Vegetarian lunch?' } });
});

test('a tour whose operator names no price is told about, and can only be asked about', async () => {
  const user = userEvent.setup();
  const { requests } = await openVisits({ url: URL_OF, handlers: { 'POST /api/v1/tour/price-detail': () => [] } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Borobudur and Prambanan in one day' })).toBeVisible();
  expect((await check()).getByText(/names no price for it at the moment/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Book for/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send enquiry' }));
  expect(await screen.findByRole('dialog', { name: 'Ask before you book' })).toBeVisible();
  expect(requests.some(({ target }) => target === 'POST /api/v1/tour/get-price')).toBe(false);
});

test('all about a tour is read while its operator does not answer, who is asked again', async () => {
  const user = userEvent.setup();
  let isDown = true;
  const prices = () => (isDown ? refusal(502, 'Down', { code: 'TOUR_SUPPLIER_FAILED' }) : [BOROBUDUR_PRICE]);
  await openVisits({ url: URL_OF, locale: 'id', handlers: { 'POST /api/v1/tour/price-detail': prices } });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Operator sedang tidak menjawab dengan baik/);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Borobudur/);
  const programme = await screen.findByRole('region', { name: 'Hari demi hari' });
  expect(screen.getByRole('alert').compareDocumentPosition(programme)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('button', { name: /gambar$/ })).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect((await screen.findAllByRole('link', { name: /^Pesan S\$/ })).length).toBeGreaterThan(0);
});

test('a tour without a place left says so and leads to others', async () => {
  const gone = { ...BOROBUDUR_DETAIL.schedulePeriod!, baseQuota: 0, quotaDetails: [] };
  const handlers = { 'POST /api/v1/tour/detail': () => ({ ...BOROBUDUR_DETAIL, schedulePeriod: gone }) };
  await openVisits({ url: '/tour/detail?uniqueId=TUR-005', locale: 'id', handlers });
  expect(await screen.findAllByText('Habis terjual: tidak ada hari dengan tempat tersisa.')).toHaveLength(2);
  const [others] = screen.getAllByRole('link', { name: 'Semua tur' }).filter((link) => link.closest('aside'));
  expect(others).toHaveAttribute('href', '/tour/list');
});

test('a tour that nobody sells keeps the literal and leads to those that are sold', async () => {
  const gone = () => refusal(404, 'Tour not found', { code: 'TOUR_NOT_FOUND' });
  await openVisits({ url: '/tour/detail?uniqueId=TUR-999', handlers: { 'POST /api/v1/tour/detail': gone } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Tour not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All tours' })).toHaveAttribute('href', '/tour/list');
});

test('an own room and a photographer are chosen at once, and the address follows with both', async () => {
  const { router } = await openVisits({ url: URL_OF });
  const adult = within(await screen.findByRole('group', { name: 'Adult 2' }));
  const [room, photographer] = [/A room of your own/, /Photographer/].map((name) =>
    adult.getByRole('checkbox', { name }),
  );
  fireEvent.click(room!);
  expect(room).toBeChecked();
  fireEvent.click(photographer!);
  expect(photographer).toBeChecked();
  expect(router.state.location.search).not.toContain('PHOTO');
  expect(await screen.findByRole('row', { name: /Own room 1 × S\$\s20/ })).toBeVisible();
  expect(await screen.findByRole('row', { name: /Photographer 1 × S\$\s35/ })).toBeVisible();
  await waitFor(() =>
    expect(new URLSearchParams(router.state.location.search).getAll('pax')).toEqual(['A', 'As.PHOTO']),
  );
});
