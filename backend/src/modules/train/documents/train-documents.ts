import type { ServiceDocuments } from '../../bookings/index.ts';
import { renderBoardingPasses } from './boarding-passes.ts';
import { trainCalendar } from './train-calendar.ts';
import { trainReservations } from './train-reservations.ts';

export const trainDocuments: ServiceDocuments = {
  paper: 'ticket',
  renderVoucher: renderBoardingPasses,
  calendarEvents: trainCalendar,
  reservations: trainReservations,
};
