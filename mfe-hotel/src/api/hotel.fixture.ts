import type { HotelCancelPolicyAnswer } from '@wisata/kernel/contracts/hotel-cancel-policy';
import type { HotelDetailAnswer } from '@wisata/kernel/contracts/hotel-detail';
import type { HotelListAnswer, ListedHotelAnswer } from '@wisata/kernel/contracts/hotel-list';
import type { RoomOffer } from '@wisata/kernel/contracts/hotel-offer';
import type { HotelCity, HotelName } from '@wisata/kernel/contracts/hotel-places';
import type { HotelPriceDays } from '@wisata/kernel/contracts/hotel-price-days';
import type { RoomSummary } from '@wisata/kernel/contracts/hotel-room';

export const STAY_QUERY =
  'destinationKey=DPS&city=Bali&checkInDate=2026-12-12&checkOutDate=2026-12-16&countRoom=1&countGuest=2&countChild=0';

const FREE_UNTIL = '2026-12-09T10:00:00.000Z';

const RATE = { providerCode: 'BUNDLED', rateCode: 'BB1', rateName: 'Free cancellation', totalNights: 4 };

/** The cheapest room of a listed hotel, refundable with breakfast unless said otherwise. */
export function listedRoom(more: Partial<RoomSummary> = {}): RoomSummary {
  return {
    ...RATE,
    roomKey: 'H.DLX.BB1',
    roomCode: 'DLX',
    roomName: 'Deluxe Garden',
    mealType: 'BB',
    mealTypeName: 'Breakfast included',
    includeBreakfast: true,
    currency: 'IDR',
    totalPrice: 5_380_000,
    averagePrice: 1_345_000,
    roomsLeft: 9,
    isRefundable: true,
    cancelLimit: FREE_UNTIL,
    ...more,
  };
}

/** A hotel of the list, refundable with breakfast unless said otherwise. */
export function listedHotel(
  more: Partial<ListedHotelAnswer> & Pick<ListedHotelAnswer, 'key' | 'name'>,
): ListedHotelAnswer {
  return {
    chainCode: '',
    chainName: '',
    providerCode: 'BUNDLED',
    providerHotelCode: more.key,
    status: 'open',
    isoCountryCode: 'ID',
    countryName: 'Indonesia',
    cityKey: 'DPS',
    address: 'Jl. Danau Tamblingan 89, Sanur',
    mapImageUri: '',
    phone: '+62 361 555 0101',
    facsimile: '',
    email: 'stay@samudra.example',
    website: '',
    thumbUri: `/media/hotel-facade/${more.key}-1/320.avif?ratio=4x3&place=Bali`,
    description: 'Two low wings around a garden.',
    media: { kind: 'hotel-facade', seed: `${more.key}-1`, place: 'Bali' },
    refundablePrice: 5_380_000,
    cancelPolicy: { isRefundable: true, cancelLimit: FREE_UNTIL, message: 'Free until 18:00 WITA, Wed 9 Dec 2026' },
    starRating: 4,
    area: 'Sanur',
    cityName: 'Bali',
    location: '250 m to Sanur beach',
    latitude: -8.68,
    longitude: 115.26,
    imageUri: `/media/hotel-facade/${more.key}-1/960.avif?ratio=4x3&place=Bali`,
    timeZone: 'Asia/Makassar',
    currency: 'IDR',
    currencyRate: 1,
    lowestRoomPrice: 5_380_000,
    pricePerRoomNight: 1_345_000,
    facilities: [{ code: 'WIFI', name: 'Wifi', main: true }],
    rooms: [listedRoom()],
    reviewScore: 8.9,
    reviewCount: 1204,
    ...more,
  };
}

export const SAMUDRA = listedHotel({ key: 'HTL-DPS-001', name: 'Samudra Biru Sanur' });
export const WANAKARTA = listedHotel({
  key: 'HTL-DPS-002',
  name: 'Wanakarta Mertasari',
  starRating: 3,
  area: 'Mertasari',
  lowestRoomPrice: 2_960_000,
  pricePerRoomNight: 740_000,
  refundablePrice: null,
  cancelPolicy: { isRefundable: false, cancelLimit: null, message: 'No refund after booking' },
  rooms: [listedRoom({ roomName: 'Standard', mealTypeName: 'Room only', roomsLeft: 2, cancelLimit: null })],
  reviewScore: 8.4,
  reviewCount: 611,
});

