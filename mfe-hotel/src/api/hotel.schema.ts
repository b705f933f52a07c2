import * as v from 'valibot';

const text = v.fallback(v.string(), '');
const number = v.fallback(v.number(), 0);

/** GET list-cities-byname: a city, or an area of one. */
export const CITY = v.object({
  key: v.string(),
  name: v.string(),
  type: v.optional(v.string(), 'city'),
  countryName: text,
  count: v.optional(v.number()),
});

/** GET list-hotel. */
export const HOTEL_NAME = v.object({
  hotel_key: v.string(),
  hotel_name: v.string(),
  city_key: v.string(),
  area: text,
  city: v.object({ city_name: v.string() }),
});

export const PRICE_DAYS = v.object({
  currency: v.string(),
  days: v.array(v.object({ date: v.string(), lowestPrice: v.nullable(v.number()) })),
});

const FACILITY = v.object({ code: v.string(), name: v.string(), main: v.optional(v.boolean(), false) });

const LISTED_ROOM = v.object({
  mealTypeName: text,
  roomName: text,
  roomsLeft: v.optional(v.number()),
  cancelLimit: v.nullish(v.string()),
});

export const LISTED_HOTEL = v.object({
  key: v.string(),
  name: v.string(),
  starRating: number,
  area: text,
  cityName: text,
  location: text,
  latitude: v.number(),
  longitude: v.number(),
  imageUri: text,
  timeZone: v.fallback(v.string(), 'Asia/Jakarta'),
  currency: v.optional(v.string()),
  currencyRate: v.fallback(v.number(), 1),
  lowestRoomPrice: v.number(),
  pricePerRoomNight: v.number(),
  refundablePrice: v.nullish(v.number()),
  facilities: v.optional(v.array(FACILITY), []),
  rooms: v.optional(v.array(LISTED_ROOM), []),
  reviewScore: number,
  reviewCount: number,
});
export type ListedHotelAnswer = v.InferOutput<typeof LISTED_HOTEL>;

const OPTION = v.object({ value: v.string(), name: v.string(), count: v.number() });

/** POST availability and availability-page: the list one level down, page facts beside it. */
export const AVAILABILITY = v.object({
  data: v.object({
    hotels: v.array(LISTED_HOTEL),
    areas: v.optional(v.array(v.object({ area: v.string(), count: v.number(), value: v.string() })), []),
    correlation_id: text,
    destination: v.optional(v.object({ key: v.string(), name: v.string(), cityName: text })),
    filters: v.optional(
      v.object({
        stars: v.array(OPTION),
        facilities: v.array(OPTION),
        freeCancellation: v.number(),
        breakfast: v.number(),
        wellRated: v.optional(v.number(), 0),
        minPrice: v.number(),
        maxPrice: v.number(),
      }),
    ),
    matching: v.optional(v.array(v.object({ key: v.string(), lowestRoomPrice: v.number() }))),
  }),
  total: v.optional(v.number()),
  per_page: v.optional(v.number()),
  current_page: v.optional(v.number()),
});
export type AvailabilityAnswer = v.InferOutput<typeof AVAILABILITY>;

/** Spec section 3, Room offer. */
export const ROOM_OFFER = v.object({
  roomKey: v.string(),
  roomCode: v.optional(v.string()),
  roomName: v.string(),
  roomSubText: text,
  rateName: text,
  mealType: text,
  mealTypeName: text,
  currency: v.optional(v.string()),
  totalPrice: v.number(),
  averagePrice: v.number(),
  taxPercent: number,
  roomsLeft: v.optional(v.number()),
  cancelLimit: v.nullish(v.string()),
  imageUri: text,
  imageUris: v.optional(v.array(v.string()), []),
  facilities: v.optional(v.array(v.object({ name: v.string() })), []),
});
export type RoomOfferAnswer = v.InferOutput<typeof ROOM_OFFER>;

/** POST detail. */
export const DETAIL = v.object({
  HotelKey: v.string(),
  HotelName: v.string(),
  Address: text,
  Area: text,
  CityKey: text,
  CityName: text,
  Description: text,
  Location: text,
  AirportDistance: text,
  CheckInTime: v.fallback(v.string(), '14:00'),
  CheckOutTime: v.fallback(v.string(), '12:00'),
  TimeZone: v.fallback(v.string(), 'Asia/Jakarta'),
  Telephone: text,
  CorrelationId: text,
  CancelPolicy: v.fallback(v.array(v.string()), []),
  Facilities: v.optional(
    v.array(v.object({ Code: v.string(), Name: v.string(), IsMain: v.optional(v.boolean(), false) })),
    [],
  ),
  HouseRules: v.fallback(v.array(v.string()), []),
  Images: v.optional(v.array(v.object({ ImageUri: v.string(), Description: text })), []),
  Latitude: v.number(),
  Longitude: v.number(),
  StarRating: number,
  Reviews: v.optional(
    v.array(
      v.object({
        AuthorName: v.string(),
        PostedTime: text,
        Rating: v.number(),
        RelativeTime: text,
        Text: v.string(),
        Language: text,
        TranslatedText: text,
      }),
    ),
    [],
  ),
  ReviewScore: number,
  ReviewCount: number,
  ReviewTopics: v.optional(
    v.array(v.object({ Code: v.string(), Name: v.string(), Score: v.number(), Count: v.number() })),
    [],
  ),
  Rooms: v.array(ROOM_OFFER),
});
export type DetailAnswer = v.InferOutput<typeof DETAIL>;

export const CANCEL_RULES = v.object({
  TimeZone: v.optional(v.string()),
  Rooms: v.array(
    v.object({ RoomName: text, BreakfastType: text, Message: text, Summaries: v.fallback(v.array(v.string()), []) }),
  ),
});
