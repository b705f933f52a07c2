import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SlotProps } from '@wisata/kernel/remote';
import { TEST_USER, refusal, renderPage, type Handlers } from '@wisata/runtime/testing';
import { DAYS, makeItinerary, OWN_ITEM } from '../api/itinerary.fixture.ts';
import { makeLine, PAID_LINE } from '../api/order.fixture.ts';
import { remote } from '../manifest.ts';
import en from '../messages/en.json' with { type: 'json' };
import id from '../messages/id.json' with { type: 'json' };

const GROUP = 'GET /api/v1/itinerary/group';
const LIST = 'GET /api/v1/itinerary';
const ADD = 'POST /api/v1/itinerary/add';
const slots = {
  'hotel:order-line': ({ line }: SlotProps['order-line']) => <article aria-label={line.code}>{line.title}</article>,
};
const pageOf = (items: readonly object[]) => () => ({
  data: items,
  current_page: 1,
  per_page: 10,
  total: items.length,
});
const daysOf = (days: readonly object[] = DAYS): Handlers => ({ [GROUP]: () => days });

const open = (handlers: Handlers, url = '/member/itinerary', locale?: 'id') =>
  renderPage({
    routes: remote.routes,
    url,
    user: TEST_USER,
    handlers,
    slots,
    messages: { account: locale ? id : en },
    ...(locale ? { locale } : {}),
  });

// The test browser has no layout, without which a map shows nothing.
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 600 });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 400 });
});

