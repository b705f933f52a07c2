import { Suspense, useDeferredValue, type ReactNode } from 'react';
import { useHydrated } from '@wisata/ui/use-hydrated';

interface BelowFoldProps {
  /** Going back needs all of the page at once, for the place it was left at. */
  readonly isKnown: boolean;
  readonly children: ReactNode;
}

/**
 * What nobody sees before scrolling. The server sends it whole and the browser takes it over in a task of its own; a page
 * that is new to the browser shows what is above first.
 */
export function BelowFold({ isKnown, children }: BelowFoldProps) {
  const isOpenedHere = useHydrated();
  const shown = useDeferredValue(children, isOpenedHere && !isKnown ? null : undefined);
  return <Suspense>{shown}</Suspense>;
}
