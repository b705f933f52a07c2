import { storageKey } from '@wisata/kernel/storage-keys';
import { createStoredList, hasFields, isText, type Check } from '@wisata/kernel/stored-values';
import type { Airport } from '../api/flight.model.ts';

const isCode: Check<string> = (value): value is string => isText(value) && /^[A-Z0-9]{3}$/.test(value);
const isFlag: Check<boolean> = (value): value is boolean => typeof value === 'boolean';

/** Airports that were chosen on this device; saving is skipped for a code that is there already (spec section 4). */
export const { find: savedAirports, remember: saveAirport } = createStoredList({
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
