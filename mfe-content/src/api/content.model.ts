import type { CleanHtml } from '@wisata/kernel/contracts/clean-html';
import type { Money } from '@wisata/kernel/money';
import type { Media } from '@wisata/ui/picture';

/** A hotel as this remote shows it: what tomorrow night, or another night, costs the party. */
export interface Stay {
  /** Key of the service that sells it. */
  readonly service: string;
  readonly hotelKey: string;
  /** The page about it, where there is one. */
  readonly slug: string | undefined;
  readonly categoryProductId: string;
  readonly name: string;
  readonly description: string;
  readonly picture: Media;
  readonly starRating: number;
  readonly area: string;
  readonly cityKey: string;
  readonly cityName: string;
  readonly reviews: { readonly score: number; readonly count: number } | undefined;
  readonly checkInDate: string;
  readonly checkOutDate: string;
  readonly nights: number;
  readonly guests: number;
  /** Undefined when there is no room. */
  readonly total: Money | undefined;
  readonly isRefundable: boolean;
}

export interface StayDetail extends Stay {
  readonly gallery: readonly Media[];
  readonly categories: readonly { readonly name: string; readonly slug: string }[];
}

/** An activity or extra in a list. */
export interface Sold {
  readonly uniqueId: string;
  readonly slug: string;
  readonly service: string;
  readonly name: string;
  readonly description: string;
  readonly picture: Media;
  readonly cityName: string;
  readonly reviews: Stay['reviews'];
  readonly unit: 'person' | 'piece';
  /** What one person or piece costs at the least. */
  readonly total: Money | undefined;
}

/** A product of any service. */
export type Listed = Stay | Sold;

export interface Collection {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly picture: Media;
  readonly productCount: number;
}

export interface Category {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** `product`, `promotion`, `enquiry` or `category`. */
  readonly pageType: string;
  readonly description: string;
  readonly picture: Media;
}

/** What editors want to be seen on the home page. */
export interface Banner {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly picture: Media;
  readonly link: string;
}

export interface CategoryTree extends Category {
  readonly children: readonly Category[];
}

export interface Question {
  readonly id: string;
  readonly topic: string;
  readonly question: string;
  readonly answerHtml: CleanHtml;
}

export interface Partners {
  readonly title: string;
  readonly items: readonly { readonly name: string; readonly logo: string }[];
}

export interface ContentPage {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly html: CleanHtml;
}

/** A voucher code that anybody may use now. */
export interface VoucherCode {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  /** Total that an order has to reach. */
  readonly least?: Money;
  readonly endsAtMs?: number;
  readonly needs: VoucherNeeds;
}

/** What else an order has to be like; an empty list and undefined narrow nothing. */
export interface VoucherNeeds {
  /** Key of the one service that it is for. */
  readonly service: string | undefined;
  /** Which day the span is about: of the stay, or of the booking. */
  readonly period: 'stay' | 'booking' | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly hours: readonly [from: string, to: string] | undefined;
  readonly nights: number | undefined;
  readonly regions: readonly string[];
  readonly hasHotels: boolean;
  /** 0 for Sunday to 6 for Saturday. */
  readonly checkInDays: readonly number[];
  readonly bookingDays: readonly number[];
}
