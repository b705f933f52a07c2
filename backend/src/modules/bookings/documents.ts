import type { SchemaThing } from '@wisata/kernel/page-head';
import type { CalendarEvent } from '../../documents/calendar.ts';
import type { DocumentInput } from '../../documents/document-input.ts';
import type { Booking } from './booking.ts';

export type { CalendarEvent } from '../../documents/calendar.ts';

/** What every document of a booking is made from. */
export interface VoucherInput extends DocumentInput {
  readonly booking: Booking;
}

/** What a service prints of its bookings; everything around it (access, download) is the same for all. */
export interface ServiceDocuments {
  /** What a traveller shows: a ticket where somebody is carried, else a voucher. */
  readonly paper: 'ticket' | 'voucher';
  /** The voucher as a PDF. */
  renderVoucher(input: VoucherInput): Promise<Buffer>;
  /** The stay or trip of a paid booking as entries of a calendar. */
  calendarEvents(input: VoucherInput): CalendarEvent[];
  /** The stay or each seat on each flight as schema.org's reservation. */
  reservations(input: VoucherInput): SchemaThing[];
}
