import { useEffect } from 'react';
import { useNavigation } from 'react-router-dom';
import { ownerOf } from '@wisata/kernel/route-map';
import { inAppPath, mayPrefetch, prefetchPath } from './prefetch.ts';
import { useShell } from './shell-services.tsx';

/** Spec section 1: fetching ahead waits at most this long for an idle moment. */
const IDLE_LIMIT_MS = 2_000;
/** Remotes fetched ahead on an idle page; the others wait for a pointer or the focus on their link. */
const IDLE_REMOTES = 2;

function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, IDLE_LIMIT_MS);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(work, { timeout: IDLE_LIMIT_MS });
  return () => window.cancelIdleCallback(request);
}

function isAllowed(): boolean {
  return mayPrefetch((window.navigator as { connection?: object }).connection);
}

function pathOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link ? inAppPath(link, window.location.origin) : undefined;
}

/** Fetches ahead what links lead to: on hover and focus the page, on an idle page the remotes of its first links. */
export function useAppLinks(): void {
  const { loader } = useShell();
  const { state } = useNavigation();

  useEffect(() => {
    const notice = (event: Event) => {
      const path = isAllowed() ? pathOf(event.target) : undefined;
      if (path) void prefetchPath(loader, path, true);
    };
    document.addEventListener('pointerover', notice, { passive: true });
    document.addEventListener('focusin', notice);
    return () => {
      document.removeEventListener('pointerover', notice);
      document.removeEventListener('focusin', notice);
    };
  }, [loader]);

  // The error page has to be here when the network is not.
  useEffect(() => whenIdle(() => void import('../pages/error-views.tsx').catch(() => undefined)), []);

  useEffect(() => {
    if (state !== 'idle' || !isAllowed()) return undefined;
    return whenIdle(() => {
      const paths = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].map(pathOf);
      const byOwner = new Map(paths.flatMap((path) => (path && ownerOf(path) ? [[ownerOf(path), path] as const] : [])));
      for (const path of [...byOwner.values()].slice(0, IDLE_REMOTES)) void prefetchPath(loader, path, false);
    });
  }, [loader, state]);
}
