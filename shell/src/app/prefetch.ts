import { matchPath } from 'react-router-dom';
import { parseLocalePath } from '@wisata/kernel/locale';
import type { RemoteName } from '@wisata/kernel/remote';
import { ownerOf } from '@wisata/kernel/route-map';
import type { RemoteLoader } from '@wisata/runtime/remote-loader';

/** Part of the Network Information API, which not every browser has. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** False where fetching ahead would cost the visitor: save-data and 2g (spec section 1). */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/(^|-)2g$/.test(connection?.effectiveType ?? '');
}

/** Path of a link that stays in the app, without locale; undefined for downloads, other sites and new tabs. */
export function inAppPath(link: HTMLAnchorElement, origin: string): string | undefined {
  if (link.origin !== origin || link.hasAttribute('download') || (link.target && link.target !== '_self')) return;
  return parseLocalePath(link.pathname).path;
}

/** Loads the remote behind a path, and the page's own code too when `withPage`. A failure shows when the visitor goes there. */
export async function prefetchPath(loader: RemoteLoader, path: string, withPage: boolean): Promise<void> {
  const owner: RemoteName | undefined = ownerOf(path);
  if (!owner) return;
  try {
    const { routes } = await loader.loadRemote(owner, withPage ? path : undefined);
    const route = withPage && routes.find((each) => each.path !== undefined && matchPath(`/${each.path}`, path));
    if (route && typeof route.lazy === 'function') await route.lazy();
  } catch {
    // Told where it matters: on the page itself.
  }
}
