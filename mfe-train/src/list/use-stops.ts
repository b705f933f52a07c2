import { useCallback } from 'react';
import { useApp } from '@wisata/runtime';
import { getStops } from '../api/train.api.ts';
import { useAsked } from '../journey/use-asked.ts';

/** The stations of a train, asked for when they are first looked at. */
export function useStops(journey: string) {
  const { api } = useApp();
  const ask = useCallback(() => getStops(api, journey), [api, journey]);
  return useAsked(journey, ask).answer;
}
