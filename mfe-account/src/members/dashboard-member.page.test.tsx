import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TEST_USER, refusal, renderPage, type Handlers } from '@wisata/runtime/testing';
import { makeLine } from '../api/order.fixture.ts';
import { PROFILE, pageWith } from '../api/member.fixture.ts';
import { remote } from '../manifest.ts';
import en from '../messages/en.json' with { type: 'json' };
import id from '../messages/id.json' with { type: 'json' };

const LIST = 'GET /api/v1/admin/member';
const LINE = makeLine();
const member = (more: object) => ({ ...PROFILE, booking_count: 3, ...more });
const MEMBERS = [
  member({ id: 'm-ayu' }),
  member({
    id: 'm-joko',
    first_name: 'Joko',
    last_name: '',
    email: 'joko@wisata.test',
    status: 'blokir',
    role: 'agent',
  }),
];

function open(url: string, handlers: Handlers = {}, locale: 'en' | 'id' = 'en') {
  return renderPage({
    routes: remote.routes,
    url,
    locale,
    user: { ...TEST_USER, role: 'admin' },
    messages: { account: locale === 'id' ? id : en },
    handlers: { [LIST]: () => pageWith(MEMBERS, { total: 35 }), ...handlers },
  });
}

describe('the members', () => {
  test('stand in a table whose names lead to each of them', async () => {
    await open('/dashboard/member');
    const table = within(await screen.findByRole('table', { name: 'Members' }));
    expect(table.getByRole('link', { name: 'Ayu Lestari' })).toHaveAttribute(
      'href',
      '/dashboard/member/detail?id=m-ayu',
    );
    const joko = table.getByRole('row', { name: /Joko/ });
    expect(joko).toHaveTextContent(/joko@wisata.test.*Blocked.*Agent.*3.*March 2025/);
    expect(screen.getByText('35 members')).toBeVisible();
    const pages = within(screen.getByRole('navigation', { name: 'Pages of members' }));
    expect(pages.getByRole('link', { name: 'Page 4' })).toHaveAttribute('href', '/dashboard/member?page=4');
  });

  test('are narrowed by search, role and status, all in the address and in the call', async () => {
    const user = userEvent.setup();
    const { router, requests } = await open('/dashboard/member?page=3');
    await user.type(await screen.findByRole('searchbox'), ' joko {Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?keyword=joko'));
    await user.selectOptions(screen.getByLabelText('Role'), 'Agent');
    await user.selectOptions(screen.getByLabelText('Status'), 'Blocked');
    await waitFor(() => expect(router.state.location.search).toBe('?keyword=joko&role=agent&status=blokir'));
    expect(Object.fromEntries(requests.at(-1)?.query ?? [])).toEqual({
      page: '1',
      keyword: 'joko',
      role: 'agent',
      status: 'blokir',
    });
    const chips = within(screen.getByRole('group', { name: 'Active filters' }));
    await user.click(await chips.findByRole('button', { name: 'Remove filter Agent' }));
    await waitFor(() => expect(router.state.location.search).toBe('?keyword=joko&status=blokir'));
    await user.click(chips.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  test('that fit no filter are not found, with a way back to all', async () => {
    await open('/dashboard/member?keyword=zz', { [LIST]: () => pageWith([]) });
    expect(await screen.findByRole('heading', { name: 'Member not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '/dashboard/member');
  });

  test('that cannot be had can be asked for again', async () => {
    const user = userEvent.setup();
    let isUp = false;
    await open('/dashboard/member', { [LIST]: () => (isUp ? pageWith(MEMBERS) : refusal(500, 'The list is away.')) });
    expect(await screen.findByRole('alert')).toHaveTextContent('The list is away.');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'Members' })).toBeVisible();
  });

  test('are told of in Indonesian', async () => {
    await open('/dashboard/member', {}, 'id');
    expect(await screen.findByRole('heading', { level: 1, name: 'Anggota' })).toBeVisible();
    expect(screen.getByRole('row', { name: /Joko/ })).toHaveTextContent(/Diblokir.*Agen.*Maret 2025/);
  });
});

describe('one member', () => {
  const ONE = `${LIST}/m-ayu`;

  test('is shown with profile facts and newest bookings', async () => {
    const detail = { ...MEMBERS[0], passenger_count: 8, booking_count: 12, bookings: [LINE] };
    await open('/dashboard/member/detail?id=m-ayu', { [ONE]: () => detail });
    expect(await screen.findByRole('heading', { level: 1, name: 'Ayu Lestari' })).toBeVisible();
    const facts = within(screen.getByRole('region', { name: 'Profile' }));
    const factOf = (term: string) => facts.getByText(term, { selector: 'dt' }).nextElementSibling;
    expect(factOf('E-mail')).toHaveTextContent('ayu@wisata.test');
    expect(factOf('Gender')).toHaveTextContent('Female');
    expect(factOf('Saved passengers')).toHaveTextContent('8');
    const bookings = within(screen.getByRole('region', { name: 'Newest bookings' }));
    expect(bookings.getByText('1 of 12')).toBeVisible();
    expect(bookings.getByText(`Order ID ${LINE.code}`)).toBeVisible();
    expect(screen.getByRole('link', { name: 'All members' })).toHaveAttribute('href', '/dashboard/member');
  });

  test('without bookings says so', async () => {
    await open('/dashboard/member/detail?id=m-ayu', { [ONE]: () => ({ ...MEMBERS[0], bookings: [] }) });
    expect(await screen.findByRole('heading', { name: 'No bookings yet' })).toBeVisible();
  });

  describe('can be blocked by an admin', () => {
    const detail = { ...MEMBERS[0], passenger_count: 0, bookings: [] };
    const blocked = () => ({ ...detail, status: 'blokir' });

    test('who says why', async () => {
      const user = userEvent.setup();
      let stands: Omit<typeof detail, 'status'> = detail;
      const { requests } = await open('/dashboard/member/detail?id=m-ayu', {
        [ONE]: () => stands,
        'PATCH /api/v1/admin/member/m-ayu': () => (stands = blocked()),
      });
      const access = within(await screen.findByRole('region', { name: 'Access' }));
      await user.click(access.getByRole('radio', { name: 'Blocked' }));
      await user.click(access.getByRole('button', { name: 'Block this account' }));
      expect(access.getByLabelText('Why')).toHaveAccessibleDescription(/Write why/);
      await user.type(access.getByLabelText('Why'), ' Pays with stolen cards ');
      await user.click(access.getByRole('button', { name: 'Block this account' }));
      await waitFor(() => expect(access.getByRole('radio', { name: 'Blocked' })).toBeChecked());
      expect(requests.find(({ target }) => target.startsWith('PATCH'))?.json).toEqual({
        status: 'blokir',
        role: 'member',
        reason: 'Pays with stolen cards',
        was: { status: 'aktif', role: 'member' },
      });
      const profile = within(screen.getByRole('region', { name: 'Profile' }));
      expect(await profile.findByText('Blocked')).toBeVisible();
    });

    test('unless somebody has changed the account meanwhile', async () => {
      const user = userEvent.setup();
      await open('/dashboard/member/detail?id=m-ayu', {
        [ONE]: () => detail,
        'PATCH /api/v1/admin/member/m-ayu': () => refusal(409, 'Changed.', { code: 'MEMBER_CHANGED' }),
      });
      const access = within(await screen.findByRole('region', { name: 'Access' }));
      await user.selectOptions(access.getByLabelText('Role'), 'Agent');
      await user.type(access.getByLabelText('Why'), 'Sells for us');
      await user.click(access.getByRole('button', { name: 'Save' }));
      expect(await access.findByText(/Somebody else has changed this account/)).toBeVisible();
      expect(access.getByLabelText('Why')).toHaveValue('Sells for us');
    });

    test('but not by himself, nor by support', async () => {
      await open('/dashboard/member/detail?id=m-ayu', { [ONE]: () => ({ ...detail, id: TEST_USER.id }) });
      expect(await screen.findByText(/This is your own account/)).toBeVisible();
      expect(screen.queryByRole('radio', { name: 'Blocked' })).toBeNull();
    });
  });

  test.each([
    ['unknown', '/dashboard/member/detail?id=m-nobody'],
    ['not named', '/dashboard/member/detail'],
  ])('%s is not found', async (_what, url) => {
    await open(url, { [`${LIST}/m-nobody`]: () => refusal(404, 'Member not found', { code: 'MEMBER_NOT_FOUND' }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Member not found' })).toBeVisible();
  });
});

describe('the dashboard', () => {
  test.each([
    ['admin', '/dashboard/member'],
    ['member', '/dashboard/order'],
  ])('leads an %s to %s', async (role, path) => {
    const { router } = await renderPage({
      routes: [
        ...remote.routes.filter((route) => route.path === 'dashboard'),
        { path: '*', Component: () => <h1>Elsewhere</h1> },
      ],
      url: '/dashboard',
      user: { ...TEST_USER, role },
      messages: { account: en },
    });
    await screen.findByRole('heading', { name: 'Elsewhere' });
    expect(router.state.location.pathname).toBe(path);
  });
});
