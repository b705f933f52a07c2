import { createContext, useContext } from 'react';
import type { Drive, FarPoint, NamedPlace } from './places.api.ts';
import type { ServiceProps } from './service-props.ts';

/** From where distances are told, and how far each result is: undefined until that is known. */
export interface Distances {
  readonly place: NamedPlace | undefined;
  readonly drives: ReadonlyMap<string, Drive> | undefined;
}

/** Of the part that names the place. */
export interface FromProps extends ServiceProps {
  /** The place that the address names, for a visit that has named none. */
  readonly near?: string;
  /** Called when the traveller names a place or takes it off. */
  readonly onName?: (place: NamedPlace | undefined) => void;
}

interface Shared extends Distances {
  readonly points: readonly FarPoint[];
  readonly tell: (distances: Distances) => void;
}

/** Nothing is named yet. */
export const NOWHERE: Distances = { place: undefined, drives: undefined };
/** Around one list. */
export const DistancesContext = createContext<Shared>({ ...NOWHERE, points: [], tell: () => undefined });

/** What the parts of one list share. */
export const useDistances = () => useContext(DistancesContext);
