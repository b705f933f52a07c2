import { namesOf, readTable } from './table.ts';

const NAMES = new Map(
  readTable(new URL('city-names.psv', import.meta.url)).map(([city = '', names]) => [city, namesOf(names)]),
);

/** What people call a city besides its name, in small letters: `jogja`, `yogya` for `Yogyakarta`. Empty where it has one name only. */
export const otherCityNames = (city: string): readonly string[] => NAMES.get(city) ?? [];