/** An answer of either availability call. */
export function availability(
  hotels: readonly ListedHotelAnswer[],
  more: Partial<Omit<HotelListAnswer, 'data'>> = {},
): HotelListAnswer {
  const count = (area: string) => hotels.filter((hotel) => hotel.area === area).length;
  const nights = hotels.map(({ pricePerRoomNight }) => pricePerRoomNight);
  return {
    data: {
      hotels: [...hotels],
      areas: ['Mertasari', 'Sanur'].map((area) => ({ area, value: area, count: count(area) })),
      allow_issued: true,
      is_show_supplier: false,
      correlation_id: 'quote-1',
      destination: { key: 'DPS', name: 'Bali', cityName: 'Bali', countryCode: 'ID' },
      filters: {
        stars: ['2', '3', '4', '5'].map((value) => ({
          value,
          name: `${value} stars`,
          count: hotels.filter(({ starRating }) => String(starRating) === value).length,
        })),
        facilities: [
          { value: 'WIFI', name: 'Wifi', count: hotels.length },
          { value: 'POOL', name: 'Swimming pool', count: 0 },
        ],
        freeCancellation: hotels.filter(({ rooms }) => rooms[0]?.cancelLimit).length,
        breakfast: 1,
        wellRated: hotels.filter(({ reviewScore }) => reviewScore >= 8).length,
        minPrice: Math.min(...nights, 0),
        maxPrice: Math.max(...nights, 0),
      },
    },
    current_page: 1,
    ...(hotels.length > 0 ? { from: 1, to: hotels.length } : { from: null, to: null }),
    per_page: 20,
    total: hotels.length,
    ...more,
  };
}

export const CITIES: HotelCity[] = [
  {
    key: 'DPS.sanur',
    name: 'Sanur, Bali',
    type: 'area',
    cityKey: 'DPS',
    cityName: 'Bali',
    isoCountryCode: 'ID',
    countryName: 'Indonesia',
    count: 5,
  },
];
export const HOTEL_NAMES: HotelName[] = [
  {
    hotel_key: 'HTL-DPS-001',
    hotel_name: 'Samudra Biru Sanur',
    city_key: 'DPS',
    area: 'Sanur',
    city: { iso_country: 'ID', city_name: 'Bali' },
  },
];

const NIGHTS: RoomOffer['priceDetails'] = [1_290_000, 1_290_000, 1_400_000, 1_400_000].map(
  (totalPrice, nightIndex) => ({
    nightIndex,
    date: `2026-12-${12 + nightIndex}`,
    countAdult: 2,
    countChild: 0,
    countInfant: 0,
    totalRoom: 1,
    totalPrice,
  }),
);

/** Four nights in the garden room, refundable with breakfast unless said otherwise. */
export function roomOffer(more: Partial<RoomOffer> & Pick<RoomOffer, 'roomKey'>): RoomOffer {
  return {
    ...RATE,
    roomHash: `hash-${more.roomKey}`,
    roomSize: 28,
    bed: '1 king or 2 singles',
    view: 'garden side',
    maxAdults: 3,
    maxChildren: 1,
    orderPriority: 1,
    status: 'available',
    subProviderCode: '',
    additionalPrice: 0,
    additionalDetails: [],
    netPrice: 4_446_281,
    taxPrice: 933_719,
    timeZone: 'Asia/Makassar',
    thumbUri: '/media/hotel-room/HTL-DPS-001-DLX/320.avif?ratio=4x3&place=Bali',
    media: { kind: 'hotel-room', seed: 'HTL-DPS-001-DLX', place: 'Bali' },
    priceDetails: NIGHTS,
    imageUris: [],
    facilities: [],
    includeBreakfast: true,
    isRefundable: true,
    roomCode: 'DLX',
    roomName: 'Deluxe Garden',
    roomSubText: '28 m² · garden side · sleeps 3 · 1 king or 2 singles',
    rateName: 'Free cancellation',
    mealType: 'BB',
    mealTypeName: 'Breakfast included',
    currency: 'IDR',
    totalPrice: 5_380_000,
    averagePrice: 1_345_000,
    taxPercent: 21,
    roomsLeft: 9,
    cancelLimit: '2026-12-09T10:00:00.000Z',
    imageUri: '/media/hotel-room/HTL-DPS-001-DLX/960.avif?ratio=4x3&place=Bali',
    ...more,
  };
}

