import type { HotelCancelPolicyAnswer } from '@wisata/kernel/contracts/hotel-cancel-policy';
import type { HotelDetailAnswer } from '@wisata/kernel/contracts/hotel-detail';
import type { Booked } from '@wisata/runtime/booking.api';
import { CANCEL_ANSWER, DETAIL_ANSWER, roomOffer } from './hotel.fixture.ts';

export const ROOM_KEY = 'H.HTL-DPS-007.DLX.BB3.20261212.20261216';

/** Address of a checkout for two adults in one room, four nights in Sanur. */
export const CHECKOUT_URL =
  '/hotel/checkout?destinationKey=DPS&city=Bali&checkInDate=2026-12-12&checkOutDate=2026-12-16' +
  `&countRoom=1&countGuest=2&countChild=0&hotelKey=HTL-DPS-007&roomKey=${ROOM_KEY}&correlationId=mwp-1`;

export const HOTEL: HotelDetailAnswer = {
  ...DETAIL_ANSWER,
  HotelKey: 'HTL-DPS-007',
  Address: 'Jl. Danau Tamblingan No. 88, Sanur, Bali 80228',
  CorrelationId: 'mwp-1',
  Rooms: [roomOffer({ roomKey: ROOM_KEY, roomSubText: '28 m²', imageUri: '' })],
};

export const POLICY: HotelCancelPolicyAnswer = {
  ...CANCEL_ANSWER,
  Rooms: [
    {
      ...CANCEL_ANSWER.Rooms[0]!,
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
