import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TEST_USER, refusal, renderPage, type Handlers, type SentRequest } from '@wisata/runtime/testing';
import { DAYS, makeItinerary, OWN_ITEM } from '../api/itinerary.fixture.ts';
import { makeLine, PAID_LINE } from '../api/order.fixture.ts';
import { remote } from '../manifest.ts';
import en from '../messages/en.json' with { type: 'json' };

const GROUPED: Handlers = { 'GET /api/v1/itinerary/group': () => DAYS };
const LIST = 'GET /api/v1/itinerary';
const pageOf = (items: readonly object[]) => () => ({
  data: items,
  current_page: 1,
  per_page: 10,
  total: items.length,
});
const open = (handlers: Handlers, url = '/member/itinerary') =>
  renderPage({ routes: remote.routes, url, user: TEST_USER, handlers, messages: { account: en } });

/** Issued once, and cancelled since. */
const GIVEN_BACK = makeItinerary({
  id: 'it-given-back',
  title: 'Pullman Legian',
  line: makeLine({ payment_status: 'refunded', status: 'refunded', status_issue: 'issued' }),
});

describe('documents of a trip', () => {
  const saved: string[] = [];
  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    };
  });
  const file = (name: string, type: string) =>
    new Response('bytes', {
      headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
    });

  test.each([
    ['day by day', '/member/itinerary'],
    ['as a list', '/member/itinerary?view=list'],
  ])('of each issued booking are in one place, %s', async (_how, url) => {
    const file = () => refusal(500, 'The printer is out of paper.');
    const { requests } = await open(
      {
        ...GROUPED,
        [LIST]: pageOf([makeItinerary(), OWN_ITEM]),
        'POST /api/v1/download/receipt': file,
      },
      url,
    );
    const card = within(await screen.findByRole('region', { name: 'Documents' }));
    expect(card.getAllByRole('group')).toHaveLength(1);
    const stay = within(card.getByRole('group', { name: 'Grand Inna Kuta' }));
    expect(stay.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Download voucher or ticket',
      'Add to calendar',
      'Receipt PDF',
    ]);
    await userEvent.click(stay.getByRole('button', { name: 'Receipt PDF' }));
    expect(await stay.findByRole('alert')).toHaveTextContent('The file could not be downloaded.');
    expect(requests.at(-1)).toMatchObject({
      target: 'POST /api/v1/download/receipt',
      json: { id: PAID_LINE.id, locale: 'en' },
    });
  });

  test('are not offered of what is not issued', async () => {
    await open(
      { [LIST]: pageOf([OWN_ITEM, makeItinerary({ line: makeLine() }), GIVEN_BACK]) },
      '/member/itinerary?view=list',
    );
    await screen.findByRole('region', { name: 'Dinner with Wayan' });
    expect(screen.queryByRole('region', { name: 'Documents' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Voucher of Pullman Legian' })).toBeNull();
  });

  test('are a voucher for each issued booking and one calendar for the trip', async () => {
    const { requests, toasts } = await open({
      ...GROUPED,
      'POST /api/v1/itinerary/voucher_itin': () => file('voucher.pdf', 'application/pdf'),
      'GET /api/v1/itinerary/calendar': () => file('itinerary.ics', 'text/calendar'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Voucher of Grand Inna Kuta' }));
    await waitFor(() => expect(saved).toEqual(['voucher.pdf']));
    expect(requests.at(-1)?.json).toEqual({ id: PAID_LINE.id, service: 'hotel', locale: 'en' });
    await userEvent.click(screen.getByRole('button', { name: 'Calendar file' }));
    await waitFor(() => expect(saved).toEqual(['voucher.pdf', 'itinerary.ics']));
    expect(toasts.map(({ message }) => message)).toEqual(['Download Success', 'Download Success']);
  });

  test('that do not come say why on the page', async () => {
    await open({ ...GROUPED, 'GET /api/v1/itinerary/calendar': () => refusal(404, 'Itinerary not found') });
    await userEvent.click(await screen.findByRole('button', { name: 'Calendar file' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Itinerary not found');
    expect(saved).toEqual([]);
  });
});

describe('what a trip costs', () => {
  const BOOKINGS = 'GET /api/v1/dashboard/booking';
  const lines = [
    makeLine({ ...PAID_LINE, id: 'one', title: 'Arunika', amount: 1_000_000, currency: 'IDR' }),
    makeLine({ ...PAID_LINE, id: 'two', title: 'Langit Senja', amount: 2_500_000, currency: 'IDR' }),
  ];
  const pages = ({ query }: Pick<SentRequest, 'query'>) => {
    const page = Number(query.get('page'));
    return { data: lines.slice(page - 1, page), current_page: page, per_page: 1, total: lines.length };
  };

  test('is added up over all pages, beside a budget that this device keeps', async () => {
    const user = userEvent.setup();
    const { app } = await open({ ...GROUPED, [BOOKINGS]: pages });
    const card = within(await screen.findByRole('region', { name: 'What your trip costs' }));
    await user.click(card.getByRole('button', { name: 'Add it up' }));
    expect(await card.findByRole('row', { name: /Langit Senja Rp\.\s2\.500\.000/ })).toBeInTheDocument();
    expect(card.getByRole('row', { name: /Total Rp\.\s3\.500\.000/ })).toBeInTheDocument();
    const budget = card.getByRole('textbox', { name: /Your budget/ });
    await user.type(budget, '4.000.000');
    expect(card.getByRole('status')).toHaveTextContent(/Rp\.\s500\.000 of your budget is left\./);
    await user.clear(budget);
    await user.type(budget, '3000000');
    expect(card.getByRole('status')).toHaveTextContent(/Rp\.\s500\.000 over your budget\./);
    expect(app.storage.local.get(`aerowisata_trip_budget.${TEST_USER.id}`)).toBe('3000000');
  });

  test('names a booking that nobody can say in rupiah instead of counting it as nothing', async () => {
    const dollars = makeLine({ ...PAID_LINE, id: 'three', title: 'Orchard', amount: 100, currency: 'SGD' });
    const all = { data: [lines[0], dollars], current_page: 1, per_page: 10, total: 2 };
    await open({ ...GROUPED, [BOOKINGS]: () => all });
    const card = within(await screen.findByRole('region', { name: 'What your trip costs' }));
    await userEvent.click(card.getByRole('button', { name: 'Add it up' }));
    expect(await card.findByText(/^Not in these sums.*: Orchard \(S\$\s100/)).toBeVisible();
    expect(card.getByRole('row', { name: /Total Rp\.\s1\.000\.000/ })).toBeInTheDocument();
    expect(card.queryByRole('row', { name: /Orchard/ })).toBeNull();
  });

  test('can be asked for again after a failure', async () => {
    let isDown = true;
    const user = userEvent.setup();
    await open({
      ...GROUPED,
      [BOOKINGS]: (request) => (isDown ? refusal(500, 'Internal') : pages(request)),
    });
    const card = within(await screen.findByRole('region', { name: 'What your trip costs' }));
    await user.click(card.getByRole('button', { name: 'Add it up' }));
    expect(await card.findByRole('alert')).toBeInTheDocument();
    isDown = false;
    await user.click(card.getByRole('button', { name: 'Add it up' }));
    expect(await card.findByRole('row', { name: /Arunika/ })).toBeInTheDocument();
  });
});
