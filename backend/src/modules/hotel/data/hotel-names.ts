import type { Setting } from './gazetteer.ts';

interface Chain {
  readonly code: string;
  readonly name: string;
}

const ARUNIKA: Chain = { code: 'ARN', name: 'Arunika Hotels' };
const GRAHA_TERATAI: Chain = { code: 'GTR', name: 'Graha Teratai Hotels' };
const KENCANA_LOKA: Chain = { code: 'KCL', name: 'Kencana Loka Stays' };

interface Brand {
  readonly name: string;
  readonly stars: readonly number[];
  readonly chain?: Chain;
}

const TOWN_BRANDS: readonly Brand[] = [
  { name: 'Arunika', stars: [4, 5], chain: ARUNIKA },
  { name: 'Graha Teratai', stars: [3, 4], chain: GRAHA_TERATAI },
  { name: 'Kencana Loka', stars: [2, 3], chain: KENCANA_LOKA },
  { name: 'Langit Senja', stars: [3, 4, 5] },
  { name: 'Nirmala Suites', stars: [4, 5] },
  { name: 'Wisma Kenari', stars: [2, 3] },
  { name: 'Rumah Jatayu', stars: [2, 3, 4] },
  { name: 'Pendopo Lestari', stars: [3, 4] },
  { name: 'Mahligai', stars: [5] },
  { name: 'Teras Kota', stars: [2, 3] },
  { name: 'Bintang Selatan', stars: [3, 4] },
  { name: 'Kalpataru', stars: [4, 5] },
  { name: 'Singgasari Court', stars: [4, 5] },
  { name: 'Lawang Pitu', stars: [2, 3] },
  { name: 'Purnama House', stars: [2, 3] },
  { name: 'Sasmita', stars: [3, 4, 5] },
];

const RESORT_BRANDS: readonly Brand[] = [
  { name: 'Arunika', stars: [4, 5], chain: ARUNIKA },
  { name: 'Graha Teratai', stars: [3, 4], chain: GRAHA_TERATAI },
  { name: 'Kencana Loka', stars: [2, 3], chain: KENCANA_LOKA },
  { name: 'Puri Anggrek', stars: [4, 5] },
  { name: 'Samudra Biru', stars: [3, 4, 5] },
  { name: 'Wanakarta', stars: [2, 3, 4] },
  { name: 'Cendana Bay', stars: [4, 5] },
  { name: 'Langit Senja', stars: [3, 4, 5] },
  { name: 'Taman Kamboja', stars: [2, 3] },
  { name: 'Bale Sekar', stars: [3, 4] },
  { name: 'Lumbung Padi', stars: [2, 3] },
  { name: 'Tirta Gangsa', stars: [4, 5] },
  { name: 'Ombak Kecil', stars: [2, 3] },
  { name: 'Alang Sari', stars: [3, 4] },
  { name: 'Nusa Rinjani', stars: [3, 4, 5] },
  { name: 'Padma Wulan', stars: [4, 5] },
];

/** Added when a brand already stands in the same area. */
export const NAME_SUFFIXES: Readonly<Record<number, readonly string[]>> = {
  2: ['Inn', 'Guesthouse', 'Budget'],
  3: ['Inn', 'Residence', 'Boutique'],
  4: ['Suites', 'Residence', 'Grand'],
  5: ['Grand', 'Retreat', 'Signature'],
};

export const RESORT_SETTINGS: ReadonlySet<Setting> = new Set(['beach', 'hills', 'ricefield']);

/** Brands that have hotels of that many stars in such a place; all names are invented. */
export function brandsFor(setting: Setting, star: number): readonly Brand[] {
  const brands = RESORT_SETTINGS.has(setting) ? RESORT_BRANDS : TOWN_BRANDS;
  return brands.filter((brand) => brand.stars.includes(star));
}
