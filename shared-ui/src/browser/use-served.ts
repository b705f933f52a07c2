import { useState, useSyncExternalStore } from 'react';
import { createDrawnBy } from '@wisata/kernel/drawn-by';

/** True on the server and where its markup is taken over, for as long as the part stands; false where the browser draws it. */
export function useServed(): boolean {
  const [{ subscribe, readInBrowser, readServed }] = useState(createDrawnBy);
  return useSyncExternalStore(subscribe, readInBrowser, readServed);
}
