import { parseLocalePath } from '@wisata/kernel/locale';

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
