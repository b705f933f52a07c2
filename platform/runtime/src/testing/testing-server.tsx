import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import {
  RouterContextProvider,
  RouterProvider,
  StaticRouterProvider,
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router';
import type { AppContext } from '@wisata/kernel/app-context';
import type { HeadSource, PageHead } from '@wisata/kernel/remote';
import { withValues, type SettledValues } from '../page/promised-data.ts';
import { appRouterContext } from '../page/remote.ts';
import { asHydrated, settlePromises } from '../page/settle-promises.ts';
import { createStore } from '../context/storage.ts';
import { createTestApp, withShell, type RenderPageOptions } from './testing.tsx';

/** A page as a server without window, storage and running clock gives it. */
export interface ServedPage {
  readonly status: number;
  readonly html: string;
  /** What the page's file says of itself, with every promise of its data kept. */
  readonly head: PageHead;
  /** As the browser gets it. */
  readonly loaderData: StaticHandlerContext['loaderData'];
  /** Errors that cost a part of the page. */
  readonly problems: readonly string[];
}

/** React's mark of a part that the browser has to render. */
const LEFT_OUT = '<!--$!-->';

type LazyPage = () => Promise<Partial<RouteObject> & { readonly head?: (source: HeadSource) => PageHead }>;

const contextOf = (app: AppContext) => new RouterContextProvider(new Map([[appRouterContext, app]]));

/** How long parts of a page that come by themselves are waited for. */
const PARTS_MS = 300;

/** Code and slots that a render meets are there when it is tried again. Only a synchronous render leaves nothing behind for the browser's. */
async function renderPatiently(tree: ReactNode): Promise<{ html: string; problems: string[] }> {
  let html = renderToString(tree);
  for (let attempt = 0; html.includes(LEFT_OUT) && attempt < 20; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    html = renderToString(tree);
  }
  return {
    html,
    problems: html
      .split(LEFT_OUT)
      .slice(1)
      .map((rest) => `left out: ${rest.slice(0, 200)}`),
  };
}

/** Ids of routes are their places in the list. */
const routeOf = (routes: readonly RouteObject[], id: string) => routes[Number(id)];

async function headOf(
  app: AppContext,
  context: StaticHandlerContext,
  settled: SettledValues,
  { routes, url }: RenderPageOptions,
): Promise<PageHead> {
  const match = context.matches.at(-1);
  if (!match) return {};
  const page = await (routeOf(routes, match.route.id)?.lazy as LazyPage | undefined)?.();
  const { pathname: path, searchParams: query } = new URL(url, app.config.baseUrl);
  const data = withValues(context.loaderData[match.route.id], settled);
  return page?.head?.({ data, app, params: match.params, path, query }) ?? {};
}

/**
 * Renders routes at an address as the server does: loaders first, then HTML to the end. Run it in a test file with
 * `@jest-environment node` to see that nothing reaches for the browser.
 */
export async function serve({ routes, url, slots, ...options }: RenderPageOptions): Promise<ServedPage> {
  const test = createTestApp(options);
  const nothing = createStore(() => undefined);
  const app = { ...test.app, storage: { local: nothing, session: nothing } };
  const address = new URL(url, app.config.baseUrl);
  const { query, dataRoutes } = createStaticHandler([...routes], { future: { v8_middleware: true } });
  const context = (await query(new Request(address), { requestContext: contextOf(app) })) as StaticHandlerContext;
  if (context instanceof Response) return { status: context.status, html: '', head: {}, loaderData: {}, problems: [] };
  const { settled } = await settlePromises(context.loaderData, PARTS_MS);
  const shown = { ...context, loaderData: asHydrated(context.loaderData, settled) };
  const content = (
    <StaticRouterProvider router={createStaticRouter(dataRoutes, shown)} context={shown} hydrate={false} />
  );
  const { html, problems } = await renderPatiently(withShell({ ...test, app }, slots, content));
  return {
    status: context.statusCode,
    html,
    head: await headOf(app, context, settled, { routes, url }),
    loaderData: shown.loaderData,
    problems,
  };
}

/** A served page after a browser has taken it over, with everything that React had to say about it. */
export interface TakenOverPage {
  readonly html: string;
  readonly problems: readonly string[];
}

/** The route's code is there before the page is taken over. */
async function unlazied(
  routes: readonly RouteObject[],
  context: Pick<ServedPage, 'loaderData'>,
): Promise<RouteObject[]> {
  const loaded = routes.map(async (route, index) => {
    if (typeof route.lazy !== 'function' || !(String(index) in context.loaderData)) return route;
    const { lazy, ...rest } = route;
    return { ...rest, ...(await (lazy as LazyPage)()) } as RouteObject;
  });
  return Promise.all(loaded);
}

/** Serves a page and hydrates it with what this browser keeps in its storage; a difference shows up in `problems`. */
export async function takeOver(options: RenderPageOptions): Promise<TakenOverPage> {
  const served = await serve(options);
  const test = createTestApp(options);
  const router = createMemoryRouter(await unlazied(options.routes, served), {
    initialEntries: [options.url],
    getContext: () => contextOf(test.app),
    hydrationData: { loaderData: served.loaderData },
    future: { v8_middleware: true },
  });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = served.html;
  const problems: string[] = [...served.problems];
  // Differences of attributes are told to the console only.
  const told = jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    problems.push(words.map(String).join(' ').slice(0, 1500));
  });
  try {
    const root = await act(async () =>
      hydrateRoot(container, withShell(test, options.slots, <RouterProvider router={router} />), {
        onRecoverableError: (error) => problems.push(String(error)),
      }),
    );
    const html = container.innerHTML;
    await act(async () => root.unmount());
    container.remove();
    return { html, problems };
  } finally {
    told.mockRestore();
  }
}