export const DETAIL_ANSWER: HotelDetailAnswer = {
  IsoCountryCode: 'ID',
  CountryName: 'Indonesia',
  ChainName: '',
  Email: 'stay@samudra.example',
  Facsimile: '',
  Website: '',
  ProviderCode: 'BUNDLED',
  ProviderHotelCode: 'HTL-DPS-001',
  ZoneLabel: 'WITA',
  Currency: 'IDR',
  QuoteExpiresAt: '',
  TotalRooms: 40,
  ReviewTopics: [],
  HotelKey: 'HTL-DPS-001',
  HotelName: 'Samudra Biru Sanur',
  Address: 'Jl. Danau Tamblingan 89, Sanur, Bali 80227',
  Area: 'Sanur',
  CityKey: 'DPS',
  CityName: 'Bali',
  Description: 'Two low wings around a garden.',
  Location: '250 m to Sanur beach',
  AirportDistance: '15 km (DPS)',
  CheckInTime: '14:00',
  CheckOutTime: '12:00',
  TimeZone: 'Asia/Makassar',
  Telephone: '+62 361 555 0101',
  CorrelationId: 'quote-1',
  CancelPolicy: ['Free cancellation until 18:00 WITA, Wed 9 Dec 2026.'],
  Facilities: [
    { Code: 'POOL', Name: 'Swimming pool', IsMain: true },
    { Code: 'LIF', Name: 'Lift', IsMain: false },
  ],
  HouseRules: ['Check-in from 14:00 WITA, check-out by 12:00 WITA.'],
  Images: [
    {
      ImageUri: '/media/hotel-facade/HTL-DPS-001-1/960.avif?ratio=4x3',
      Description: 'Seen from the entrance',
      ThumbUri: '/media/hotel-facade/HTL-DPS-001-1/320.avif?ratio=4x3',
      Media: { kind: 'hotel-facade', seed: 'HTL-DPS-001-1', place: 'Bali' },
    },
  ],
  Latitude: -8.68,
  Longitude: 115.26,
  StarRating: 4,
  Reviews: [
    {
      AuthorName: 'Nurhayati',
      PostedTime: '2026-10-08T12:00:00.000Z',
      Rating: 8.5,
      RelativeTime: '1 month ago',
      Text: 'Kamar bersih, sarapan lengkap.',
      Language: 'id',
      TranslatedText: '',
      Uri: '',
    },
  ],
  ReviewScore: 8.9,
  ReviewCount: 1,
  Rooms: [
    roomOffer({ roomKey: 'H.DLX.BB1' }),
    roomOffer({
      roomKey: 'H.DLX.ROX',
      rateName: 'Non-refundable',
      mealType: 'RO',
      mealTypeName: 'Room only',
      totalPrice: 4_840_000,
      averagePrice: 1_210_000,
      cancelLimit: null,
    }),
    roomOffer({
      roomKey: 'H.PRM.BB1',
      roomCode: 'PRM',
      roomName: 'Premier Terrace',
      totalPrice: 6_720_000,
      averagePrice: 1_680_000,
      roomsLeft: 2,
    }),
  ],
};

export const CANCEL_ANSWER: HotelCancelPolicyAnswer = {
  CheckInDate: '2026-12-12',
  HotelKey: 'HTL-DPS-001',
  HotelName: 'Samudra Biru Sanur',
  TimeZone: 'Asia/Makassar',
  Rooms: [
    {
      AppliedPolicies: [],
      CancelLimit: FREE_UNTIL,
      IsFullCharge: false,
      IsGuaranteedBooking: false,
      RoomCodeHash: 'hash',
      RoomKey: 'H.DLX.BB1',
      RoomName: 'Deluxe Garden',
      BreakfastType: 'Breakfast included',
      Message: 'Free cancellation until 18:00 WITA, Wed 9 Dec 2026.',
      Summaries: ['Free cancellation until 18:00 WITA, Wed 9 Dec 2026.', 'After that the first night is charged.'],
    },
  ],
};

export const PRICE_ANSWER: HotelPriceDays = {
  destinationKey: 'DPS',
  currency: 'IDR',
  days: [
    { date: '2026-12-01', lowestPrice: 485_000 },
    { date: '2026-12-02', lowestPrice: null },
  ],
};
