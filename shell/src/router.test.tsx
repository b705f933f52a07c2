import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useLoaderData, type RouteObject } from 'react-router-dom';
import type { Locale } from '@wisata/kernel/locale';
import type { RemoteName, RouteHandle } from '@wisata/kernel/remote';
import type { Remote } from '@wisata/runtime';
import type { Composition } from '@wisata/runtime/composition';
import { createRemoteLoader, type RemoteLoader } from '@wisata/runtime/remote-loader';
import { RemoteUnavailableError } from '@wisata/runtime/remote-unavailable-error';
import { TEST_USER, createTestApp, refusal, type TestAppOptions } from '@wisata/runtime/testing';
import { createOverlayHistory } from './app/navigation/overlay-history.ts';
import { createRemotePages } from './app/navigation/remote-pages.ts';
import { createSite } from './app/site/site.ts';
import en from './messages/en.json' with { type: 'json' };
import id from './messages/id.json' with { type: 'json' };
import { RouterProvider } from './router-facade.ts';
import { createShellRouter } from './router.tsx';
import { ShellRoot } from './shell-root.tsx';
import { loaderOf, remoteWith, testServices } from './testing/render-shell.tsx';

beforeEach(() => {
  // jsdom lays nothing out and cannot scroll.
  window.scrollTo = () => undefined;
});

const page = (path: string, text: string, handle: RouteHandle = {}): RouteObject => ({
  path,
  handle,
  lazy: async () => ({ Component: () => <h1>{text}</h1> }),
});

function open(
  address: string,
  remotes: Record<RemoteName, Remote>,
  locale: Locale = 'en',
  more: TestAppOptions = {},
  own?: RemoteLoader,
  failures = new Map<RemoteName, unknown>(),
) {
  window.history.replaceState(null, '', address);
  const { app, i18n } = createTestApp({ locale, messages: { shell: locale === 'id' ? id : en }, ...more });
  const { loader: prepared, asked } = loaderOf(remotes);
  const loader = own ?? prepared;
  const pages = createRemotePages({ app, loader, failures });
  const overlays = createOverlayHistory(window);
  const router = createShellRouter({ app, pages, site: createSite(app), failures, overlays });
  render(
    <ShellRoot app={app} i18n={i18n} slots={loader} services={testServices({ loader, overlays })}>
      <RouterProvider router={router} />
    </ShellRoot>,
  );
  return { router, asked, app };
}

test('a page of a remote stands in the default layout, its remote loaded once', async () => {
  const { asked } = open('/hotel/list', {
    hotel: remoteWith('hotel', [page('hotel/list', 'Hotels in Bali'), page('hotel/:key', 'Kencana Loka')]),
  });
  expect(await screen.findByRole('heading', { name: 'Hotels in Bali' })).toBeInTheDocument();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2023 PT Wisata Nusantara Raya.');
  expect(asked.filter((name) => name === 'hotel')).toHaveLength(1);
});

test('the Indonesian address finds the same page', async () => {
  open('/id/hotel/list', { hotel: remoteWith('hotel', [page('hotel/list', 'Hotel di Bali')]) }, 'id');
  expect(await screen.findByRole('heading', { name: 'Hotel di Bali' })).toBeInTheDocument();
  const services = within(screen.getByRole('navigation', { name: 'Layanan' }));
  expect(services.getByRole('link', { name: 'Kereta' })).toHaveAttribute('href', '/id/train/list');
});

test('a checkout has steps, the help number and no menu', async () => {
  const route = page('hotel/checkout', 'Who is staying?', { layout: 'checkout', checkoutStep: 2 });
  open('/hotel/checkout', { hotel: remoteWith('hotel', [route]) });
  await screen.findByRole('heading', { name: 'Who is staying?' });
  const steps = within(screen.getByRole('list', { name: 'Steps of your booking' }));
  expect(steps.getByText('Review').closest('li')).toHaveAttribute('aria-current', 'step');
  expect(screen.getByRole('link', { name: '021 5084 7000' })).toHaveAttribute('href', 'tel:02150847000');
  expect(screen.queryByRole('navigation', { name: 'Services' })).not.toBeInTheDocument();
});

