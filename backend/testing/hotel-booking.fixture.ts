import { HOTEL_RECORD } from '@wisata/kernel/contracts/hotel-booking.fixture';
import type { Booking } from '../src/modules/bookings/index.ts';

/** The issued booking around {@link HOTEL_RECORD}, of a guest who booked in English. */
export const HOTEL_BOOKING: Booking = {
  id: '3f8f5f0e-6f4c-4a55-9b1e-8f3b6d1f2a90',
  code: 'WS7K3M9Q2X',
  service: 'hotel',
  userId: null,
  contact: { email: 'ayu.lestari@mail.example', firstName: 'Ayu', lastName: 'Lestari' },
  titles: { en: 'Padma Laut Sanur Resort', id: 'Padma Laut Sanur Resort' },
  amountMinor: 5_380_000,
  discountMinor: 250_000,
  promoCode: 'HEMAT250',
  currency: 'IDR',
  timeLimitAt: new Date('2026-11-20T04:00:00Z'),
  detail: HOTEL_RECORD,
  search: {},
  locale: 'en',
  paymentStatus: 'paid',
  statusCheckout: 'done',
  statusIssue: 'issued',
  createdAt: new Date('2026-11-20T03:00:00Z'),
  updatedAt: new Date('2026-11-20T03:10:00Z'),
};
