import { RouterContextProvider, createBrowserRouter, type HydrationState } from 'react-router-dom';
import type { AppContext } from '@wisata/kernel/app-context';
import type { RemoteName, RouteHandle } from '@wisata/kernel/remote';
import { ownerOf } from '@wisata/kernel/route-map';
import { appRouterContext } from '@wisata/runtime';
import type { PageHistory } from './app/navigation/overlay-history.ts';
import type { RemotePages } from './app/navigation/remote-pages.ts';
import type { Site } from './app/site/site.ts';
import { createRoutes, type MountedPage } from './routes.tsx';

/** Where the router goes on from what the server has rendered. */
export interface RenderedStart {
  readonly hydration: HydrationState;
  /** Pages of the remote that the address belongs to; none for a page of the shell itself. */
  readonly owner?: {
    readonly remote: RemoteName;
    readonly pages: readonly MountedPage[];
    /** Route of the page itself. */
    readonly id: string;
  };
}

/** Parts of {@link createShellRouter}. */
interface RouterParts {
  readonly app: AppContext;
  readonly pages: Pick<RemotePages, 'find'>;
  readonly site: Site;
  readonly rendered?: RenderedStart | undefined;
  /** Remotes that could not be loaded just now: the first page shows that at once, and the next visit tries again. */
  readonly failures: Map<RemoteName, unknown>;
  readonly overlays: Pick<PageHistory, 'window'>;
}

/** The one router of the page: the shell's own routes at once, a remote's routes when its address is first visited. */
export function createShellRouter({ app, pages, site, rendered, failures, overlays }: RouterParts) {
  // The router works out its whole tree anew with each addition, so it only gets the pages that are gone to.
  const first = rendered?.owner?.pages.filter(({ route }) => route.id === rendered.owner?.id) ?? [];
  const mounted = new Set(first.map(({ route }) => route.id));
  const triedJustNow = new Set(failures.keys());
  const router = createBrowserRouter(createRoutes({ site, owners: app.config.owners, failures, pages: first }), {
    window: overlays.window,
    basename: app.locale === 'id' ? '/id' : '/',
    ...(rendered ? { hydrationData: rendered.hydration } : {}),
    getContext: () => new RouterContextProvider(new Map([[appRouterContext, app]])),
    future: { v8_middleware: true },
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const owner = ownerOf(path, app.config.owners);
      if (!owner || triedJustNow.delete(owner)) return;
      try {
        const found = await pages.find(owner, path);
        failures.delete(owner);
        // The visitor is on the way to another page: nothing can be added now.
        if (signal.aborted) return;
        for (const { parentId, route } of found.filter((page) => !mounted.has(page.route.id))) {
          mounted.add(route.id);
          patch(parentId, [route]);
        }
      } catch (error) {
        failures.set(owner, error);
      }
    },
  });
  startSessionWatch(app, router);
  return router;
}

/** A page that asks who is there is asked again when somebody signs in or out, in another tab too. */
function startSessionWatch({ bus }: AppContext, router: ReturnType<typeof createBrowserRouter>): void {
  const checkAgain = (isConcerned: (rule: RouteHandle['auth']) => boolean) => {
    const { matches, navigation } = router.state;
    const rules = matches.map(({ route }) => (route.handle as RouteHandle | undefined)?.auth);
    if (navigation.state !== 'idle' || rules.some(isConcerned)) void router.revalidate();
  };
  bus.subscribe('account:signed-out', () => checkAgain((rule) => rule !== undefined && rule !== 'guest'));
  bus.subscribe('account:signed-in', () => checkAgain((rule) => rule === 'guest'));
}

export type ShellRouter = ReturnType<typeof createShellRouter>;