test.each([
  [3, ['Payment']],
  [null, []],
] as const)('the step %p that only the data of a page know counts', async (checkoutStep, current) => {
  const Result = () => <h1>Result</h1>;
  const route: RouteObject = {
    path: 'payment/process',
    handle: { layout: 'checkout', checkoutStep: 4 } satisfies RouteHandle,
    lazy: async () => ({ Component: Result, loader: () => ({ checkoutStep }) }),
  };
  open('/payment/process', { account: remoteWith('account', [route]) });
  await screen.findByRole('heading', { name: 'Result' });
  const steps = screen.queryAllByRole('listitem').filter((each) => each.getAttribute('aria-current') === 'step');
  expect(steps.map((each) => each.textContent?.replace(/\d/g, ''))).toEqual(current);
});

test('the dashboard has its menu with the current entry', async () => {
  const route = page('dashboard/order', 'My bookings', { layout: 'dashboard' });
  open('/dashboard/order', { account: remoteWith('account', [route]) });
  await screen.findByRole('heading', { name: 'My bookings' });
  const menu = within(screen.getByRole('navigation', { name: 'Dashboard Menu' }));
  expect(menu.getByRole('link', { name: 'Bookings' })).toHaveAttribute('aria-current', 'page');
});

test('a remote that has failed just now is shown as down at once, and tried again when somebody asks', async () => {
  const failures = new Map<RemoteName, unknown>([['hotel', new RemoteUnavailableError('hotel', 'down')]]);
  const remotes = { hotel: remoteWith('hotel', [page('hotel/list', 'Hotels in Bali')]) };
  const { asked } = open('/hotel/list', remotes, 'en', {}, undefined, failures);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Hotels in Bali' })).toBeInTheDocument();
  expect(asked).toEqual(['hotel']);
});

test('a remote that is down leaves header and footer, and trying again shows its page', async () => {
  const remotes: Record<RemoteName, Remote> = {};
  open('/train/list?from=GMR', remotes);
  expect(await screen.findByRole('heading', { name: 'Trains are resting for a moment' })).toBeInTheDocument();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  remotes.train = remoteWith('train', [page('train/list', 'Trains to Surabaya')]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Trains to Surabaya' })).toBeInTheDocument();
  expect(window.location.search).toBe('?from=GMR');
});

test('an address that nobody has is not found, inside a known remote too', async () => {
  const { router } = open('/nowhere', { hotel: remoteWith('hotel', [page('hotel/list', 'Hotels')]) });
  expect(await screen.findByRole('heading', { name: '404 Not Found' })).toBeInTheDocument();
  await router.navigate('/hotel/nothing/here');
  expect(await screen.findByRole('heading', { name: '404 Not Found' })).toBeInTheDocument();
  await router.navigate('/hotel/list');
  expect(await screen.findByRole('heading', { name: 'Hotels' })).toBeInTheDocument();
});

test('maintenance has a page of its own', async () => {
  open('/maintenance', {});
  expect(await screen.findByRole('heading', { name: 'We are working on the site' })).toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});

describe('a release that crashes', () => {
  // React and the router tell the console of every crash.
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => void jest.restoreAllMocks());

  const CHOSEN = { version: '2.0.0', base: '/r/hotel/2.0.0/', integrity: {} };
  const composition: Composition = {
    revision: 1,
    shell: { version: '1.0.0', cohort: 'stable' },
    remotes: { hotel: { ...CHOSEN, lastGood: { ...CHOSEN, version: '1.0.0', base: '/r/hotel/1.0.0/' } } },
  };
  const lists = (lazy: () => Promise<object>) => remoteWith('hotel', [{ path: 'hotel/list', lazy }]);
  const good = lists(async () => ({
    loader: () => ({ names: ['Kencana Loka', 'Arunika'] }),
    Component() {
      const { names } = useLoaderData<{ names: string[] }>();
      return <h1>{names.length} hotels</h1>;
    },
  }));

  function openWith(chosen: Remote, standby: Remote = good) {
    const told: string[] = [];
    const loader = createRemoteLoader({
      composition,
      owners: {},
      origin: window.location.origin,
      locale: 'en',
      memory: { get: () => undefined, set: () => undefined, remove: () => undefined },
      addMessages: () => undefined,
      onFailure: () => undefined,
      tell: ({ kind, version }) => told.push(`${kind} ${version}`),
      pause: async () => undefined,
      importRemote: async (_name, { version }) => ({ remote: version === '2.0.0' ? chosen : standby }),
    });
    return { ...open('/hotel/list?city=Bali', {}, 'en', {}, loader), told };
  }

  test('while it renders is replaced on the screen, and its data never meets the other one', async () => {
    const { told } = openWith(
      lists(async () => ({
        loader: () => ({ hotels: 'of another shape' }),
        Component() {
          throw new Error('crash');
        },
      })),
    );
    expect(await screen.findByRole('heading', { name: '2 hotels' })).toBeInTheDocument();
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(window.location.search).toBe('?city=Bali');
    expect(told).toEqual(['load 2.0.0', 'render-crash 2.0.0', 'load 1.0.0', 'failover 2.0.0']);
  });

  test('while it gets its data is replaced before anything is shown', async () => {
    openWith(
      lists(async () => ({
        loader: () => {
          throw new TypeError('x is undefined');
        },
        Component: () => <h1>never</h1>,
      })),
    );
    expect(await screen.findByRole('heading', { name: '2 hotels' })).toBeInTheDocument();
  });

  test('later, after it has worked, is replaced too', async () => {
    function Page() {
      const [isBroken, breakIt] = useState(false);
      if (isBroken) throw new Error('crash');
      return <button onClick={() => breakIt(true)}>Sort</button>;
    }
    openWith(lists(async () => ({ Component: Page })));
    await userEvent.click(await screen.findByRole('button', { name: 'Sort' }));
    expect(await screen.findByRole('heading', { name: '2 hotels' })).toBeInTheDocument();
  });

  test('with nothing good behind it ends at the error page, told once for each release', async () => {
    const broken = lists(async () => ({
      Component() {
        throw new Error('crash');
      },
    }));
    const { told } = openWith(broken, broken);
    expect(await screen.findByRole('heading', { name: 'An error occurred' })).toBeInTheDocument();
    expect(told.filter((each) => each.startsWith('render-crash'))).toEqual([
      'render-crash 2.0.0',
      'render-crash 1.0.0',
    ]);
  });

  test('answers of a page are no crash', async () => {
    const { told } = openWith(
      lists(async () => ({
        loader: () => {
          throw new Response('', { status: 404 });
        },
        Component: () => null,
      })),
    );
    expect(await screen.findByRole('heading', { name: '404 Not Found' })).toBeInTheDocument();
    expect(told).toEqual(['load 2.0.0']);
  });
});

