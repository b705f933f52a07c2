import { Suspense, useDeferredValue, useMemo, type ReactNode } from 'react';
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
  // The same element as before: a part that is still to be taken over would be taken over in one go if it were drawn anew.
  return useMemo(() => <Suspense>{shown}</Suspense>, [shown]);
}
