import type { groupRooms, toCancelRules, toHotelDetail, toHotelPage, toListed, toRate } from './hotel-adapter.ts';

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

/** A hotel of the list with its cheapest room. */
export type ListedHotel = ReturnType<typeof toListed>;

/** One page of a search, with how many hotels each further choice would leave. */
export type HotelPage = ReturnType<typeof toHotelPage>;
export type FilterOption = HotelPage['stars'][number];

/** One way to book a room: meal, cancellation and what it costs for the stay. */
export type RoomRate = ReturnType<typeof toRate>;

/** A room type with its rates, cheapest first. */
export type RoomType = ReturnType<typeof groupRooms>[number];

/** One hotel for one stay. */
export type HotelDetail = ReturnType<typeof toHotelDetail>;
export type GuestReview = HotelDetail['reviews'][number];
/** What guests gave points for besides the whole. */
export type ReviewTopic = HotelDetail['reviewTopics'][number];

/** What cancelling one rate costs, in sentences, in order of time. */
export type CancelRules = ReturnType<typeof toCancelRules>;
