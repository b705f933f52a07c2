import * as v from 'valibot';
import { currencyCode } from './fields.ts';
import { hotelMedia } from './hotel-media.ts';
import { ROOM_SUMMARY } from './hotel-room.ts';

const facility = v.object({ code: v.string(), name: v.string(), main: v.boolean() });

/** One hotel of a list with its cheapest rooms (spec section 3, Hotel); amounts are decimal in `currency`. */
export const LISTED_HOTEL = v.object({
  ...v.entriesFromList(
    [
      'key',
      'name',
      'chainCode',
      'chainName',
      'providerCode',
      'providerHotelCode',
      'isoCountryCode',
      'countryName',
      'cityKey',
      'cityName',
      'area',
      'address',
      'mapImageUri',
      'phone',
      'facsimile',
      'email',
      'website',
      'imageUri',
      'thumbUri',
      'status',
      'description',
      'location',
      'timeZone',
    ] as const,
    v.string(),
  ),
  starRating: v.number(),
  latitude: v.number(),
  longitude: v.number(),
  currency: currencyCode,
  currencyRate: v.number(),
  /** Cheapest total of the stay, all rooms and nights. */
  lowestRoomPrice: v.number(),
  pricePerRoomNight: v.number(),
  /** Cheapest total that can be given back, in the same way; null when none can. */
  refundablePrice: v.nullable(v.number()),
  facilities: v.array(facility),
  rooms: v.array(ROOM_SUMMARY),
  cancelPolicy: v.object({ isRefundable: v.boolean(), cancelLimit: v.nullable(v.string()), message: v.string() }),
  reviewScore: v.number(),
  reviewCount: v.number(),
  media: hotelMedia,
});
/** A hotel of a list. */
export type ListedHotelAnswer = v.InferOutput<typeof LISTED_HOTEL>;

const areaCount = v.object({ area: v.string(), count: v.number(), value: v.string() });
const optionCount = v.object({ value: v.string(), name: v.string(), count: v.number() });

const filterOptions = v.object({
  stars: v.array(optionCount),
  facilities: v.array(optionCount),
  freeCancellation: v.number(),
  breakfast: v.number(),
  /** Those that guests rate 8 or better. */
  wellRated: v.number(),
  /** Nightly price of the cheapest and the dearest hotel before filtering. */
  minPrice: v.number(),
  maxPrice: v.number(),
});
/** What the filters offer, with how many hotels each choice leaves. */
export type HotelFilterOptions = v.InferOutput<typeof filterOptions>;

/** Answer of `POST hotel/availability` and `availability-page`: the list one level down, page facts beside it. */
export const HOTEL_LIST = v.object({
  data: v.object({
    hotels: v.array(LISTED_HOTEL),
    areas: v.array(areaCount),
    allow_issued: v.boolean(),
    is_show_supplier: v.boolean(),
    correlation_id: v.string(),
    destination: v.object({ key: v.string(), name: v.string(), cityName: v.string(), countryCode: v.string() }),
    filters: filterOptions,
    /** Every hotel that the filters leave, of all pages, with its cheapest total: what a map shows. Of a page only. */
    matching: v.optional(v.array(v.object({ key: v.string(), lowestRoomPrice: v.number() }))),
  }),
  current_page: v.number(),
  from: v.nullable(v.number()),
  to: v.nullable(v.number()),
  per_page: v.number(),
  total: v.number(),
});

/** A list of hotels as it is answered. */
export type HotelListAnswer = v.InferOutput<typeof HOTEL_LIST>;
