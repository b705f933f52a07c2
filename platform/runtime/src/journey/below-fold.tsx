import { Suspense, useDeferredValue, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '@wisata/ui/use-hydrated';
import styles from './below-fold.module.css';

/** As high as the screen: keeps the foot of the page off it. */
export const SCREEN_HIGH = <div className={styles.place} />;

interface BelowFoldProps {
  /** Going back needs all of the page at once, for the place it was left at. */
  readonly isKnown: boolean;
  /** Keeps what stands below it off the screen until it is drawn. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * What nobody sees before scrolling. The server sends it whole and the browser takes it over in a task of its own; a page
 * that is new to the browser shows what is above first, unless its address leads to a part of it.
 */
export function BelowFold({ isKnown, fallback = null, children }: BelowFoldProps) {
  const isOpenedHere = useHydrated();
  const { hash } = useLocation();
  const isWhole = !isOpenedHere || isKnown || hash !== '';
  const shown = useDeferredValue(children, isWhole ? undefined : fallback);
  // The same element as before: a part that is still to be taken over would be taken over in one go if it were drawn anew.
  return useMemo(() => <Suspense>{shown}</Suspense>, [shown]);
}
