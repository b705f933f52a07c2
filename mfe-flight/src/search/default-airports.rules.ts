import { ZONES } from '@wisata/kernel/zones';
import type { Airport } from '../api/flight.model.ts';

const INDONESIAN = { country: 'Indonesia', countryCode: 'ID', isCity: false } as const;

/** Both ends of the search that every form begins with, known before any answer. */
export const DEFAULT_AIRPORTS: readonly Airport[] = [
  { code: 'CGK', name: 'Soekarno-Hatta', city: 'Jakarta', timeZone: ZONES.WIB, ...INDONESIAN },
  { code: 'DPS', name: 'I Gusti Ngurah Rai', city: 'Denpasar', timeZone: ZONES.WITA, ...INDONESIAN },
];
