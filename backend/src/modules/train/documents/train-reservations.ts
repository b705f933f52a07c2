import { trainClassName } from '@wisata/kernel/contracts/train-classes';
import type { SchemaThing } from '@wisata/kernel/page-head';
import { reservation, timeOfPlace } from '../../../documents/reservation.ts';
import type { VoucherInput } from '../../bookings/index.ts';
import { toPasses, type BoardingPass, type Call, type TrainTrip } from './train-trip.ts';

const callFacts = (call: Call, end: 'departure' | 'arrival') => ({
  [`${end}Station`]: { '@type': 'TrainStation', name: call.name },
  [`${end}Time`]: timeOfPlace(call.date, call.time, call.at),
});

const tripOf = ({ number, train, company, from, to }: TrainTrip) => ({
  '@type': 'TrainTrip',
  trainNumber: number,
  trainName: train,
  provider: { '@type': 'Organization', name: company },
  ...callFacts(from, 'departure'),
  ...callFacts(to, 'arrival'),
});

function ticketOf({ ticket, coach, seat, trip }: BoardingPass, { locale }: VoucherInput) {
  const seatingType = trainClassName(trip.classCode, locale);
  const place = { '@type': 'Seat', seatSection: coach, seatNumber: seat, seatingType };
  return {
    '@type': 'Ticket',
    ...(ticket ? { ticketNumber: ticket } : {}),
    ...(seat ? { ticketedSeat: place } : {}),
  };
}

/** Each passenger on each train as schema.org's TrainReservation, in the stations' own times. */
export const trainReservations = (input: VoucherInput): SchemaThing[] =>
  toPasses(input.booking).map((pass) => ({
    ...reservation(input, { type: 'TrainReservation', number: pass.trip.pnr, name: pass.fullName }),
    reservationFor: tripOf(pass.trip),
    reservedTicket: ticketOf(pass, input),
  }));
