import { storageKey } from '@wisata/kernel/storage-keys';
import { createStoredList, hasFields, isFlag, isText, type Check } from '@wisata/kernel/stored-values';
import { ZONES } from '@wisata/kernel/zones';
import { createPlaceBook } from '@wisata/runtime/journey/place-book';
import type { Airport } from './flight.model.ts';

const isCode: Check<string> = (value): value is string => isText(value) && /^[A-Z0-9]{3}$/.test(value);

/** Airports that were chosen on this device; saving is skipped for a code that is there already (spec section 4). */
const CHOSEN = createStoredList({
  key: storageKey('recent_airports'),
  check: hasFields<Airport>({
    code: isCode,
    name: isText,
    city: isText,
    country: isText,
    countryCode: isText,
    timeZone: isText,
    isCity: isFlag,
  }),
  idOf: ({ code }) => code,
  most: 8,
  keepsPlace: true,
});

const INDONESIAN = { country: 'Indonesia', countryCode: 'ID', isCity: false } as const;

/** Both ends of the search that every form begins with, known before any answer. */
const DEFAULTS: readonly Airport[] = [
  { code: 'CGK', name: 'Soekarno-Hatta', city: 'Jakarta', timeZone: ZONES.WIB, ...INDONESIAN },
  { code: 'DPS', name: 'I Gusti Ngurah Rai', city: 'Denpasar', timeZone: ZONES.WITA, ...INDONESIAN },
];

/** Airports that a page knows by their code. */
export const AIRPORTS = createPlaceBook(DEFAULTS, CHOSEN);
