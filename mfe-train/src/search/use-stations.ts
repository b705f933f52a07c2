import { useState } from 'react';
import { useApp } from '@wisata/runtime';
import { useHydrated } from '@wisata/ui/use-hydrated';
import { findKnownStation, findSavedStation } from '../api/known-stations.ts';
import { findStations, loadPopularStations } from '../api/stations.api.ts';
import type { Station } from '../api/train.model.ts';
import { savedStations } from './saved-stations.rules.ts';

/** Stations by what is typed; before that the ones chosen earlier and the popular ones, asked for on first entry. */
export function useStations(code: string) {
  const app = useApp();
  const isInBrowser = useHydrated();
  const [popular, setPopular] = useState<readonly Station[]>([]);
  const saved = isInBrowser ? savedStations(app.storage.local) : [];
  const known = findKnownStation(app, code) ?? (isInBrowser ? findSavedStation(app, code) : undefined);
  return {
    // A code that nothing is known about yet still names a place.
    value: code ? (known ?? { code, name: code, city: code, isCity: false }) : undefined,
    saved,
    popular: popular.filter((station) => !saved.some((each) => each.code === station.code)),
    askPopular: () => void loadPopularStations(app).then(setPopular),
    find: (text: string, signal: AbortSignal) => findStations(app, text, signal),
  };
}
