import * as v from 'valibot';

const currency = v.picklist(['IDR', 'SGD']);
const media = v.object({
  kind: v.string(),
  seed: v.string(),
  place: v.string(),
  style: v.optional(v.string()),
  outlook: v.optional(v.string()),
});
const facility = v.object({ code: v.string(), name: v.string(), main: v.boolean() });

export const cityAnswer = v.object({
  key: v.string(),
  name: v.string(),
  type: v.picklist(['city', 'area']),
  cityKey: v.string(),
  cityName: v.string(),
  isoCountryCode: v.string(),
  countryName: v.string(),
  count: v.number(),
});
export type CityAnswer = v.InferOutput<typeof cityAnswer>;

export const hotelNameAnswer = v.object({
  hotel_key: v.string(),
  hotel_name: v.string(),
  city_key: v.string(),
  area: v.string(),
  city: v.object({ iso_country: v.string(), city_name: v.string() }),
});
export type HotelNameAnswer = v.InferOutput<typeof hotelNameAnswer>;

const priceDetail = v.object({
  nightIndex: v.number(),
  date: v.string(),
  countAdult: v.number(),
  countChild: v.number(),
  countInfant: v.number(),
  totalRoom: v.number(),
  totalPrice: v.number(),
});

/** What one room and rate costs for the stay; `totalPrice` covers all rooms and nights, tax included. */
const roomSummary = v.object({
  providerCode: v.string(),
  roomKey: v.string(),
  roomCode: v.string(),
  roomName: v.string(),
  rateCode: v.string(),
  rateName: v.string(),
  mealType: v.picklist(['RO', 'BB', 'HB']),
  mealTypeName: v.string(),
  includeBreakfast: v.boolean(),
  currency,
  totalPrice: v.number(),
  averagePrice: v.number(),
  totalNights: v.number(),
  roomsLeft: v.number(),
  isRefundable: v.boolean(),
  cancelLimit: v.nullable(v.string()),
});
export type RoomSummary = v.InferOutput<typeof roomSummary>;

export const roomOffer = v.object({
  ...roomSummary.entries,
  roomHash: v.string(),
  roomSubText: v.string(),
  roomSize: v.number(),
  bed: v.string(),
  view: v.string(),
  maxAdults: v.number(),
  maxChildren: v.number(),
  orderPriority: v.number(),
  status: v.literal('available'),
  subProviderCode: v.string(),
  priceDetails: v.array(priceDetail),
  /** Meals and extra beds within `totalPrice`. */
  additionalPrice: v.number(),
  additionalDetails: v.array(v.object({ code: v.string(), title: v.string(), amount: v.number() })),
  netPrice: v.number(),
  taxPrice: v.number(),
  taxPercent: v.number(),
  timeZone: v.string(),
  imageUri: v.string(),
  thumbUri: v.string(),
  media,
  /** Pictures of rooms of the type, `imageUri` first. */
  imageUris: v.array(v.string()),
  /** What stands in the room, what tells it from others first. */
  facilities: v.array(v.object({ code: v.string(), name: v.string() })),
});
export type RoomOffer = v.InferOutput<typeof roomOffer>;

const hotelAnswer = v.object({
  ...v.entriesFromList(
    [
      ...[
        'key',
        'name',
        'chainCode',
        'chainName',
        'providerCode',
        'providerHotelCode',
        'isoCountryCode',
        'countryName',
      ],
      ...[
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
      ],
      ...['thumbUri', 'status', 'description', 'location', 'timeZone'],
    ] as const,
    v.string(),
  ),
  starRating: v.number(),
  latitude: v.number(),
  longitude: v.number(),
  currency,
  currencyRate: v.number(),
  /** Cheapest total of the stay, all rooms and nights. */
  lowestRoomPrice: v.number(),
  pricePerRoomNight: v.number(),
  /** Cheapest total that can be given back, in the same way; null when none can. */
  refundablePrice: v.nullable(v.number()),
  facilities: v.array(facility),
  rooms: v.array(roomSummary),
  cancelPolicy: v.object({ isRefundable: v.boolean(), cancelLimit: v.nullable(v.string()), message: v.string() }),
  reviewScore: v.number(),
  reviewCount: v.number(),
  media,
});
export type HotelAnswer = v.InferOutput<typeof hotelAnswer>;

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
export type FilterOptions = v.InferOutput<typeof filterOptions>;

export const availabilityAnswer = v.object({
  data: v.object({
    hotels: v.array(hotelAnswer),
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

export const priceCalendarAnswer = v.object({
  destinationKey: v.string(),
  currency,
  days: v.array(v.object({ date: v.string(), lowestPrice: v.nullable(v.number()) })),
});
