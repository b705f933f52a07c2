import { redirect, type RouteObject } from 'react-router-dom';
import type { AppContext } from '@wisata/kernel/app-context';
import { parseLocalePath } from '@wisata/kernel/locale';
import type { RouteHandle } from '@wisata/kernel/remote';
import { scopesOf } from '@wisata/kernel/roles';
import { storageKey } from '@wisata/kernel/storage-keys';
import { pageLoader } from '@wisata/runtime';

/** Session key of the page that a guest wanted before signing in. */
export const WANTED_PAGE_KEY = storageKey('wanted_page');

type Loader = Exclude<RouteObject['loader'], boolean | undefined>;
type Rule = NonNullable<RouteHandle['auth']>;

/** Puts the auth rule of a route's handle before its loader (spec section 2, auth redirects). */
export function withAuth(route: RouteObject): RouteObject {
  const rule = (route.handle as RouteHandle | undefined)?.auth;
  const children = route.children?.map(withAuth);
  const guarded = rule ? guardRoute(route, rule) : route;
  return (children ? { ...guarded, children } : guarded) as RouteObject;
}

/** The page that somebody wanted before signing in elsewhere, in another tab of this browser for instance. */
function takeWantedPage({ storage }: AppContext): string | undefined {
  const wanted = storage.session.get(WANTED_PAGE_KEY);
  storage.session.remove(WANTED_PAGE_KEY);
  return wanted;
}

function guardRoute(route: RouteObject, rule: Rule): RouteObject {
  const { lazy } = route;
  if (typeof lazy !== 'function') return { ...route, loader: guard(rule, route.loader as Loader | undefined) };
  // A loader beside `lazy` would win over the page's own, so the guard goes around what the page file exports.
  return {
    ...route,
    lazy: async () => {
      const page = (await lazy()) as { loader?: Loader };
      return { ...page, loader: guard(rule, page.loader) };
    },
  };
}

function guard(rule: Rule, inner: Loader | undefined): Loader {
  const check = pageLoader(async (app, { request }) => {
    const user = await app.session.ready();
    // The visitor is on the way to another page: this one may neither redirect nor remember anything.
    if (request.signal.aborted) return;
    if (rule === 'guest') {
      if (user) throw redirect(takeWantedPage(app) ?? '/');
      return;
    }
    if (!user) {
      const { pathname, search } = new URL(request.url);
      app.storage.session.set(WANTED_PAGE_KEY, parseLocalePath(pathname).path + search);
      throw redirect('/login');
    }
    if (rule !== 'member' && !scopesOf(user.role).includes(rule)) throw new Response('', { status: 403 });
  });
  return (async (args: Parameters<Loader>[0], extra: unknown) => {
    await check(args as never);
    return inner ? (inner as (a: unknown, b: unknown) => unknown)(args, extra) : null;
  }) as Loader;
}
