import { useApp } from '@wisata/runtime';
import { useTripText } from '@wisata/runtime/journey/use-trip-text';
import { useHydrated } from '@wisata/ui/use-hydrated';
import { STATIONS } from '../api/known-stations.ts';

/** How journeys, times and parties are written. */
export function useTrainText() {
  const app = useApp();
  const isInBrowser = useHydrated();
  return {
    ...useTripText('train'),
    /** Name of a station, or of the city where the code means all of its stations; the code while nothing more is known. */
    station(code: string): string {
      const station = STATIONS.findKnown(app, code) ?? (isInBrowser ? STATIONS.findSaved(app, code) : undefined);
      if (!station) return code;
      return station.isCity ? station.city : station.name;
    },
  };
}
