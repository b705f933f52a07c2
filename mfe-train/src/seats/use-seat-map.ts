import { useCallback } from 'react';
import { useApp } from '@wisata/runtime';
import { useAsked } from '../journey/use-asked.ts';
import { getSeats } from '../api/train.api.ts';

/** The coaches of a class as they are now, and a way to look again. */
export function useSeatMap(classKey: string, hold: string) {
  const { api } = useApp();
  const ask = useCallback(() => getSeats(api, classKey, hold), [api, classKey, hold]);
  return useAsked(classKey, ask);
}