describe('somebody', () => {
  const account = remoteWith('account', [
    page('login', 'Log in', { auth: 'guest' }),
    page('member/profile', 'My profile', { auth: 'member' }),
    page('dashboard/member', 'Members', { auth: 'admin', layout: 'dashboard' }),
  ]);

  test('who leaves in another tab leaves the own pages here too, and comes back to them', async () => {
    const { app } = open('/member/profile', { account }, 'en', { user: TEST_USER });
    await screen.findByRole('heading', { name: 'My profile' });
    act(() => app.bus.publish('account:signed-out', {}));
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument();
    expect(window.sessionStorage.getItem('aerowisata_wanted_page')).toBe('/member/profile');
  });

  test('who logs out is asked for no page', async () => {
    const { app, router } = open('/member/profile', { account }, 'en', { user: TEST_USER });
    await screen.findByRole('heading', { name: 'My profile' });
    await act(async () => {
      app.session.signOut();
      await router.navigate('/login');
    });
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument();
    expect(window.sessionStorage.getItem('aerowisata_wanted_page')).toBeNull();
  });

  test('who signs in in another tab is let in here', async () => {
    const known: (typeof TEST_USER)[] = [];
    const { app } = open('/member/profile', { account }, 'en', {
      handlers: { 'GET /api/auth/profil': () => known[0] ?? refusal(401, 'Unauthorized') },
    });
    await screen.findByRole('heading', { name: 'Log in' });
    known.push(TEST_USER);
    await act(() => app.session.signIn('a-token'));
    expect(await screen.findByRole('heading', { name: 'My profile' })).toBeInTheDocument();
  });

  test('without the right role is told who is signed in, and where to go', async () => {
    open('/dashboard/member', { account }, 'en', { user: TEST_USER });
    expect(await screen.findByRole('heading', { name: 'This page is for administrators' })).toBeInTheDocument();
    expect(screen.getByText(/logged in as ayu@wisata.test/)).toBeInTheDocument();
    expect(document.title).toContain('This page is for administrators');
  });
});
