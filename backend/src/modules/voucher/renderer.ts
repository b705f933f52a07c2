import type { Locale } from '@wisata/kernel/locale';
import type { SchemaThing } from '@wisata/kernel/page-head';
import type { EventAttributes } from 'ics';
import type { Booking } from '../bookings/index.ts';

/** One entry of a calendar; the same `uid` always means the same entry, so that a phone updates what it has. */
export type CalendarEvent = EventAttributes;

export interface VoucherInput {
  readonly booking: Booking;
  readonly locale: Locale;
  /** Public address of the site; the QR code leads there. */
  readonly baseUrl: string;
  /** Printed as the day of the document. */
  readonly now: Date;
}

/** What each service adds to the voucher module; everything around it (access, download) is the same for all. */
export interface VoucherRenderer {
  readonly service: string;
  /** The voucher as a PDF. */
  renderVoucher(input: VoucherInput): Promise<Buffer>;
  /** The stay or trip as entries of a calendar; before payment it is the payment deadline instead. */
  calendarEvents(input: VoucherInput): CalendarEvent[];
  /** The stay or each seat on each flight as schema.org's reservation. */
  reservations(input: VoucherInput): SchemaThing[];
}
