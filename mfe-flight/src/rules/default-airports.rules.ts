import type { Locale } from '@wisata/kernel/locale';
import { ZONES } from '@wisata/kernel/zones';
import type { Airport } from '../api/flight.model.ts';

function defaults(country: string): readonly Airport[] {
  const indonesian = { country, countryCode: 'ID', isCity: false };
  return [
    { code: 'CGK', name: 'Soekarno-Hatta', city: 'Jakarta', timeZone: ZONES.WIB, ...indonesian },
    { code: 'DPS', name: 'I Gusti Ngurah Rai', city: 'Denpasar', timeZone: ZONES.WITA, ...indonesian },
  ];
}

/** Both ends of the search that every form begins with, known before any answer. */
export const DEFAULT_AIRPORTS: Readonly<Record<Locale, readonly Airport[]>> = {
  en: defaults('Indonesia'),
  id: defaults('Indonesia'),
};
