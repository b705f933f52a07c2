import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '@wisata/runtime';
import type { VisitService } from '../visit/visit-service.ts';
import { keepListPlace, takeReturn } from '../visit/list-place.rules.ts';

/** Keeps where somebody is in a list, and goes there for who returns to it. */
export function useListPlace(service: VisitService): void {
  const { storage } = useApp();
  const { pathname, search } = useLocation();
  const path = pathname + search;
  useEffect(() => {
    const scrollY = takeReturn(storage.session, service, path);
    if (scrollY !== undefined) window.scrollTo(0, scrollY);
  }, [storage, service, path]);
  // As the list goes, before the next page is scrolled to its top.
  useLayoutEffect(() => {
    const keep = () => keepListPlace(storage.session, service, { path, scrollY: window.scrollY });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [storage, service, path]);
}