describe('the itinerary', () => {
  test('shows what happens each day with its time and zone', async () => {
    const { requests } = await open(daysOf());
    const first = await screen.findByRole('region', { name: 'Sat 12 Dec 2026' });
    expect(first).toHaveTextContent(/14:00 WITA.*Check in: Grand Inna Kuta/);
    expect(within(first).getByRole('link', { name: /Open booking/ })).toHaveAttribute(
      'href',
      `/dashboard/order/detail?id=${PAID_LINE.id}`,
    );
    const own = screen.getByRole('region', { name: 'Sun 13 Dec 2026' });
    expect(own).toHaveTextContent(/19:30 WITA.*Dinner with Wayan.*Jimbaran.*Bring the map/);
    expect(screen.getByRole('region', { name: 'Wed 16 Dec 2026' })).toHaveTextContent('Nothing planned for 2 days');
    expect(requests.find(({ target }) => target === GROUP)?.headers.get('groupBy')).toBe('date');
  });

  test('says where the trip goes, in order, and leads from each stop to its first day', async () => {
    const stop = { name: 'Grand Inna Kuta', town: 'Bali', latitude: -8.72, longitude: 115.17 };
    const known = DAYS.map((day) => ({
      ...day,
      items: day.items.map((item) => (item.booking_id ? { ...item, stop } : item)),
    }));
    await open(daysOf(known));
    const way = within(await screen.findByRole('region', { name: 'Where the trip goes' }));
    expect(way.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '1Grand Inna Kuta Bali · Sat 12 Dec · Wed 16 Dec',
    ]);
    const [, target] = way
      .getByRole('link', { name: /^Grand Inna Kuta/ })
      .getAttribute('href')!
      .split('#');
    expect(document.getElementById(target!)).toBe(screen.getByRole('region', { name: 'Sat 12 Dec 2026' }));
    expect(await way.findByRole('region', { name: 'Map of the trip' })).toBeInTheDocument();
    expect(await way.findByRole('button', { name: 'Grand Inna Kuta' })).toHaveTextContent('1 Bali');
    expect(way.getByText('Drawn map © OpenStreetMap contributors')).toBeInTheDocument();
  });

  test('has no map of a trip of which nobody knows where it goes', async () => {
    await open(daysOf());
    await screen.findByRole('region', { name: 'Sat 12 Dec 2026' });
    expect(screen.queryByRole('region', { name: 'Where the trip goes' })).not.toBeInTheDocument();
  });

  test('is a plain list on request', async () => {
    const { router } = await open({ ...daysOf(), [LIST]: pageOf([makeItinerary(), OWN_ITEM]) });
    await userEvent.click(await screen.findByRole('radio', { name: 'List' }));
    await waitFor(() => expect(router.state.location.search).toBe('?view=list'));
    const stay = await screen.findByRole('region', { name: 'Grand Inna Kuta' });
    expect(stay).toHaveTextContent(/Sat 12 Dec 2026 to Wed 16 Dec 2026/);
    expect(within(stay).getByRole('article', { name: PAID_LINE.code })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Dinner with Wayan' })).toHaveTextContent(/Sun 13 Dec 2026, 19:30/);
  });

  test('leads from a page that has become empty to the last one', async () => {
    const { router } = await open(
      {
        [LIST]: ({ query }) =>
          query.get('page') === '1'
            ? { ...pageOf([OWN_ITEM])(), total: 10 }
            : { ...pageOf([])(), current_page: 2, total: 10 },
      },
      '/member/itinerary?view=list&page=2',
    );
    expect(await screen.findByRole('region', { name: 'Dinner with Wayan' })).toBeVisible();
    expect(router.state.location.search).toBe('?view=list&page=1');
  });

  test('warns where two stays share a night', async () => {
    const other = { ...DAYS[0]!.items[0]!, itinerary_id: 'it-other', title: 'Pullman Legian' };
    const leaves = { ...DAYS[2]!.items[0]!, itinerary_id: 'it-other', title: 'Pullman Legian' };
    await open(
      daysOf([
        { date: '2026-12-12', items: [...DAYS[0]!.items, other] },
        { date: '2026-12-16', items: [...DAYS[2]!.items, leaves] },
      ]),
    );
    expect(await screen.findByText('Two stays in one night, from Sat 12 Dec 2026.')).toBeVisible();
  });

  test('that is empty leads to bookings and own things', async () => {
    await open(daysOf([]));
    expect(await screen.findByRole('heading', { name: 'Itinerary not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add a booking' })).toHaveAttribute(
      'href',
      '/member/itinerary?add=booking',
    );
    expect(screen.queryByRole('button', { name: 'Calendar file' })).toBeNull();
  });

  test('that cannot be had is asked for again', async () => {
    let up = false;
    await open({ [GROUP]: () => (up ? DAYS : refusal(500, 'The database is away.')) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your itinerary cannot be shown' })).toBeVisible();
    up = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Sat 12 Dec 2026' })).toBeVisible();
  });

  test('speaks Indonesian', async () => {
    await open(daysOf([]), '/member/itinerary', 'id');
    expect(await screen.findByRole('heading', { name: 'Rencana perjalanan tidak ditemukan' })).toBeVisible();
  });
});

describe('adding', () => {
  test('a thing of one’s own needs a name and a day, and stands on the page at once', async () => {
    const user = userEvent.setup();
    let days: readonly object[] = [];
    const { requests, toasts, router } = await open({
      [GROUP]: () => days,
      [ADD]: () => {
        days = DAYS;
        return OWN_ITEM;
      },
    });
    await user.click(await screen.findByRole('link', { name: 'Add your own' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add your own' });
    await user.click(within(dialog).getByRole('button', { name: 'Add to itinerary' }));
    expect(
      within(dialog)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Enter what it is', 'Enter the day']);
    expect(requests.map(({ target }) => target)).not.toContain(ADD);
    await user.type(within(dialog).getByRole('textbox', { name: 'What' }), 'Dinner with Wayan');
    const day = within(dialog).getByRole('textbox', { name: 'Day' });
    await user.type(day, '13/12/26');
    await user.click(within(dialog).getByRole('button', { name: 'Add to itinerary' }));
    expect(within(dialog).getByRole('link', { name: 'Enter a day such as 24 Dec 2026' })).toBeVisible();
    await user.clear(day);
    await user.type(day, '13 Dec 2026{tab}');
    const time = within(dialog).getByRole('textbox', { name: /Time/ });
    await user.type(time, '19.30');
    expect(time).toHaveFocus();
    await user.type(within(dialog).getByRole('textbox', { name: /Place/ }), 'Jimbaran');
    await user.click(within(dialog).getByRole('button', { name: 'Add to itinerary' }));
    expect(await screen.findByRole('region', { name: 'Sun 13 Dec 2026' })).toBeVisible();
    expect(requests.find(({ target }) => target === ADD)?.json).toEqual({
      title: 'Dinner with Wayan',
      date: '2026-12-13',
      time: '19:30',
      place: 'Jimbaran',
    });
    expect(toasts).toEqual([{ message: 'Added to itinerary', kind: 'success' }]);
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  test('keeps what was typed when the page is loaded again', async () => {
    const { unmount } = await open(daysOf(), '/member/itinerary?add=own');
    await userEvent.type(await screen.findByRole('textbox', { name: 'What' }), 'Surf lesson');
    unmount();
    await open(daysOf(), '/member/itinerary?add=own');
    expect(await screen.findByRole('textbox', { name: 'What' })).toHaveValue('Surf lesson');
  });

  test('offers the bookings that can still take place, and knows those that are there', async () => {
    const unpaid = makeLine({ id: 'unpaid', title: 'Pullman Legian' });
    const late = makeLine({ id: 'late', title: 'Tugu Malang', time_limit: '2026-11-20T06:00:00.000Z' });
    const { requests } = await open(
      {
        ...daysOf(),
        'GET /api/v1/dashboard/booking': pageOf([PAID_LINE, unpaid, late]),
        [ADD]: () => makeItinerary({ id: 'it-2', booking_id: 'unpaid' }),
      },
      '/member/itinerary?add=booking',
    );
    const dialog = await screen.findByRole('dialog', { name: 'Add a booking' });
    expect(within(dialog).getByRole('checkbox', { name: /Grand Inna Kuta/ })).toBeDisabled();
    expect(within(dialog).queryByRole('checkbox', { name: /Tugu Malang/ })).toBeNull();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /Pullman Legian/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add to itinerary' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests.find(({ target }) => target === ADD)?.json).toEqual({ id: 'unpaid' });
  });
});

describe('deleting', () => {
  const DELETE = 'DELETE /api/v1/itinerary/delete/it-own';

  test('asks once and takes the thing off', async () => {
    let days = DAYS;
    const { toasts, requests } = await open({
      [GROUP]: () => days,
      [DELETE]: () => {
        days = [DAYS[0]!, DAYS[2]!];
        return Response.json({ status: true, success: true, message: 'Deleted from itinerary', data: null });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Dinner with Wayan from the itinerary' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete from the itinerary?' });
    expect(question).toHaveTextContent('Dinner with Wayan leaves the itinerary. It cannot be brought back.');
    expect(requests.map(({ target }) => target)).not.toContain(DELETE);
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Sun 13 Dec 2026' })).toBeNull());
    expect(toasts).toEqual([{ message: 'Deleted from itinerary', kind: 'success' }]);
  });

  test('that is refused says why and keeps the thing', async () => {
    await open({ ...daysOf(), [DELETE]: () => refusal(404, 'Itinerary not found') });
    await userEvent.click(await screen.findByRole('button', { name: /Delete Dinner/ }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Itinerary not found')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(screen.getByRole('region', { name: 'Sun 13 Dec 2026' })).toBeVisible();
  });
});
