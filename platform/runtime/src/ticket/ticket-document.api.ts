import type { ApiClient } from '@wisata/kernel/api';
import type { CalendarPayload, ReceiptPayload, VoucherPayload } from '@wisata/kernel/contracts/document-requests';
import type { Locale } from '@wisata/kernel/locale';
import type { Outcome } from '@wisata/kernel/outcome';

/** A file of the server, with the name it suggests. */
export type DocumentFile = Awaited<ReturnType<ApiClient['download']>> extends Outcome<infer File> ? File : never;

/** The booking that a file is asked for. */
export interface TicketRequest {
  /** Service whose remote shows the ticket, such as `hotel`. */
  readonly service: string;
  /** Booking id or order ID. */
  readonly id: string;
  /** A guest's proof, beside the order ID. */
  readonly email: string | undefined;
}

/** The ticket or voucher of an issued booking as PDF (spec section 7). */
export function downloadVoucher(
  api: ApiClient,
  { service, id, email }: TicketRequest,
  locale: Locale,
): Promise<Outcome<DocumentFile>> {
  return api.download({
    method: 'POST',
    isIdempotent: true,
    path: '/api/v1/download/voucher',
    operation: 'download voucher',
    json: { id, service, locale, ...(email ? { email } : {}) } satisfies VoucherPayload,
  });
}

/** Everything of a booking that has a time, as iCalendar. */
export function downloadCalendar(
  api: ApiClient,
  { id, email }: TicketRequest,
  locale: Locale,
): Promise<Outcome<DocumentFile>> {
  return api.download({
    method: 'GET',
    path: '/api/v1/download/calendar',
    operation: 'download calendar',
    query: { id, email, locale } satisfies CalendarPayload,
  });
}

/** What was paid for a booking, when and how, as PDF. */
export function downloadReceipt(
  api: ApiClient,
  { id, email }: TicketRequest,
  locale: Locale,
): Promise<Outcome<DocumentFile>> {
  return api.download({
    method: 'POST',
    isIdempotent: true,
    path: '/api/v1/download/receipt',
    operation: 'download receipt',
    json: { id, locale, ...(email ? { email } : {}) } satisfies ReceiptPayload,
  });
}
