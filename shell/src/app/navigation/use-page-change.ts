import { useEffect, useInsertionEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { useApp } from '@wisata/runtime';
import { useShell } from '../start/shell-services.tsx';
import { layOutWholePage } from './lay-out-whole-page.ts';

const CONTENT = 'main';

/** Puts the focus on the new page's heading, which is read out, unless the page has placed it already. */
function focusPage(): void {
  const main = document.querySelector<HTMLElement>(CONTENT);
  if (!main || (main !== document.activeElement && main.contains(document.activeElement))) return;
  const heading = main.querySelector<HTMLElement>('h1');
  const target = heading ?? main;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Tells analytics of each address, screen readers of each new page, and styles of the first one that was not served. */
export function usePageChange(): void {
  const { track, locale } = useApp();
  const { overlays } = useShell();
  const { pathname, search, hash, key } = useLocation();
  const { state } = useNavigation();
  const lastPath = useRef<string>(undefined);
  const [firstPath] = useState(pathname);

  // Before the place on the page is looked for, which may be a place that the visitor comes back to.
  useInsertionEffect(() => {
    if (pathname !== firstPath) layOutWholePage();
  }, [pathname, firstPath]);

  useEffect(() => {
    track('page-viewed', { path: pathname, search, locale });
  }, [track, pathname, search, locale]);

  useEffect(() => overlays?.settle(), [overlays, key]);

  useEffect(() => {
    if (state !== 'idle' || lastPath.current === pathname) return;
    const isFirst = lastPath.current === undefined;
    lastPath.current = pathname;
    if (!isFirst && !hash) focusPage();
  }, [state, pathname, hash]);
}
