import { redirect, type RouteObject } from 'react-router-dom';
import type { RouteHandle } from '@wisata/kernel/remote';
import { pageLoader } from '@wisata/runtime';

/** Session key of the page that a guest wanted before signing in. */
export const WANTED_PAGE_KEY = 'wanted_page';

type Loader = Exclude<RouteObject['loader'], boolean | undefined>;

/** Puts the auth rule of a route's handle before its loader (spec section 2, auth redirects). */
export function withAuth(route: RouteObject): RouteObject {
  const rule = (route.handle as RouteHandle | undefined)?.auth;
  const children = route.children?.map(withAuth);
  const guarded = rule ? { ...route, loader: guard(rule, route.loader as Loader | undefined) } : route;
  return (children ? { ...guarded, children } : guarded) as RouteObject;
}

function guard(rule: NonNullable<RouteHandle['auth']>, inner: Loader | undefined): Loader {
  const check = pageLoader(async (app, { request }) => {
    const user = await app.session.ready();
    if (rule === 'guest') {
      if (user) throw redirect('/');
      return;
    }
    if (!user) {
      const { pathname, search } = new URL(request.url);
      app.storage.session.set(WANTED_PAGE_KEY, pathname.replace(/^\/id(?=\/|$)/, '') + search);
      throw redirect('/login');
    }
    if (rule === 'admin' && user.role !== 'admin') throw new Response('', { status: 404 });
  });
  return (async (args: Parameters<Loader>[0], extra: unknown) => {
    await check(args as never);
    return typeof inner === 'function' ? (inner as (a: unknown, b: unknown) => unknown)(args, extra) : null;
  }) as Loader;
}
