import type { Locale } from '@wisata/kernel/locale';

/** Cities, regions and countries that Indonesian calls otherwise. */
const INDONESIAN: Readonly<Record<string, string>> = {
  'Central Java': 'Jawa Tengah',
  'Central Kalimantan': 'Kalimantan Tengah',
  'East Java': 'Jawa Timur',
  'East Kalimantan': 'Kalimantan Timur',
  'East Nusa Tenggara': 'Nusa Tenggara Timur',
  France: 'Prancis',
  Japan: 'Jepang',
  'North Sulawesi': 'Sulawesi Utara',
  'North Sumatra': 'Sumatera Utara',
  'Saudi Arabia': 'Arab Saudi',
  Singapore: 'Singapura',
  'South Korea': 'Korea Selatan',
  'South Sulawesi': 'Sulawesi Selatan',
  'Southwest Papua': 'Papua Barat Daya',
  Türkiye: 'Turki',
  'West Java': 'Jawa Barat',
  'West Nusa Tenggara': 'Nusa Tenggara Barat',
};

/** A city, region or country as a language calls it, `Orchard, Singapura`; what is compared, stored or drawn by its name keeps the English one. */
export const placeName = (name: string, locale: Locale): string =>
  locale === 'id'
    ? name
        .split(', ')
        .map((part) => INDONESIAN[part] ?? part)
        .join(', ')
    : name;

const ENGLISH = new Map(Object.entries(INDONESIAN).map(([english, name]) => [name, english]));

/** The name by which a place is compared, whichever language it is told in. */
export const comparedName = (name: string): string => ENGLISH.get(name) ?? name;
