import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '@wisata/runtime';
import { perApp } from '@wisata/runtime/per-app';

/** Entries of the history that were on the screen, by the router's key. */
const entriesSeen = perApp(() => new Set<string>());

/** True for who has come back to a page with the browser's buttons: the place it was left at has to be there. */
export function useReturning(): boolean {
  const app = useApp();
  const { key } = useLocation();
  const [isReturning] = useState(() => entriesSeen(app).has(key));
  useEffect(() => void entriesSeen(app).add(key), [app, key]);
  return isReturning;
}
