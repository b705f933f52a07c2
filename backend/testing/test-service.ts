import { FLIGHT_RECORD } from '@wisata/kernel/contracts/flight-booking.fixture';
import { HOTEL_RECORD } from '@wisata/kernel/contracts/hotel-booking.fixture';
import type { BackendContext } from '../src/app/context.ts';
import type { BackendModule } from '../src/app/module.ts';
import { bookingServices, createBooking } from '../src/modules/bookings/index.ts';
import { flightDocuments } from '../src/modules/flight/index.ts';
import { hotelDocuments } from '../src/modules/hotel/index.ts';
import type {
  Booking,
  BookingDraft,
  ServiceDocuments,
  TravelService,
  IssueResult,
} from '../src/modules/bookings/index.ts';

export interface TestService {
  readonly module: BackendModule;
  /** Ids of the bookings whose stock came back, once per call. */
  readonly released: string[];
  readonly issued: string[];
  /** Answers of the supplier for the next issue calls; when empty it issues. */
  readonly issueAnswers: IssueResult[];
}

/** What a service of a test prints is what the real one prints. */
const DOCUMENTS: Readonly<Record<string, ServiceDocuments>> = { hotel: hotelDocuments, flight: flightDocuments };

/** A booking service small enough to follow in a test: no stock, a supplier that answers what the test puts in. */
export function createTestService(service = 'hotel'): TestService {
  const released: string[] = [];
  const issued: string[] = [];
  const issueAnswers: IssueResult[] = [];
  const handler: TravelService = {
    service,
    ...(DOCUMENTS[service] ? { documents: DOCUMENTS[service] } : {}),
    release: async (_context, _trx, booking) => void released.push(booking.id),
    issue: async (_context, booking) => {
      const answer = issueAnswers.shift() ?? { ok: true, detailPatch: { confirmation_id: `CNF-${booking.code}` } };
      if (answer.ok) issued.push(booking.id);
      return answer;
    },
  };
  const module: BackendModule = {
    name: `test-${service}`,
    plugin: (_app, context) => void bookingServices(context).set(service, handler),
  };
  return { module, released, issued, issueAnswers };
}

/** What is stored for each service that has a schema; any other stores what it likes. */
const RECORDS: Readonly<Record<string, BookingDraft['detail']>> = { hotel: HOTEL_RECORD, flight: FLIGHT_RECORD };

/** Books one room for a guest, payable for 60 minutes, unless told otherwise. */
export function book(context: BackendContext, draft: Partial<BookingDraft> = {}): Promise<Booking> {
  return context.db.transaction().execute((trx) =>
    createBooking(context, trx, {
      service: 'hotel',
      userId: null,
      contact: { email: 'guest@example.com', firstName: 'Sri', lastName: 'Rahayu' },
      title: 'Samudra Biru Sanur, 4 nights',
      amountMinor: 5_380_000,
      currency: 'IDR',
      timeLimitAt: new Date(context.clock.now().getTime() + 60 * 60_000),
      detail: RECORDS[draft.service ?? 'hotel'] ?? { check_in_date: '2026-12-12' },
      search: { destinationKey: 'bali' },
      ...draft,
    }),
  );
}
