import { TRAIN_RECORDS } from '@wisata/kernel/contracts/train-records';
import { SupplierError } from '../../app/supplier.ts';
import { releaseAndIssue } from '../bookings/index.ts';
import type { Booking, TravelService } from '../bookings/index.ts';
import { trainAgenda, trainRefundMinor, trainTravelFacts } from './booking-facts.ts';
import { TRAIN_DEMO_ORDERS } from './demo-orders.ts';
import { trainDocuments } from './documents/train-documents.ts';
import { searchTrainDay } from './route-day.ts';
import { searchTrainWays } from './ways.ts';
import type { Reserved } from './reserved.ts';
import { returnSeats } from './seat-stock.ts';
import { trainSearchPlaces } from './stations.ts';
import type { TrainSupplier } from './supplier.ts';

async function issueAll(supplier: TrainSupplier, { reservations, passengerCount }: Reserved) {
  const tickets = new Map<number, readonly string[]>();
  for (const { num, pnr } of reservations) {
    const { ticketNumbers } = await supplier.issue({ pnr, passengerCount });
    if (ticketNumbers.length !== passengerCount) {
      throw new SupplierError(`${ticketNumbers.length} tickets for ${passengerCount} passengers`, { retryable: true });
    }
    tickets.set(num, ticketNumbers);
  }
  return tickets;
}

/** Each passenger's tickets, one for each journey; the first one stands for all. */
function withTickets(booking: Booking, tickets: ReadonlyMap<number, readonly string[]>) {
  return TRAIN_RECORDS.get(booking.detail).passengers.map((passenger, index) => {
    const seats = passenger.seats.map((seat) => ({ ...seat, ticket_number: tickets.get(seat.num)?.[index] ?? '' }));
    return { ...passenger, ticket_number: seats[0]?.ticket_number ?? '', seats };
  });
}

/** What trains say for their side. */
export function createTrainService(supplier: TrainSupplier): TravelService {
  return {
    service: 'train',
    searchRouteDay: searchTrainDay,
    searchWays: searchTrainWays,
    agenda: trainAgenda,
    travelFacts: trainTravelFacts,
    estimateRefundMinor: trainRefundMinor,
    documents: trainDocuments,
    searchPlaces: trainSearchPlaces,
    demoOrders: TRAIN_DEMO_ORDERS,
    ...releaseAndIssue({
      unit: 'seat',
      giveBack: returnSeats,
      cancellations: ({ reservations }: Reserved) =>
        reservations.map(
          ({ pnr }) =>
            () =>
              supplier.cancel({ pnr }),
        ),
      async issue({ clock }, booking, reserved) {
        const tickets = await issueAll(supplier, reserved);
        return { passengers: withTickets(booking, tickets), ticketed: clock.now().toISOString() };
      },
    }),
  };
}
