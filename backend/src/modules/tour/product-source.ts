import type { Locale } from '@wisata/kernel/locale';
import type { Currency } from '@wisata/kernel/money';
import type {
  BringCode,
  CarrierCode,
  ExcludeCode,
  FacilityCode,
  IncludeCode,
  OptionCode,
} from './data/product-words.ts';
import type { CategoryCode, DestinationCode, LocationCode, TypeCode } from './data/masters.ts';
import type { RefundCode } from './data/terms.ts';

export type InTwo = Readonly<Record<Locale, string>>;

/** What a product says of itself in one language. */
export interface ProductText {
  readonly title: string;
  /** One or two sentences for a card. */
  readonly summary: string;
  readonly story: string;
  readonly highlights: readonly string[];
  /** Title and story of each day. */
  readonly days: readonly (readonly [string, string])[];
  readonly meeting: string;
}

/** When it can be started. Black dates return every year, as `MM-DD`, or move with the moon, as `YYYY-MM-DD`. */
export type ScheduleSource =
  | {
      readonly kind: 'period';
      readonly quota: number;
      readonly blackDays?: readonly number[];
      readonly blackDates?: readonly (readonly [from: string, to: string, reason: InTwo])[];
    }
  | {
      readonly kind: 'departures';
      /** Days between two departures, in weeks; or days of the year as `MM-DD`. */
      readonly everyWeeks?: number;
      readonly weekday?: number;
      readonly on?: readonly string[];
      readonly quota: number;
    }
  | { readonly kind: 'open'; readonly validDays: number };

/** Prices in major units; what is not said follows from the adult's, see `price-list.ts`. */
export interface PackageSource {
  readonly name: InTwo;
  readonly star?: number;
  readonly min: number;
  readonly max: number;
  readonly adult: number;
  /** 0 where children are not taken. */
  readonly child?: number;
  readonly infant?: number;
  readonly single?: number;
  readonly tripleSharing?: boolean;
}

export interface PriceSource {
  readonly currency: Currency;
  readonly kind: 'Group' | 'Private' | 'Ticket';
  readonly packages: readonly PackageSource[];
  /** What prices of Saturday and Sunday are to those of other days. */
  readonly weekend?: number;
  readonly visa?: number;
  /** For guide and driver, of everybody but infants. */
  readonly tips?: number;
  readonly airportTax?: number;
  readonly vat?: number;
  readonly serviceFee?: number;
  readonly downPercent?: number;
  readonly options?: readonly (readonly [code: OptionCode, amount: number])[];
  readonly promo?: 'early' | 'group';
}

/** A tour or venue as it is written down in `data`. */
export interface ProductSource {
  readonly id: string;
  readonly category: CategoryCode;
  readonly type: TypeCode;
  readonly destination: DestinationCode;
  /** Where it begins, then where else it goes. */
  readonly places: readonly [LocationCode, ...LocationCode[]];
  readonly at: readonly [latitude: number, longitude: number];
  readonly address: string;
  readonly meetAt?: string;
  readonly nights: number;
  readonly hours?: number;
  /** For each day; empty on foot. */
  readonly carriers?: readonly (CarrierCode | '')[];
  /** The place that each day leads to; none for a day in the air. */
  readonly dayPlaces?: readonly (ProductSource['at'] | undefined)[];
  readonly cutOff: number;
  readonly schedule: ScheduleSource;
  /** Start and end of each session. */
  readonly times?: readonly (readonly [start: string, end: string])[];
  readonly price: PriceSource;
  readonly includes: readonly IncludeCode[];
  readonly excludes: readonly ExcludeCode[];
  readonly facilities?: readonly FacilityCode[];
  readonly bring: readonly BringCode[];
  readonly refund: RefundCode;
  readonly pictures: readonly [string, ...string[]];
  readonly rating: number;
  readonly isPassportNeeded?: boolean;
  readonly isAllowInquiry?: boolean;
  readonly gate?: string;
  readonly text: Readonly<Record<Locale, ProductText>>;
}
