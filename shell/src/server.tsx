import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router';
import type { RouteObject, StaticHandlerContext } from 'react-router';
import { isRouteErrorResponse, RouterContextProvider } from 'react-router-dom';
import type { AppContext } from '@wisata/kernel/app-context';
import { parseLocalePath } from '@wisata/kernel/locale';
import type { RemoteName, SlotName } from '@wisata/kernel/remote';
import type { DocumentHead, Renderer, RendererSetup, Rendering, RenderRequest } from '@wisata/kernel/rendering';
import { ownerOf } from '@wisata/kernel/route-map';
import { appRouterContext } from '@wisata/runtime';
import { withValues, type SettledValues } from '@wisata/runtime/promised-data';
import { pauseFor } from '@wisata/runtime/retry';
import { asHydrated, settlePromises } from '@wisata/runtime/settle-promises';
import type { PageHandle } from './app/navigation/page-head.ts';
import { errorTitleKey, findPageHead, pageTitle } from './app/navigation/page-head.ts';
import { createSite, type Site } from './app/site/site.ts';
import { isRemoteUnavailable } from '@wisata/runtime/remote-unavailable-error';
import { createRoutes, mountPages, pageId } from './routes.tsx';
import { createLanguages, type ServerLanguage } from './server/languages.ts';
import { renderHtml } from './server/render-html.ts';
import { createServerApp, type ServerApp } from './server/server-app.ts';
import { createServerServices } from './server/server-services.ts';
import { writePageState } from './server/write-page-state.ts';
import { ShellRoot } from './shell-root.tsx';

/** Loaders may take so long, parts of a page that come by themselves so much longer, and slots after those. */
const LOADERS_MS = 700;
const PARTS_MS = 300;
/** For parts of a page that is rendered as a frame. */
const FRAME_PARTS_MS = 60;
/** For parts of a page whose browser cannot fetch them: longer than any airline takes. */
const WHOLE_PARTS_MS = 1_500;
const SLOTS_MS = 250;
/** For slots of a page that is not whole anyway. */
const LATE_SLOTS_MS = 60;
/** For what surrounds a page that the browser draws: after that it asks by itself. */
const SITE_MS = 300;

const inBrowser = (reason: string, fault?: unknown): Rendering => ({
  kind: 'browser',
  reason,
  ...(fault === undefined ? {} : { problem: textOf(fault) }),
});

/** A page that is left to the browser has its title all the same, and what surrounds it when all of that is there. */
async function leftToBrowser(reason: string, { app, handle, site }: Preparation, fault?: unknown): Promise<Rendering> {
  const name = handle.titleKey === undefined ? undefined : app.t(handle.titleKey);
  const around = await Promise.race([site.read(), pauseFor(SITE_MS).then(() => undefined)]);
  const title = pageTitle(name, app.config.brand.name);
  return { ...inBrowser(reason, fault), title, ...(around?.isComplete ? { site: around } : {}) } as Rendering;
}

function textOf(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  return fault.cause === undefined ? (fault.stack ?? fault.message) : `${fault.message}: ${textOf(fault.cause)}`;
}

/** Statuses of an error that is an answer. */
const ANSWERS: readonly number[] = [403, 404];

const basenameOf = ({ locale }: RenderRequest) => (locale === 'id' ? '/id' : '/');

/** What one address needs before anything is rendered. */
interface Preparation extends ServerApp {
  readonly routes: RouteObject[];
  readonly site: Site;
  /** Handle of the page that the address leads to. */
  readonly handle: PageHandle;
  readonly page: { readonly remote: RemoteName; readonly path: string } | undefined;
}

async function prepare(request: RenderRequest, language: ServerLanguage, signal: AbortSignal): Promise<Preparation> {
  const { pathname } = new URL(request.url);
  const { path } = parseLocalePath(pathname);
  const owner = ownerOf(path, request.config.owners);
  const remote = owner === undefined ? undefined : await language.loader.loadRemote(owner);
  const { app, calls } = createServerApp(request, language, signal);
  const pages = owner && remote ? mountPages(owner, language.loader, remote.routes) : [];
  const site = createSite(app);
  const routes = createRoutes({ site, owners: app.config.owners, failures: new Map(), pages });
  const matched = matchRoutes(routes, pathname, basenameOf(request))?.at(-1)?.route;
  const found = remote?.routes.find(({ path: each = '' }) => owner && matched?.id === pageId(owner, each));
  const page = owner && found ? { remote: owner, path: found.path ?? '' } : undefined;
  return { app, calls, routes, site, handle: (matched?.handle ?? {}) as PageHandle, page };
}

