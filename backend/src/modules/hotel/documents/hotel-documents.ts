import type { ServiceDocuments } from '../../bookings/index.ts';
import { hotelCalendar } from './hotel-calendar.ts';
import { hotelReservations } from './hotel-reservations.ts';
import { renderHotelVoucher } from './hotel-voucher.ts';

export const hotelDocuments: ServiceDocuments = {
  paper: 'voucher',
  renderVoucher: renderHotelVoucher,
  calendarEvents: hotelCalendar,
  reservations: hotelReservations,
};
