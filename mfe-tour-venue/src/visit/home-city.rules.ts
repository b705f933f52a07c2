import type { KeyValueStore } from '@wisata/kernel/app-context';
import { storageKey } from '@wisata/kernel/storage-keys';
import { readStored } from '@wisata/kernel/stored-values';
import type { VisitService } from './visit-service.ts';

const isCity = (value: unknown): value is string => value === 'JKT' || value === 'SIN';

/** The city that a list of venues begins in from now on, on this device. */
export const keepHomeCity = (store: KeyValueStore, city: 'JKT' | 'SIN'): void =>
  store.set(storageKey('venue_list', 'city'), JSON.stringify(city));

/** The city that was chosen before; tours begin where they always do. */
export const findHomeCity = (store: KeyValueStore, service: VisitService): string | undefined =>
  service === 'venue' ? readStored(store, storageKey('venue_list', 'city'), isCity) : undefined;
