import { createContext, lazy, Suspense, useContext, useMemo, useState, type ReactNode } from 'react';
import type { Drive, FarPoint, NamedPlace } from './places.api.ts';
import type { ServiceProps } from './service-props.ts';

const Line = lazy(async () => ({ default: (await import('./distance-from.tsx')).DriveLine }));
const From = lazy(async () => ({ default: (await import('./distance-from.tsx')).NamedFrom }));

/** From where distances are told, and how far each result is: undefined until that is known. */
export interface Distances {
  readonly place: NamedPlace | undefined;
  readonly drives: ReadonlyMap<string, Drive> | undefined;
}

interface Shared extends Distances {
  readonly points: readonly FarPoint[];
  readonly tell: (distances: Distances) => void;
}

const NOWHERE: Distances = { place: undefined, drives: undefined };
const DistancesContext = createContext<Shared>({ ...NOWHERE, points: [], tell: () => undefined });

/** What the parts of one list share. */
export const useDistances = () => useContext(DistancesContext);

interface DistancesProviderProps {
  /** What the list shows now. */
  readonly points: readonly FarPoint[];
  readonly children: ReactNode;
}

/** Around a list whose results say how far they are from a place that the traveller names once for every list of this visit. */
export function DistancesProvider({ points, children }: DistancesProviderProps) {
  const [distances, tell] = useState(NOWHERE);
  const shared = useMemo(() => ({ ...distances, points, tell }), [distances, points]);
  return <DistancesContext value={shared}>{children}</DistancesContext>;
}

/** Names the place from which distances are told; its code comes after the list's. */
export function DistanceFrom(props: ServiceProps) {
  return (
    <Suspense fallback={null}>
      <From {...props} />
    </Suspense>
  );
}

/** On a card of the list: how far it is from the named place, and how long that takes by car. */
export function DistanceLine({ id }: { readonly id: string }) {
  const { place, drives } = useDistances();
  const drive = drives?.get(id);
  if (!place || !drive) return null;
  return (
    <Suspense fallback={null}>
      <Line drive={drive} place={place.name} />
    </Suspense>
  );
}
