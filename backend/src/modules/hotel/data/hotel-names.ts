import { numbersOf, readTable } from '../../../app/table.ts';
import type { Setting } from './gazetteer.ts';

const CHAINS: Readonly<Record<string, string>> = {
  ARN: 'Arunika Hotels',
  GTR: 'Graha Teratai Hotels',
  KCL: 'Kencana Loka Stays',
};

const BRANDS = readTable(new URL('brands.psv', import.meta.url)).map(([place, name = '', stars, chainCode = '']) => ({
  isResort: place === 'resort',
  name,
  stars: numbersOf(stars),
  chainCode,
  chainName: CHAINS[chainCode] ?? '',
}));

/** Added when a brand already stands in the same area. */
export const NAME_SUFFIXES: Readonly<Record<number, readonly string[]>> = {
  2: ['Inn', 'Guesthouse', 'Budget'],
  3: ['Inn', 'Residence', 'Boutique'],
  4: ['Suites', 'Residence', 'Grand'],
  5: ['Grand', 'Retreat', 'Signature'],
};

export const RESORT_SETTINGS: ReadonlySet<Setting> = new Set(['beach', 'hills', 'ricefield']);

/** Brands that have hotels of that many stars in such a place. */
export function brandsFor(setting: Setting, star: number) {
  return BRANDS.filter(({ isResort, stars }) => isResort === RESORT_SETTINGS.has(setting) && stars.includes(star));
}
