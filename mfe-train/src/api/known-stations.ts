import { storageKey } from '@wisata/kernel/storage-keys';
import { createStoredList, hasFields, isFlag, isText, type Check } from '@wisata/kernel/stored-values';
import { createPlaceBook } from '@wisata/runtime/journey/place-book';
import type { Station } from './train.model.ts';

const isCode: Check<string> = (value): value is string => isText(value) && /^[A-Z]{2,3}$/.test(value);

/** Stations that were chosen on this device; saving is skipped for a code that is there already (spec section 4). */
const CHOSEN = createStoredList({
  key: storageKey('recent_stations'),
  check: hasFields<Station>({ code: isCode, name: isText, city: isText, isCity: isFlag }),
  idOf: ({ code }) => code,
  most: 8,
  keepsPlace: true,
});

/** Both ends of the search that every form begins with, known before any answer. */
const DEFAULTS: readonly Station[] = [
  { code: 'GMR', name: 'Gambir', city: 'Jakarta', isCity: false, cityCode: 'JKT', airport: 'CGK' },
  { code: 'SBI', name: 'Surabaya Pasar Turi', city: 'Surabaya', isCity: false, cityCode: 'SBY', airport: 'SUB' },
];

/** Stations that a page knows by their code. */
export const STATIONS = createPlaceBook(DEFAULTS, CHOSEN);
