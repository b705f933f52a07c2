import { useState } from 'react';
import type { AppContext } from '@wisata/kernel/app-context';
import type { SearchPlaceAnswer } from '@wisata/kernel/contracts/content-search-places';
import type { Outcome } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';

async function askPlaces({ api }: AppContext): Promise<Outcome<readonly SearchPlaceAnswer[]>> {
  const { searchPlaces } = await import('../api/own-words.api.ts');
  return searchPlaces(api);
}

/** Places that can be searched, asked for by the first press and not before. */
export function useAskedPlaces() {
  const app = useApp();
  const [places, setPlaces] = useState<ReturnType<typeof askPlaces>>();
  return { places, ask: () => setPlaces(askPlaces(app)) };
}
