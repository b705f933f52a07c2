import type { KeyValueStore } from '@wisata/kernel/app-context';
import { toldKey } from '@wisata/kernel/storage-keys';
import type { VisitService } from './visit-service.ts';

const KEY = toldKey('venue_city');

/** The city that a list of venues begins in from now on, on this device and in what the server makes for it. */
export const keepHomeCity = (store: KeyValueStore, city: 'JKT' | 'SIN'): void => store.set(KEY, city);

/** The city that was chosen before; tours begin where they always do. */
export function findHomeCity(store: KeyValueStore, service: VisitService): string | undefined {
  const city = service === 'venue' ? store.get(KEY) : undefined;
  return city === 'JKT' || city === 'SIN' ? city : undefined;
}
