import type { Locale } from '@wisata/kernel/locale';
import type { SchemaThing } from '@wisata/kernel/page-head';
import { conflict, notFound } from '../../app/envelope.ts';
import type { BackendContext } from '../../app/context.ts';
import type { Booking, CalendarEvent, ServiceDocuments, VoucherInput } from '../bookings/index.ts';
import {
  bookingServices,
  findBooking,
  findBookingByCode,
  isUuid,
  mayAccess,
  PAYABLE_STATUSES,
  refreshBooking,
} from '../bookings/index.ts';
import { findPaidOrder } from '../payment/index.ts';
import { paymentEvent, writeCalendar } from '../../documents/calendar.ts';
import { renderReceipt } from './receipt/receipt-pdf.ts';

/** Who asks for what: an order by its id or code, proved by being its member or by its e-mail. */
export interface DocumentRequest {
  readonly id: string;
  readonly service?: string | undefined;
  readonly userId?: string | undefined;
  readonly email?: string | undefined;
  readonly locale: Locale;
}

interface FoundDocument {
  readonly documents: ServiceDocuments;
  readonly input: VoucherInput;
}

async function getOwnBooking(context: BackendContext, request: DocumentRequest): Promise<Booking> {
  const { id, service, userId, email } = request;
  const found = isUuid(id) ? await findBooking(context.db, id) : await findBookingByCode(context.db, id);
  // One answer for an order that is unknown, somebody else's or of another service: a guess teaches nothing.
  if (!found || !mayAccess(found, { userId, email }) || (service !== undefined && service !== found.service)) {
    throw notFound('Orders not found', 'BOOKING_NOT_FOUND');
  }
  return refreshBooking(context, found);
}

const documentsOf = (context: BackendContext, { service }: Booking) => bookingServices(context).get(service)?.documents;

function inputOf({ config, clock }: BackendContext, booking: Booking, locale: Locale = booking.locale): VoucherInput {
  return { booking, locale, baseUrl: config.baseUrl, now: clock.now() };
}

async function getDocument(context: BackendContext, request: DocumentRequest): Promise<FoundDocument> {
  const booking = await getOwnBooking(context, request);
  const documents = documentsOf(context, booking);
  if (!documents) throw notFound('No voucher available', 'VOUCHER_UNAVAILABLE');
  return { documents, input: inputOf(context, booking, request.locale) };
}

const isIssued = (booking: Booking) => booking.paymentStatus === 'paid' && booking.statusIssue === 'issued';

export interface DocumentFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The PDF of an issued booking. Throws 404 `Orders not found` for anybody else's, 409 before it is issued. */
export async function getVoucher(context: BackendContext, request: DocumentRequest): Promise<DocumentFile> {
  const { documents, input } = await getDocument(context, request);
  if (!isIssued(input.booking)) throw conflict('No voucher available', 'VOUCHER_NOT_ISSUED');
  return { name: `voucher-${input.booking.code}.pdf`, bytes: await documents.renderVoucher(input) };
}

/** What was paid for a booking, when, how and by whom, as a PDF. Throws like `getVoucher`, 409 before it is paid. */
export async function getReceipt(context: BackendContext, request: DocumentRequest): Promise<DocumentFile> {
  const booking = await getOwnBooking(context, request);
  const order = await findPaidOrder(context, booking.id, request.locale);
  if (!order) throw conflict('No receipt available', 'BOOKING_NOT_PAID');
  const bytes = await renderReceipt(order, request.locale, context.clock.now());
  return { name: `receipt-${order.number}.pdf`, bytes };
}

/** The PDF as the mail of an issued booking carries it; none for a service without one. */
export async function voucherFiles(context: BackendContext, booking: Booking) {
  const documents = documentsOf(context, booking);
  if (!documents) return [];
  const bytes = await documents.renderVoucher(inputOf(context, booking));
  return [{ name: `voucher-${booking.code}.pdf`, mediaType: 'application/pdf', bytes }];
}

/** An issued booking in the words of schema.org. One whose record cannot be read has none: its mail and page go on. */
export function reservationsOf(context: BackendContext, booking: Booking): SchemaThing[] {
  const documents = documentsOf(context, booking);
  if (!documents || !isIssued(booking)) return [];
  try {
    return documents.reservations(inputOf(context, booking));
  } catch (error) {
    context.log.error({ err: error, booking: booking.code }, 'a reservation could not be described');
    return [];
  }
}

/** Before payment there is no journey yet, but a deadline. */
const eventsOf = (documents: ServiceDocuments, input: VoucherInput): CalendarEvent[] =>
  input.booking.paymentStatus === 'paid' ? documents.calendarEvents(input) : [paymentEvent(input)];

const hasEnded = ({ paymentStatus }: Booking) => paymentStatus !== 'paid' && !PAYABLE_STATUSES.includes(paymentStatus);

/** What a calendar of the booking says, for a caller who has checked the owner; nothing of an ended booking. */
export function calendarEvents(context: BackendContext, booking: Booking, locale: Locale): CalendarEvent[] {
  if (hasEnded(booking)) return [];
  const documents = documentsOf(context, booking);
  return documents ? eventsOf(documents, inputOf(context, booking, locale)) : [];
}

/** The booking for a calendar. Throws like `getVoucher`, and 409 once the booking has ended without use. */
export async function getCalendar(context: BackendContext, request: DocumentRequest): Promise<DocumentFile> {
  const { documents, input } = await getDocument(context, request);
  const { booking } = input;
  if (hasEnded(booking)) throw conflict('Itinerary not found', 'BOOKING_ENDED');
  const text = writeCalendar(eventsOf(documents, input));
  return { name: `${booking.service}-${booking.code}.ics`, bytes: Buffer.from(text) };
}
