import type { Booked } from '@wisata/runtime/booking.api';
import type { BookableHotelAnswer, CancelPolicyAnswer } from './hotel-booking.schema.ts';

export const ROOM_KEY = 'H.HTL-DPS-007.DLX.BB3.20261212.20261216';

/** Address of a checkout for two adults in one room, four nights in Sanur. */
export const CHECKOUT_URL =
  '/hotel/checkout?destinationKey=DPS&city=Bali&checkInDate=2026-12-12&checkOutDate=2026-12-16' +
  `&countRoom=1&countGuest=2&countChild=0&hotelKey=HTL-DPS-007&roomKey=${ROOM_KEY}&correlationId=mwp-1`;

export const HOTEL: BookableHotelAnswer = {
  HotelKey: 'HTL-DPS-007',
  HotelName: 'Samudra Biru Sanur',
  Address: 'Jl. Danau Tamblingan No. 88, Sanur, Bali 80228',
  Area: 'Sanur',
  CityName: 'Bali',
  CityKey: 'DPS',
  StarRating: 4,
  CheckInTime: '14:00',
  CheckOutTime: '12:00',
  TimeZone: 'Asia/Makassar',
  CorrelationId: 'mwp-1',
  Images: [{ ImageUri: '/media/hotel-facade/HTL-DPS-007-1/960.avif?place=Bali', Description: 'The entrance' }],
  Rooms: [
    {
      roomKey: ROOM_KEY,
      roomName: 'Deluxe Garden',
      roomSubText: '28 m²',
      rateName: 'Free cancellation',
      mealTypeName: 'Breakfast included',
      includeBreakfast: true,
      currency: 'IDR',
      totalPrice: 5_380_000,
      taxPrice: 933_719,
      taxPercent: 21,
      imageUri: '',
      priceDetails: [1_290_000, 1_290_000, 1_400_000, 1_400_000].map((totalPrice, nightIndex) => ({
        nightIndex,
        date: `2026-12-${12 + nightIndex}`,
        totalPrice,
      })),
    },
  ],
};

export const POLICY: CancelPolicyAnswer = {
  Rooms: [
    {
      CancelLimit: '2026-12-09T10:00:00.000Z',
      IsFullCharge: false,
      Message: 'Free cancellation until 18:00 WITA, Wed 9 Dec 2026.',
      Summaries: [
        'Free cancellation until 18:00 WITA, Wed 9 Dec 2026.',
        'From 18:00 WITA, Wed 9 Dec 2026 the full Rp. 5.380.000 is charged.',
      ],
    },
  ],
};

export const BOOKED_ANSWER: Booked = { id: '3f8f5f0e-6f4c-4a55-9b1e-8f3b6d1f2a90', code: 'WS7K3M9Q2X' };
