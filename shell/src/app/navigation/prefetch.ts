import { parseLocalePath } from '@wisata/kernel/locale';

/** Path of a link that stays in the app, without locale; undefined for downloads, other sites and new tabs. */
export function inAppPath(link: HTMLAnchorElement, origin: string): string | undefined {
  if (link.origin !== origin || link.hasAttribute('download') || (link.target && link.target !== '_self')) return;
  return parseLocalePath(link.pathname).path;
}
