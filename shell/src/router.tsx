import { RouterContextProvider, createBrowserRouter } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { AppContext } from '@wisata/kernel/app-context';
import type { LayoutName, RemoteName, RouteHandle } from '@wisata/kernel/remote';
import { ownerOf } from '@wisata/kernel/route-map';
import { appRouterContext, pageLoader } from '@wisata/runtime';
import type { RemoteLoader } from '@wisata/runtime/remote-loader';
import { withAuth } from './app/auth-guard.ts';
import { LAYOUTS } from './layouts/layouts.tsx';
import { PageError } from './pages/page-error.tsx';
import { SHELL_ROUTES } from './pages/shell-routes.tsx';
import { Document } from './layouts/document.tsx';

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
function unmatchedRoute(loader: RemoteLoader): RouteObject {
  return {
    path: '*',
    loader: pageLoader(async (_app, { params }) => {
      const owner = ownerOf(`/${params['*'] ?? ''}`);
      if (owner) await loader.loadRemote(owner);
      throw new Response('', { status: 404 });
    }),
    Component: () => null,
  };
}

function mount(remote: RemoteName, routes: readonly RouteObject[], patch: (parent: string, children: RouteObject[]) => void): void {
  for (const route of routes) {
    const handle = { ...(route.handle as object), remote };
    patch(pagesId(layoutOf(route)), [withAuth({ ...route, handle } as RouteObject)]);
  }
}

/** The one router of the page: the shell's own routes at once, a remote's routes when its address is first visited. */
export function createShellRouter(app: AppContext, loader: RemoteLoader) {
  const mounted = new Set<RemoteName>();
  const own = (layout: LayoutName) => SHELL_ROUTES.filter((route) => layoutOf(route) === layout);
  const layouts = Object.keys(LAYOUTS) as LayoutName[];
  return createBrowserRouter(
    [
      {
        id: 'root',
        Component: Document,
        ErrorBoundary: PageError,
        children: layouts.map((layout) =>
          layoutRoute(layout, [...own(layout), ...(layout === 'default' ? [unmatchedRoute(loader)] : [])]),
        ),
      },
    ],
    {
      basename: app.locale === 'id' ? '/id' : '/',
      getContext: () => new RouterContextProvider(new Map([[appRouterContext, app]]) as never),
      future: { v8_middleware: true } as never,
      async patchRoutesOnNavigation({ path, patch }) {
        const owner = ownerOf(app.locale === 'id' ? path.replace(/^\/id(?=\/|$)/, '') || '/' : path);
        if (!owner || mounted.has(owner)) return;
        const remote = await loader.loadRemote(owner).catch(() => undefined);
        if (!remote || mounted.has(owner)) return;
        mounted.add(owner);
        mount(owner, remote.routes, patch);
      },
    },
  );
}

export type ShellRouter = ReturnType<typeof createShellRouter>;
