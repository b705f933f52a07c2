import { ZONES } from '@wisata/kernel/zones';

/** Where activities and extras are: city, country, its code and its clocks. */
export const PLACES = {
  DPS: ['Bali', 'Indonesia', 'ID', ZONES.WITA],
  JKT: ['Jakarta', 'Indonesia', 'ID', ZONES.WIB],
  JOG: ['Yogyakarta', 'Indonesia', 'ID', ZONES.WIB],
  BDO: ['Bandung', 'Indonesia', 'ID', ZONES.WIB],
  SUB: ['Surabaya', 'Indonesia', 'ID', ZONES.WIB],
  LOP: ['Lombok', 'Indonesia', 'ID', ZONES.WITA],
  LBJ: ['Labuan Bajo', 'Indonesia', 'ID', ZONES.WITA],
  UPG: ['Makassar', 'Indonesia', 'ID', ZONES.WITA],
  SIN: ['Singapore', 'Singapore', 'SG', ZONES.SGT],
} as const satisfies Record<string, readonly [string, string, string, string]>;

export type PlaceCode = keyof typeof PLACES;
