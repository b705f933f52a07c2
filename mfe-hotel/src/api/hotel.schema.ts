import { HOTEL_CANCEL_POLICY } from '@wisata/kernel/contracts/hotel-cancel-policy';
import { HOTEL_DETAIL } from '@wisata/kernel/contracts/hotel-detail';
import { HOTEL_LIST, LISTED_HOTEL } from '@wisata/kernel/contracts/hotel-list';
import { ROOM_OFFER } from '@wisata/kernel/contracts/hotel-offer';
import { HOTEL_CITY, HOTEL_NAME } from '@wisata/kernel/contracts/hotel-places';
import { HOTEL_PRICE_DAYS } from '@wisata/kernel/contracts/hotel-price-days';
import { ROOM_SUMMARY } from '@wisata/kernel/contracts/hotel-room';
import { readerOf } from '@wisata/kernel/contracts/reader';
import * as v from 'valibot';

export const CITY = readerOf(HOTEL_CITY, ['key', 'name'], { type: 'city', countryName: '', count: undefined });

export const NAMED_HOTEL = readerOf(
  HOTEL_NAME,
  ['hotel_key', 'hotel_name', 'city_key'],
  { area: '' },
  { city: readerOf(HOTEL_NAME.entries.city, ['city_name'], {}) },
);

export const PRICE_DAYS = readerOf(HOTEL_PRICE_DAYS, ['currency', 'days'], {});

const LISTED_ROOM = readerOf(ROOM_SUMMARY, [], {
  mealTypeName: '',
  roomsLeft: undefined,
  cancelLimit: null,
});

const LISTED = readerOf(
  LISTED_HOTEL,
  ['key', 'name', 'latitude', 'longitude', 'lowestRoomPrice', 'pricePerRoomNight'],
  {
    starRating: 0,
    area: '',
    cityName: '',
    location: '',
    imageUri: '',
    timeZone: 'Asia/Jakarta',
    currency: undefined,
    currencyRate: 1,
    refundablePrice: null,
    facilities: [],
    reviewScore: 0,
    reviewCount: 0,
  },
  { rooms: v.fallback(v.array(LISTED_ROOM), []) },
);
export type ListedAnswer = v.InferOutput<typeof LISTED>;

const { data: LIST_DATA } = HOTEL_LIST.entries;

export const AVAILABILITY = readerOf(
  HOTEL_LIST,
  [],
  { total: undefined, per_page: undefined, current_page: undefined },
  {
    data: readerOf(
      LIST_DATA,
      [],
      { areas: [], correlation_id: '', matching: undefined },
      {
        hotels: v.array(LISTED),
        destination: v.optional(readerOf(LIST_DATA.entries.destination, ['key', 'name'], {})),
        filters: v.optional(
          readerOf(
            LIST_DATA.entries.filters,
            ['stars', 'facilities', 'freeCancellation', 'breakfast', 'minPrice', 'maxPrice'],
            { wellRated: 0 },
          ),
        ),
      },
    ),
  },
);
export type Availability = v.InferOutput<typeof AVAILABILITY>;

const OFFER = readerOf(
  ROOM_OFFER,
  ['roomKey', 'roomName', 'totalPrice', 'averagePrice'],
  {
    roomCode: undefined,
    roomSubText: '',
    rateName: '',
    mealType: undefined,
    mealTypeName: '',
    currency: undefined,
    taxPercent: 0,
    roomsLeft: undefined,
    cancelLimit: null,
    imageUri: '',
    imageUris: [],
  },
  { facilities: v.fallback(v.array(readerOf(ROOM_OFFER.entries.facilities.item, ['name'], {})), []) },
);
export type Offer = v.InferOutput<typeof OFFER>;

const { Images, Facilities, Reviews } = HOTEL_DETAIL.entries;

export const DETAIL = readerOf(
  HOTEL_DETAIL,
  ['HotelKey', 'HotelName', 'Latitude', 'Longitude'],
  {
    Address: '',
    Area: '',
    CityKey: '',
    CityName: '',
    Description: '',
    Location: '',
    AirportDistance: '',
    CheckInTime: '14:00',
    CheckOutTime: '12:00',
    TimeZone: 'Asia/Jakarta',
    Telephone: '',
    CorrelationId: '',
    CancelPolicy: [],
    HouseRules: [],
    StarRating: 0,
    ReviewScore: 0,
    ReviewCount: 0,
    ReviewTopics: [],
  },
  {
    Facilities: v.fallback(v.array(readerOf(Facilities.item, ['Code', 'Name'], { IsMain: false })), []),
    Images: v.fallback(v.array(readerOf(Images.item, ['ImageUri'], { Description: '' })), []),
    Reviews: v.fallback(
      v.array(
        readerOf(Reviews.item, ['AuthorName', 'Rating', 'Text'], {
          RelativeTime: '',
          Language: '',
          TranslatedText: '',
        }),
      ),
      [],
    ),
    Rooms: v.array(OFFER),
  },
);
export type Detail = v.InferOutput<typeof DETAIL>;

export const CANCEL_RULES = readerOf(
  HOTEL_CANCEL_POLICY,
  [],
  {},
  {
    Rooms: v.array(
      readerOf(HOTEL_CANCEL_POLICY.entries.Rooms.item, [], {
        RoomName: '',
        BreakfastType: '',
        Message: '',
        Summaries: [],
      }),
    ),
  },
);
export type CancelAnswer = v.InferOutput<typeof CANCEL_RULES>;
