import type { ServiceDocuments } from '../../bookings/index.ts';
import { flightCalendar } from './flight-calendar.ts';
import { flightReservations } from './flight-reservations.ts';
import { renderFlightTicket } from './flight-ticket.ts';

export const flightDocuments: ServiceDocuments = {
  paper: 'ticket',
  renderVoucher: renderFlightTicket,
  calendarEvents: flightCalendar,
  reservations: flightReservations,
};
