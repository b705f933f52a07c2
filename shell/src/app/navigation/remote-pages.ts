import { RouterContextProvider, matchPath } from 'react-router-dom';
import type { AppContext } from '@wisata/kernel/app-context';
import { parseLocalePath } from '@wisata/kernel/locale';
import { namedSlots } from '@wisata/kernel/route-map';
import type { RemoteName } from '@wisata/kernel/remote';
import { appRouterContext } from '@wisata/runtime';
import type { RemoteLoader } from '@wisata/runtime/remote-loader';
import { mountPages, type MountedPage } from '../../routes.tsx';
import type { PageHandle } from './page-head.ts';

/** Pages of the remotes of one page view: made once each, whoever asks first, a navigation or a link that may be pressed. */
export interface RemotePages {
  /** Those of one remote that may stand at a path, with or without locale prefix. Rejects when the remote is down. */
  find(owner: RemoteName, pathname: string): Promise<readonly MountedPage[]>;
  /**
   * Loads what stands behind an address, with `data` the page's data too; nothing of a remote that is down. Rejects with
   * what a visit would meet.
   */
  prepare(owner: RemoteName, url: URL, data: boolean): Promise<void>;
}

/** Parts of {@link createRemotePages}. */
interface PagesParts {
  readonly app: AppContext;
  readonly loader: RemoteLoader;
  /** Remotes that the last visit could not load. */
  readonly failures: ReadonlyMap<RemoteName, unknown>;
  /** Those that the first page came with. */
  readonly rendered?: { readonly remote: RemoteName; readonly pages: readonly MountedPage[] } | undefined;
}

/** Makes them. */
export function createRemotePages({ app, loader, failures, rendered }: PagesParts): RemotePages {
  const known = new Map(rendered && [[rendered.remote, rendered.pages]]);
  async function open(owner: RemoteName, path: string) {
    const { routes } = await loader.loadRemote(owner, path);
    const pages = known.get(owner) ?? mountPages(owner, loader, routes);
    known.set(owner, pages);
    return pages;
  }
  async function find(owner: RemoteName, pathname: string) {
    const { path } = parseLocalePath(pathname);
    const pages = known.get(owner) ?? (await open(owner, path));
    return pages.filter(({ route }) => matchPath(`/${route.path ?? ''}`, path));
  }
  async function loadCode(owner: RemoteName, path: string): Promise<void> {
    const { module } = await loader.loadPage(owner, path);
    await module.loadCalls?.();
  }
  return {
    find,
    async prepare(owner, url, data) {
      // Only a visitor asks again: a press that met an attempt half way would fail with it.
      if (failures.has(owner)) return;
      const [page] = await find(owner, url.pathname);
      if (!page) return;
      const { path = '' } = page.route;
      const { slots = [], loadAhead } = page.route.handle as PageHandle;
      const match = matchPath(`/${path}`, parseLocalePath(url.pathname).path);
      const context = new RouterContextProvider(new Map([[appRouterContext, app]]));
      const visit = { request: new Request(url), params: match?.params ?? {}, context };
      const load = data && loadAhead ? loadAhead(visit) : loadCode(owner, path);
      await Promise.all([
        load,
        ...namedSlots(app.config, slots).map((slot) => loader.load(slot).catch(() => loader.forget(slot))),
      ]);
    },
  };
}
