import { storageKey } from '@wisata/kernel/storage-keys';
import { createStoredList, hasFields, isText, type Check } from '@wisata/kernel/stored-values';
import type { Station } from '../api/train.model.ts';

const isCode: Check<string> = (value): value is string => isText(value) && /^[A-Z]{2,3}$/.test(value);
const isFlag: Check<boolean> = (value): value is boolean => typeof value === 'boolean';

/** Stations that were chosen on this device; saving is skipped for a code that is there already (spec section 4). */
export const { find: savedStations, remember: saveStation } = createStoredList({
  key: storageKey('recent_stations'),
  check: hasFields<Station>({ code: isCode, name: isText, city: isText, isCity: isFlag }),
  idOf: ({ code }) => code,
  most: 8,
  keepsPlace: true,
});
