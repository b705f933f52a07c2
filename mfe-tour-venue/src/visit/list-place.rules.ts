import type { KeyValueStore } from '@wisata/kernel/app-context';
import { storageKey } from '@wisata/kernel/storage-keys';
import { hasFields, isNumber, isText, readStored } from '@wisata/kernel/stored-values';
import type { VisitService } from './visit-service.ts';

/** Where somebody was in a list: its address, and how far it was scrolled. */
export interface ListPlace {
  readonly path: string;
  readonly scrollY: number;
}

const isListPlace = hasFields<ListPlace>({ path: isText, scrollY: isNumber });
const keyOf = (service: VisitService, part: 'last' | 'return') => storageKey(`${service}_list`, part);

export const keepListPlace = (store: KeyValueStore, service: VisitService, place: ListPlace): void =>
  store.set(keyOf(service, 'last'), JSON.stringify(place));

/** Where a list was left in this tab. */
export const findListPlace = (store: KeyValueStore, service: VisitService): ListPlace | undefined =>
  readStored(store, keyOf(service, 'last'), isListPlace);

/** The address of the list that was left, the list as it begins without one; the list will begin where it was scrolled to. */
export function beginReturn(store: KeyValueStore, service: VisitService): string {
  const place = findListPlace(store, service);
  if (!place) return `/${service}/list`;
  store.set(keyOf(service, 'return'), JSON.stringify(place));
  return place.path;
}

/** How far the list was scrolled to which somebody is returning; said once. */
export function takeReturn(store: KeyValueStore, service: VisitService, path: string): number | undefined {
  const place = readStored(store, keyOf(service, 'return'), isListPlace);
  store.remove(keyOf(service, 'return'));
  return place?.path === path ? place.scrollY : undefined;
}
