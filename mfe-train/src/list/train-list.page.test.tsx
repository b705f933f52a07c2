import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '@wisata/runtime/testing';
import { FAMILY_LIST } from '../api/train.fixture.ts';
import { LIST_CALL, LIST_URL, openTrains } from '../testing/train-pages.ts';

/** The railway answers for the way back alone, and gives its reason in English. */
const silentThere = {
  ...FAMILY_LIST,
  Schedules: FAMILY_LIST.Schedules.map((each, way) =>
    way === 0 ? { ...each, Available: false, ErrorMessages: ['Out of order.'], Journeys: [] } : each,
  ),
};
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const names = () => screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent);

test('shows trains from the cheapest on with their classes, totals and what is to be known, sold-out ones last', async () => {
  await openTrains();
  const day = await card('Anjasmoro');
  expect(day.getByText('Rp. 495.000')).toBeVisible();
  expect(day.getByText('total for 2, fee included')).toBeVisible();
  expect(day.getByText('4 seats left')).toBeVisible();
  const night = await card('Argo Bromo Anggrek');
  expect(night.getByText('Arrives Sat 12 Dec, the next day.')).toBeVisible();
  expect(night.queryByText('37 seats left')).not.toBeInTheDocument();
  expect(night.getByText('Sold out')).toBeVisible();
  expect(names()).toEqual(['Anjasmoro', 'Argo Bromo Anggrek', 'Sembrani']);
  const gone = await card('Sembrani');
  expect(gone.getByRole('link', { name: /^Argo Bromo|^Anjasmoro/ })).toBeVisible();
  expect(await gone.findByRole('link', { name: /^Thu 10 Dec, from Rp\.\s900\.000$/ })).toHaveAttribute(
    'href',
    expect.stringContaining('departDate=2026-12-10'),
  );
});

test('a departure leads to the returns, and a return to the checkout with the total of both', async () => {
  const user = userEvent.setup();
  const { router, requests } = await openTrains();
  await user.click((await card('Anjasmoro')).getByRole('button', { name: /^Choose Anjasmoro 40/ }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'Choose your return train' })).toHaveFocus(),
  );
  const back = await card('Argo Bromo Anggrek');
  expect(back.getByText('Rp. 1.830.000')).toBeVisible();
  expect(back.getByText(/both ways for 2, fee included; this train Rp\. 1\.335\.000/)).toBeVisible();
  await user.click(back.getByRole('button', { name: /^Choose/ }));
  await screen.findByRole('heading', { name: 'Who is travelling?' });
  expect(`${router.state.location.pathname}${router.state.location.search}`).toMatch(
    /^\/train\/checkout\?.*departKey=T\.40\..*EKO&returnKey=T\.1\..*EKS&.*totalPrice=1830000$/,
  );
  expect(requests.filter(({ target }) => target === LIST_CALL)).toHaveLength(1);
});

test('filters stand in the address, and the one that hides everything can be taken off', async () => {
  const user = userEvent.setup();
  const { router } = await openTrains({ url: `${LIST_URL}&class=economy&departTime=morning` });
  await user.click(await screen.findByRole('button', { name: /^Take off “Departs 06–12 Morning”: 1 train/ }));
  expect(await screen.findByRole('article', { name: 'Anjasmoro' })).toBeVisible();
  expect(router.state.location.search).toContain('class=economy');
  expect(router.state.location.search).not.toContain('departTime');
});

test('the order is chosen from six and read out', async () => {
  const user = userEvent.setup();
  const { router } = await openTrains();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'More ways to sort' }), 'Latest departure');
  expect(await screen.findByText('Sorted by: Latest departure, 3 trains')).toBeInTheDocument();
  expect(names()).toEqual(['Argo Bromo Anggrek', 'Anjasmoro', 'Sembrani']);
  expect(router.state.location.search).toContain('sort=latest-departure');
});

test('three orders are pressed at once, each with the train that it puts first', async () => {
  const user = userEvent.setup();
  await openTrains();
  const tabs = within(await screen.findByRole('group', { name: 'Order of the list' }));
  expect(tabs.getByRole('button', { name: /^Cheapest Rp\.\s495\.000/ })).toHaveAttribute('aria-pressed', 'true');
  await user.click(tabs.getByRole('button', { name: /^Fastest Rp\.\s1\.335\.000 · 8 h 5 m/ }));
  expect(await screen.findByText('Sorted by: Shortest duration, 3 trains')).toBeInTheDocument();
  expect(names()).toEqual(['Argo Bromo Anggrek', 'Anjasmoro', 'Sembrani']);
});

test('a filter that is taken off and an order that is pressed before the list has followed both count', async () => {
  const { router } = await openTrains({ url: `${LIST_URL}&class=economy` });
  const fastest = await screen.findByRole('button', { name: /^Fastest/ });
  fireEvent.click(await screen.findByRole('button', { name: 'Remove filter Economy' }));
  fireEvent.click(fastest);
  expect(fastest).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByText('Sorted by: Shortest duration, 3 trains')).toBeInTheDocument();
  expect(router.state.location.search).not.toContain('class=');
});

