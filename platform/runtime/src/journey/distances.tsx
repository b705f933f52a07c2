import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { lazyPart } from '@wisata/runtime';
import type { FarPoint } from './places.api.ts';
import { DistancesContext, NOWHERE, useDistances, type Distances } from './use-distances.ts';

const Line = lazyPart(async () => (await import('./distance-from.tsx')).DriveLine, null);

interface DistancesProviderProps {
  /** What the list shows now. */
  readonly points: readonly FarPoint[];
  readonly children: ReactNode;
}

/** Around a list whose results say how far they are from a place that the traveller names once for every list of this visit. */
export function DistancesProvider({ points, children }: DistancesProviderProps) {
  const [distances, setDistances] = useState(NOWHERE);
  // A list that is ordered by them is drawn again with each change, and most travellers name no place.
  const tell = useCallback((told: Distances) => {
    setDistances((known) => (known.place === told.place && known.drives === told.drives ? known : told));
  }, []);
  const shared = useMemo(() => ({ ...distances, points, tell }), [distances, points, tell]);
  return <DistancesContext value={shared}>{children}</DistancesContext>;
}

/** Names the place from which distances are told; its code comes after the list's. */
export const DistanceFrom = lazyPart(async () => (await import('./distance-from.tsx')).NamedFrom, null);

/** On a card of the list: how far it is from the named place, and how long that takes by car. */
export function DistanceLine({ id }: { readonly id: string }) {
  const { place, drives } = useDistances();
  const drive = drives?.get(id);
  if (!place || !drive) return null;
  return <Line drive={drive} place={place.name} />;
}
