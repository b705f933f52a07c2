import type { Locale } from '@wisata/kernel/locale';

/** Which stays an editor asks for; what is left out does not narrow. */
export interface StaysWanted {
  readonly cityKeys?: readonly string[];
  /** Names of areas, the same in every language. */
  readonly areas?: readonly string[];
  /** What their surroundings are like, in the service's own words: `beach`. */
  readonly settings?: readonly string[];
  readonly minStar?: number;
}

/** What a stay is, without a price. */
export interface IntroducedStay {
  /** Key of the service that sells it. */
  readonly service: string;
  readonly hotelKey: string;
  readonly name: string;
  readonly starRating: number;
  readonly area: string;
  readonly cityKey: string;
  readonly cityName: string;
  readonly countryName: string;
  readonly description: string;
  readonly images: readonly { readonly uri: string; readonly description: string }[];
}

/** A stay with its reviews and with what tomorrow night costs two guests. */
export interface ShownStay extends IntroducedStay {
  readonly reviewScore: number;
  readonly reviewCount: number;
  readonly checkInDate: string;
  readonly checkOutDate: string;
  readonly guests: number;
  readonly currency: string;
  /** Major units for the whole stay, taxes included; null when tomorrow night is sold out. */
  readonly totalPrice: number | null;
  readonly isRefundable: boolean;
}

/** Stays for pages outside the search: home page, collections, products. */
export interface StayShowcase {
  /** Keys of fitting stays, the best reviewed of each city first and the cities taking turns. */
  searchKeys(wanted: StaysWanted, limit: number): string[];
  /** How many stays each area of the cities has, the largest first. */
  countByArea(wanted: StaysWanted): { readonly name: string; readonly count: number }[];
  findStay(key: string, locale: Locale): IntroducedStay | undefined;
  /** In the order of the keys; an unknown key is left out. */
  describe(keys: readonly string[], locale: Locale): Promise<ShownStay[]>;
  /** The first `limit` of the keys that have a room tomorrow night. */
  describeAvailable(keys: readonly string[], limit: number, locale: Locale): Promise<ShownStay[]>;
}
