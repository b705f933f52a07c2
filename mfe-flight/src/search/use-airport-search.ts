import { useState } from 'react';
import { useApp } from '@wisata/runtime';
import { useHydrated } from '@wisata/ui/use-hydrated';
import { findAirports, loadPopularAirports } from '../api/airports.api.ts';
import { findKnownAirport, findSavedAirport } from '../api/known-airports.ts';
import type { Airport } from '../api/flight.model.ts';
import { savedAirports } from './saved-airports.rules.ts';

/** A code that nothing is known about yet still names a place. */
function unknownAirport(code: string): Airport {
  return { code, name: '', city: code, country: '', countryCode: '', timeZone: '', isCity: false };
}

/** Airports by what is typed; before that the ones chosen earlier and the popular ones, asked for on first entry. */
export function useAirportSearch() {
  const app = useApp();
  const [popular, setPopular] = useState<readonly Airport[]>([]);
  const isInBrowser = useHydrated();
  const saved = isInBrowser ? savedAirports(app.storage.local) : [];
  return {
    saved,
    popular: popular.filter((airport) => !saved.some(({ code }) => code === airport.code)),
    askPopular: () => void loadPopularAirports(app).then(setPopular),
    find: (text: string, signal: AbortSignal) => findAirports(app, text, signal),
    airportOf: (code: string) =>
      findKnownAirport(app, code) ?? (isInBrowser ? findSavedAirport(app, code) : undefined) ?? unknownAirport(code),
  };
}
