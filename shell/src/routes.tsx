import type { RouteObject } from 'react-router-dom';
import type { LayoutName, RemoteName, RouteHandle } from '@wisata/kernel/remote';
import { ownerOf } from '@wisata/kernel/route-map';
import type { OfferedServices } from '@wisata/kernel/services';
import type { LoadedPage, RemoteLoader } from '@wisata/runtime/remote-loader';
import { replaceablePage } from './app/navigation/replaceable-page.tsx';
import type { Site, SiteData } from './app/site/site.ts';
import { ROOT_ROUTE_ID } from './app/site/use-site.ts';
import { BootSkeleton } from './layouts/boot-skeleton.tsx';
import { Document } from './layouts/document.tsx';
import { LAYOUTS } from './layouts/layouts.tsx';
import { PageError } from './pages/page-error.tsx';
import { RootError } from './pages/root-error.tsx';
import { SHELL_ROUTES } from './pages/shell-routes.tsx';

const layoutId = (layout: LayoutName) => `layout:${layout}`;
const pagesId = (layout: LayoutName) => `pages:${layout}`;

/** Id of a remote's page: the same on the server and in the browser, in whatever order remotes are mounted. */
export const pageId = (remote: RemoteName, path: string) => `${remote}:${path}`;

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
function unmatchedRoute({ owners, failures }: Pick<RoutesParts, 'owners' | 'failures'>): RouteObject {
  return {
    id: 'unmatched',
    path: '*',
    loader: ({ params }) => {
      const owner = ownerOf(`/${params['*'] ?? ''}`, owners);
      if (owner && failures.has(owner)) throw failures.get(owner) as Error;
      throw new Response('', { status: 404 });
    },
    Component: () => null,
  };
}

/** Menus, categories and notice come beside the page's own data and are asked for again only when they were late. */
function rootRoute(site: Site, children: RouteObject[]): RouteObject {
  return {
    id: ROOT_ROUTE_ID,
    Component: Document,
    HydrateFallback: BootSkeleton,
    ErrorBoundary: RootError,
    loader: (): Promise<SiteData> => site.read(),
    shouldRevalidate: () => !site.isComplete(),
    children,
  };
}

/** A page of a remote with the layout that it stands in. */
export interface MountedPage {
  readonly parentId: string;
  readonly route: RouteObject;
}

/** The pages of one remote, each replaceable. `rendered` is the one that the server has rendered, with the code that goes on. */
export function mountPages(
  remote: RemoteName,
  loader: RemoteLoader,
  routes: readonly RouteObject[],
  rendered?: { readonly path: string; readonly page: LoadedPage; readonly data: unknown },
): MountedPage[] {
  return routes.map((route) => {
    const path = route.path ?? '';
    const own = { ...route, id: pageId(remote, path), handle: { ...(route.handle as object), remote } } as RouteObject;
    return {
      parentId: pagesId(layoutOf(route)),
      route: replaceablePage(own, remote, loader, rendered?.path === path ? rendered : undefined),
    };
  });
}

/** Parts of {@link createRoutes}. */
interface RoutesParts {
  readonly site: Site;
  readonly owners: OfferedServices['owners'];
  /** Remotes whose pages cannot be had now, and why. */
  readonly failures: ReadonlyMap<RemoteName, unknown>;
  /** Pages that are there from the start. */
  readonly pages: readonly MountedPage[];
}

/** The whole tree: the shell's own pages in their layouts, and the given ones. */
export function createRoutes({ site, owners, failures, pages }: RoutesParts): RouteObject[] {
  const layouts = Object.keys(LAYOUTS) as LayoutName[];
  const tree = layouts.map((layout) =>
    layoutRoute(layout, [
      ...SHELL_ROUTES.filter((route) => layoutOf(route) === layout),
      ...pages.filter(({ parentId }) => parentId === pagesId(layout)).map(({ route }) => route),
      ...(layout === 'default' ? [unmatchedRoute({ owners, failures })] : []),
    ]),
  );
  return [rootRoute(site, tree)];
}