test('Back undoes one step at a time: stops that were unfolded, then an order, then a filter', async () => {
  const user = userEvent.setup();
  const { router } = await openTrains({ url: `${LIST_URL}&class=economy` });
  const shown = () => router.state.location.search;
  const steps: string[] = [];
  const press = async (button: HTMLElement, done: RegExp) => {
    steps.unshift(shown());
    await user.click(button);
    await waitFor(() => expect(shown()).toMatch(done));
  };
  await press(await screen.findByRole('button', { name: 'Remove filter Economy' }), /^(?!.*class=)/);
  await press(await screen.findByRole('button', { name: /^Fastest/ }), /sort=/);
  await press((await card('Argo Bromo Anggrek')).getByRole('button', { name: '3 stops' }), /stops=/);
  for (const before of steps) {
    await act(() => router.navigate(-1));
    await waitFor(() => expect(shown()).toBe(before));
  }
});

test('leads to the other stations of both cities with the same days and people', async () => {
  await openTrains();
  const said = /^All stations of Jakarta and Surabaya.*From Rp\.\s\S+ for 2 on Fri 11 Dec, one way, fee included/;
  expect(await screen.findByRole('link', { name: said })).toHaveAttribute(
    'href',
    expect.stringMatching(/origin=JKT&destination=SBY&departDate=2026-12-11&returnDate=2026-12-14&adult=2&infant=1$/),
  );
});

test('stops are asked for when they are looked at, and shown as a line with times', async () => {
  const user = userEvent.setup();
  const { requests } = await openTrains();
  await user.click((await card('Argo Bromo Anggrek')).getByRole('button', { name: '3 stops' }));
  const line = within(await screen.findByRole('list', { name: 'Stops of Argo Bromo Anggrek' }));
  expect(line.getByText('arrives 22:52 · leaves 22:57 · 5 minutes')).toBeVisible();
  expect(requests.filter(({ target }) => target.includes('/stops'))).toHaveLength(1);
});

test('a day without trains says so, and leads to the nearest days with room', async () => {
  const none = { ...FAMILY_LIST, Schedules: FAMILY_LIST.Schedules.map((each) => ({ ...each, Journeys: [] })) };
  await openTrains({ handlers: { [LIST_CALL]: () => none } });
  expect(await screen.findByRole('heading', { name: 'Train not found' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /^Thu 10 Dec, from Rp\.\s900\.000$/ })).toBeVisible();
});

test('trains of a day that the railway does not sell yet say from when, and none is sold out', async () => {
  const early = FAMILY_LIST.Schedules.map((each) => ({
    ...each,
    OpensOn: '2026-11-27',
    Journeys: each.Journeys.map((train) => ({ ...train, IsAvailable: false })),
  }));
  await openTrains({ handlers: { [LIST_CALL]: () => ({ ...FAMILY_LIST, Schedules: early }) } });
  expect(await screen.findByText(/^The railway sells this day from Fri,? 27 Nov 2026/)).toBeVisible();
  expect((await card('Anjasmoro')).getAllByText('On sale from Fri 27 Nov')).not.toHaveLength(0);
  expect(screen.queryByText('Sold out')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Look for the way there alone' })).toHaveAttribute(
    'href',
    expect.not.stringContaining('returnDate'),
  );
});

test.each([
  [
    'in the whole',
    'en',
    () => refusal(503, 'Wartung', { code: 'TRAIN_MAINTENANCE' }),
    /closes its system for maintenance at night/,
  ],
  ['one way', 'id', () => silentThere, /^Pihak kereta sedang tidak menjawab dengan baik/],
] as const)(
  'a railway that is silent %s says so in the words of the page, and is asked again',
  async (_what, locale, silent, words) => {
    const user = userEvent.setup();
    let isSilent = true;
    await openTrains({ locale, handlers: { [LIST_CALL]: () => (isSilent ? silent() : FAMILY_LIST) } });
    expect(await screen.findByText(words)).toBeVisible();
    isSilent = false;
    await user.click(screen.getByRole('button', { name: locale === 'en' ? 'Try again' : 'Coba lagi' }));
    expect(await screen.findByRole('article', { name: 'Anjasmoro' })).toBeVisible();
  },
);

test('an address for more people than a booking takes is answered for fewer, and says so', async () => {
  await openTrains({ url: LIST_URL.replace('adult=2', 'adult=9') });
  expect(await screen.findByText('10 travellers do not fit in one booking.')).toBeVisible();
});

test('other days of a return trip stand in a grid, each pair with its total, and in a month', async () => {
  const user = userEvent.setup();
  await import('@wisata/runtime/journey/flexible-dates');
  const days = [
    { date: '2026-12-10', lowest: 900_000, currency: 'IDR' },
    { date: '2026-12-14', lowest: 700_000, currency: 'IDR' },
  ];
  const { router } = await openTrains({ handlers: { 'GET /api/v1/train/price-calendar': () => days } });
  await user.click(await screen.findByRole('button', { name: 'Flexible dates' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Flexible dates' }));
  expect(dialog.getByText(/^Lowest total for 2 adults.*taxes and fees included/)).toBeVisible();
  expect(
    await dialog.findByRole('link', { name: /^Mon 14 Dec, back Mon 14 Dec: Rp\.\s1\.400\.000, cheapest$/ }),
  ).toBeVisible();
  await user.click(dialog.getByRole('tab', { name: 'Whole month' }));
  expect(await dialog.findByRole('heading', { name: 'December 2026' })).toBeVisible();
  await user.click(dialog.getByRole('tab', { name: 'Days around yours' }));
  await user.click(dialog.getByRole('link', { name: /^Thu 10 Dec, back Mon 14 Dec: Rp\.\s1\.600\.000$/ }));
  await waitFor(() => expect(router.state.location.search).toContain('departDate=2026-12-10&returnDate=2026-12-14'));
});
