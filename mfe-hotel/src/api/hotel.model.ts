import type { Money } from '@wisata/kernel/money';

/** A city or area to search in, or one hotel by name. */
export type Place =
  | { readonly kind: 'destination'; readonly destinationKey: string; readonly city: string }
  | {
      readonly kind: 'hotel';
      readonly destinationKey: string;
      readonly city: string;
      readonly hotelKey: string;
      readonly hotelName: string;
    };

/** A place among suggestions, with what tells it from others of the name. */
export interface PlaceSuggestion {
  readonly place: Place;
  readonly kind: 'city' | 'area' | 'hotel';
  readonly detail: string;
  readonly hotelCount: number | undefined;
}

export interface FilterOption {
  readonly value: string;
  readonly name: string;
  readonly count: number;
}

/** A hotel of the list with its cheapest room. `total` covers all rooms and nights, tax included. */
export interface ListedHotel {
  readonly key: string;
  readonly name: string;
  readonly star: number;
  readonly area: string;
  readonly location: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly picture: string;
  readonly timeZone: string;
  readonly total: Money;
  readonly perNight: Money;
  /** The total in rupiah where it is in another currency. */
  readonly about: Money | undefined;
  /** The cheapest total that can be given back; undefined when none can. */
  readonly refundable: Money | undefined;
  readonly meal: string;
  readonly facilities: readonly string[];
  readonly roomsLeft: number | undefined;
  /** ISO instant until which cancelling is free; undefined when nothing is given back. */
  readonly freeUntil: string | undefined;
  readonly reviewScore: number;
  readonly reviewCount: number;
}

/** One page of a search, with how many hotels each further choice would leave. */
export interface HotelPage {
  readonly hotels: readonly ListedHotel[];
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
  readonly correlationId: string;
  readonly destination: { readonly key: string; readonly name: string };
  /** The all-areas entry first, its value empty. */
  readonly areas: readonly { readonly area: string; readonly value: string; readonly count: number }[];
  readonly stars: readonly FilterOption[];
  readonly facilities: readonly FilterOption[];
  readonly freeCancellation: number;
  readonly breakfast: number;
  readonly wellRated: number;
  /** Cheapest totals in minor units of all hotels that the filters leave; undefined where the page is all of them. */
  readonly matching: Readonly<Record<string, number>> | undefined;
  /** Night prices of the whole search before filtering, in major units. */
  readonly lowestNight: number;
  readonly highestNight: number;
}

/** One way to book a room: meal, cancellation and what it costs for the stay. */
export interface RoomRate {
  readonly roomKey: string;
  readonly rateName: string;
  readonly meal: string;
  readonly withMeal: boolean;
  readonly total: Money;
  readonly perNight: Money;
  readonly about: Money | undefined;
  readonly roomsLeft: number | undefined;
  readonly freeUntil: string | undefined;
}

/** A room type with its rates, cheapest first. */
export interface RoomType {
  readonly code: string;
  readonly name: string;
  /** `28 m²`, `garden side`, `sleeps 3`, `1 king or 2 singles`. */
  readonly facts: readonly string[];
  /** The one that stands for the type first. */
  readonly pictures: readonly string[];
  /** What tells it from other types first. */
  readonly facilities: readonly string[];
  readonly rates: readonly RoomRate[];
}

export interface GuestReview {
  readonly author: string;
  readonly age: string;
  readonly rating: number;
  readonly text: string;
  readonly language: string;
  /** In the reader's language; empty where the guest wrote in it, or nobody translated. */
  readonly translation: string;
}

/** What guests gave points for besides the whole. */
export interface ReviewTopic {
  readonly code: string;
  readonly name: string;
  readonly score: number;
  readonly count: number;
}

/** One hotel for one stay. */
export interface HotelDetail {
  readonly key: string;
  readonly name: string;
  readonly star: number;
  readonly address: string;
  readonly area: string;
  readonly city: string;
  readonly cityKey: string;
  readonly location: string;
  readonly airportDistance: string;
  readonly description: string;
  readonly phone: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
  readonly checkInTime: string;
  readonly checkOutTime: string;
  readonly correlationId: string;
  readonly pictures: readonly { readonly path: string; readonly description: string }[];
  readonly facilities: readonly { readonly code: string; readonly name: string; readonly isMain: boolean }[];
  readonly cancelRules: readonly string[];
  readonly houseRules: readonly string[];
  readonly reviewScore: number;
  readonly reviewCount: number;
  readonly reviewTopics: readonly ReviewTopic[];
  readonly reviews: readonly GuestReview[];
  readonly taxPercent: number;
  readonly rooms: readonly RoomType[];
}

/** What cancelling one rate costs, in sentences, in order of time. */
export interface CancelRules {
  readonly roomName: string;
  readonly meal: string;
  readonly message: string;
  readonly steps: readonly string[];
}
