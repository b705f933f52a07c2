/** Zone labels that travellers read, with their IANA names; Indonesia has three and none has summer time. */
export const ZONES = {
  WIB: 'Asia/Jakarta',
  WITA: 'Asia/Makassar',
  WIT: 'Asia/Jayapura',
  SGT: 'Asia/Singapore',
} as const;

/** A label of {@link ZONES}. */
export type ZoneLabel = keyof typeof ZONES;