/** Why a page is left to the browser, which alone knows what it takes. */
function reasonForBrowser({ handle, app }: Preparation, token: string | undefined): string | undefined {
  const user = app.session.user();
  if (handle.render === 'browser') return 'page';
  // The session can be renewed with the browser's own cookie only.
  if (token && !user) return 'session';
  if (handle.auth === 'guest' ? user : handle.auth && !user) return 'auth';
  return undefined;
}

/** Rejects when loaders take too long. */
async function runLoaders(
  { routes, app }: Preparation,
  request: RenderRequest,
  signal: AbortSignal,
): Promise<StaticHandlerContext | Response> {
  const handler = createStaticHandler(routes, { basename: basenameOf(request), future: { v8_middleware: true } });
  return handler.query(new Request(request.url, { signal }), {
    requestContext: new RouterContextProvider(new Map([[appRouterContext, app]])),
  });
}

function headOf(app: AppContext, context: StaticHandlerContext, settled: SettledValues): DocumentHead {
  const { pathname, search } = context.location;
  const matches = context.matches.map(({ route, params }) => {
    const source: unknown = context.loaderData[route.id];
    return { data: withValues(source, settled), source, handle: route.handle as unknown, params };
  });
  const path = parseLocalePath(pathname).path;
  const [error] = Object.values(context.errors ?? {}) as unknown[];
  if (error === undefined) return findPageHead(app, matches, { pathname: path, search });
  const title = pageTitle(app.t(errorTitleKey(error)), app.config.brand.name);
  return { title, canonical: path, noIndex: true };
}

function patienceFor({ isWhole }: RenderRequest, { render }: PageHandle): number {
  if (isWhole) return WHOLE_PARTS_MS;
  return render === 'frame' ? FRAME_PARTS_MS : PARTS_MS;
}

async function renderPage(
  preparation: Preparation,
  request: RenderRequest,
  language: ServerLanguage,
  context: StaticHandlerContext,
): Promise<Rendering> {
  const { app, calls, routes, handle, page } = preparation;
  const { settled, isWhole, faults } = await settlePromises(context.loaderData, patienceFor(request, handle));
  const lateCalls = calls.late();
  const slots = new Set<SlotName>();
  const load = (name: SlotName) => {
    slots.add(name);
    return language.loader.load(name);
  };
  // A promise that is kept while the page is rendered is late here as in the browser, or the two would draw different pages.
  const shown = { ...context, loaderData: asHydrated(context.loaderData, settled) };
  const router = createStaticRouter(routes, shown, { future: { v8_middleware: true } });
  const services = createServerServices(language.loader, request);
  const { html, early, problems } = await renderHtml(
    <ShellRoot app={app} i18n={language.i18n} slots={{ ...language.loader, load }} services={services}>
      <StaticRouterProvider router={router} context={shown} hydrate={false} />
    </ShellRoot>,
    isWhole ? SLOTS_MS : LATE_SLOTS_MS,
  );
  const user = app.session.user();
  return {
    kind: 'page',
    status: context.statusCode,
    html,
    early,
    head: headOf(app, context, settled),
    state: { data: writePageState(context, settled), ...(user ? { user } : {}), ...(page ? { page } : {}) },
    slots: [...slots],
    isWhole,
    ...(calls.isRefused() ? { isRefused: true } : {}),
    calls: isWhole ? [] : await lateCalls(),
    problems: [...faults.map(textOf), ...problems],
  };
}

async function render(request: RenderRequest, language: ServerLanguage): Promise<Rendering> {
  const leaving = new AbortController();
  const timer = setTimeout(() => leaving.abort(), LOADERS_MS);
  try {
    const preparation = await prepare(request, language, leaving.signal);
    if (request.token !== undefined) await preparation.app.session.ready();
    const reason = reasonForBrowser(preparation, request.token);
    if (reason) return await leftToBrowser(reason, preparation);
    const context = await runLoaders(preparation, request, leaving.signal);
    clearTimeout(timer);
    if (context instanceof Response) {
      const location = context.headers.get('location');
      return location === null
        ? await leftToBrowser('answer', preparation)
        : { kind: 'redirect', status: context.status, location };
    }
    const errors = Object.values(context.errors ?? {});
    const fault: unknown = errors.find((error) => !isRouteErrorResponse(error) || !ANSWERS.includes(error.status));
    if (fault !== undefined) return await leftToBrowser('loader', preparation, fault);
    return await renderPage(preparation, request, language, context);
  } catch (error) {
    if (isRemoteUnavailable(error)) return inBrowser('remote', error);
    if (leaving.signal.aborted) return inBrowser('slow');
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Makes the renderer of one composition; every request has an app of its own. */
export function createRenderer(setup: RendererSetup): Renderer {
  const languages = createLanguages(setup);
  return {
    warm: () => languages.warm(),
    render: async (request) => render(request, languages.get(request.locale)),
  };
}
