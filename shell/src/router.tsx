import { RouterContextProvider, createBrowserRouter } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { AppContext } from '@wisata/kernel/app-context';
import type { LayoutName, RemoteName, RouteHandle } from '@wisata/kernel/remote';
import { ownerOf } from '@wisata/kernel/route-map';
import { appRouterContext } from '@wisata/runtime';
import type { RemoteLoader } from '@wisata/runtime/remote-loader';
import { replaceablePage } from './app/replaceable-page.tsx';
import type { Site, SiteData } from './app/site.ts';
import { ROOT_ROUTE_ID } from './app/use-site.ts';
import { BootSkeleton } from './layouts/boot-skeleton.tsx';
import { Document } from './layouts/document.tsx';
import { LAYOUTS } from './layouts/layouts.tsx';
import { PageError } from './pages/page-error.tsx';
import { RootError } from './pages/root-error.tsx';
import { SHELL_ROUTES } from './pages/shell-routes.tsx';

const layoutId = (layout: LayoutName) => `layout:${layout}`;
const pagesId = (layout: LayoutName) => `pages:${layout}`;

function layoutOf(route: RouteObject): LayoutName {
  return (route.handle as RouteHandle | undefined)?.layout ?? 'default';
}

/** One pathless route a layout; inside it one for the pages, so that a failing page keeps its header and footer. */
function layoutRoute(layout: LayoutName, pages: RouteObject[]): RouteObject {
  return {
    id: layoutId(layout),
    Component: LAYOUTS[layout],
    children: [{ id: pagesId(layout), ErrorBoundary: PageError, children: pages }],
  };
}

/** An address nobody offered a page for: its owner is down, or it does not exist. */
function unmatchedRoute(failures: ReadonlyMap<RemoteName, unknown>): RouteObject {
  return {
    path: '*',
    loader: ({ params }) => {
      const owner = ownerOf(`/${params['*'] ?? ''}`);
      if (owner && failures.has(owner)) throw failures.get(owner) as Error;
      throw new Response('', { status: 404 });
    },
    Component: () => null,
  };
}

/** Menus, categories and notice come beside the page's own data and are asked for again only when they were late. */
function rootRoute(site: Site, children: RouteObject[]): RouteObject {
  let isComplete = false;
  return {
    id: ROOT_ROUTE_ID,
    Component: Document,
    HydrateFallback: BootSkeleton,
    ErrorBoundary: RootError,
    loader: async (): Promise<SiteData> => {
      const data = await site.read();
      isComplete = data.isComplete;
      return data;
    },
    shouldRevalidate: () => !isComplete,
    children,
  };
}

function mount(
  remote: RemoteName,
  loader: RemoteLoader,
  routes: readonly RouteObject[],
  patch: (parent: string, children: RouteObject[]) => void,
): void {
  for (const route of routes) {
    const handle = { ...(route.handle as object), remote };
    patch(pagesId(layoutOf(route)), [replaceablePage({ ...route, handle }, remote, loader)]);
  }
}

/** Parts of {@link createShellRouter}. */
interface RouterParts {
  readonly app: AppContext;
  readonly loader: RemoteLoader;
  readonly site: Site;
}

/** The one router of the page: the shell's own routes at once, a remote's routes when its address is first visited. */
export function createShellRouter({ app, loader, site }: RouterParts) {
  const mounted = new Set<RemoteName>();
  const failures = new Map<RemoteName, unknown>();
  const own = (layout: LayoutName) => SHELL_ROUTES.filter((route) => layoutOf(route) === layout);
  const layouts = Object.keys(LAYOUTS) as LayoutName[];
  const routes = layouts.map((layout) =>
    layoutRoute(layout, [...own(layout), ...(layout === 'default' ? [unmatchedRoute(failures)] : [])]),
  );
  const router = createBrowserRouter([rootRoute(site, routes)], {
    basename: app.locale === 'id' ? '/id' : '/',
    getContext: () => new RouterContextProvider(new Map([[appRouterContext, app]])),
    future: { v8_middleware: true },
    async patchRoutesOnNavigation({ path, patch }) {
      const owner = ownerOf(path);
      if (!owner || mounted.has(owner)) return;
      try {
        const remote = await loader.loadRemote(owner);
        failures.delete(owner);
        if (mounted.has(owner)) return;
        mounted.add(owner);
        mount(owner, loader, remote.routes, patch);
      } catch (error) {
        failures.set(owner, error);
      }
    },
  });
  followSession(app, router);
  return router;
}

/** A page that asks who is there is asked again when somebody signs in or out, in another tab too. */
function followSession({ bus }: AppContext, router: ReturnType<typeof createBrowserRouter>): void {
  const checkAgain = (isConcerned: (rule: RouteHandle['auth']) => boolean) => {
    const { matches, navigation } = router.state;
    const rules = matches.map(({ route }) => (route.handle as RouteHandle | undefined)?.auth);
    if (navigation.state !== 'idle' || rules.some(isConcerned)) void router.revalidate();
  };
  bus.subscribe('account:signed-out', () => checkAgain((rule) => rule === 'member' || rule === 'admin'));
  bus.subscribe('account:signed-in', () => checkAgain((rule) => rule === 'guest'));
}

export type ShellRouter = ReturnType<typeof createShellRouter>;
