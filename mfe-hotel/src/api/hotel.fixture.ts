import type { InferInput } from 'valibot';
import type { AVAILABILITY, CANCEL_RULES, CITY, DETAIL, HOTEL_NAME, LISTED_HOTEL, PRICE_DAYS } from './hotel.schema.ts';

type Listed = InferInput<typeof LISTED_HOTEL>;
type Availability = InferInput<typeof AVAILABILITY>;

export const STAY_QUERY =
  'destinationKey=DPS&city=Bali&checkInDate=2026-12-12&checkOutDate=2026-12-16&countRoom=1&countGuest=2&countChild=0';

/** A hotel of the list, refundable with breakfast unless said otherwise. */
export function listedHotel(more: Partial<Listed> & Pick<Listed, 'key' | 'name'>): Listed {
  return {
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
    rooms: [
      {
        roomName: 'Deluxe Garden',
        mealTypeName: 'Breakfast included',
        roomsLeft: 9,
        cancelLimit: '2026-12-09T10:00:00.000Z',
      },
    ],
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
  rooms: [{ roomName: 'Standard', mealTypeName: 'Room only', roomsLeft: 2, cancelLimit: null }],
  reviewScore: 8.4,
  reviewCount: 611,
});

/** An answer of either availability call. */
export function availability(hotels: readonly Listed[], more: Partial<Omit<Availability, 'data'>> = {}): Availability {
  const count = (area: string) => hotels.filter((hotel) => hotel.area === area).length;
  const nights = hotels.map(({ pricePerRoomNight }) => pricePerRoomNight);
  return {
    data: {
      hotels: [...hotels],
      areas: ['Mertasari', 'Sanur'].map((area) => ({ area, value: area, count: count(area) })),
      correlation_id: 'quote-1',
      destination: { key: 'DPS', name: 'Bali', cityName: 'Bali' },
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
        freeCancellation: hotels.filter(({ rooms }) => rooms?.[0]?.cancelLimit).length,
        breakfast: 1,
        minPrice: Math.min(...nights, 0),
        maxPrice: Math.max(...nights, 0),
      },
    },
    current_page: 1,
    per_page: 20,
    total: hotels.length,
    ...more,
  };
}

export const CITIES: InferInput<typeof CITY>[] = [
  { key: 'DPS.sanur', name: 'Sanur, Bali', type: 'area', countryName: 'Indonesia', count: 5 },
];
export const HOTEL_NAMES: InferInput<typeof HOTEL_NAME>[] = [
  {
    hotel_key: 'HTL-DPS-001',
    hotel_name: 'Samudra Biru Sanur',
    city_key: 'DPS',
    area: 'Sanur',
    city: { city_name: 'Bali' },
  },
];

type Room = InferInput<typeof DETAIL>['Rooms'][number];

export function roomOffer(more: Partial<Room> & Pick<Room, 'roomKey'>): Room {
  return {
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

export const DETAIL_ANSWER: InferInput<typeof DETAIL> = {
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
  Images: [{ ImageUri: '/media/hotel-facade/HTL-DPS-001-1/960.avif?ratio=4x3', Description: 'Seen from the entrance' }],
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

export const CANCEL_ANSWER: InferInput<typeof CANCEL_RULES> = {
  Rooms: [
    {
      RoomName: 'Deluxe Garden',
      BreakfastType: 'Breakfast included',
      Message: 'Free cancellation until 18:00 WITA, Wed 9 Dec 2026.',
      Summaries: ['Free cancellation until 18:00 WITA, Wed 9 Dec 2026.', 'After that the first night is charged.'],
    },
  ],
};

export const PRICE_ANSWER: InferInput<typeof PRICE_DAYS> = {
  currency: 'IDR',
  days: [
    { date: '2026-12-01', lowestPrice: 485_000 },
    { date: '2026-12-02', lowestPrice: null },
  ],
};
