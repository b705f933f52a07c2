import { useApp } from '@wisata/runtime';
import { searchPlaces } from '../api/places.api.ts';

/** Looks places and hotels up by what has been typed. */
export function usePlaceSearch() {
  const { api } = useApp();
  return (text: string, signal: AbortSignal) => searchPlaces(api, text, signal);
}
