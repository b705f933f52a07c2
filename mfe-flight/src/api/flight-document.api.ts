import type { ApiClient } from '@wisata/kernel/api';
import type { Outcome } from '@wisata/kernel/outcome';

/** A file of the server, with the name it suggests. */
export type DocumentFile = Awaited<ReturnType<ApiClient['download']>> extends Outcome<infer File> ? File : never;

interface Asked {
  /** Booking id or order ID. */
  readonly id: string;
  /** A guest's proof, beside the order ID. */
  readonly email: string | undefined;
  readonly locale: string;
}

/** The e-ticket of an issued booking as PDF (spec section 7). */
export function downloadVoucher(api: ApiClient, { id, email, locale }: Asked): Promise<Outcome<DocumentFile>> {
  return api.download({
    method: 'POST',
    path: '/api/v1/download/voucher',
    operation: 'download voucher',
    json: { id, service: 'flight', locale, ...(email ? { email } : {}) },
  });
}

/** Every flight of a booking as iCalendar. */
export function downloadCalendar(api: ApiClient, { id, email, locale }: Asked): Promise<Outcome<DocumentFile>> {
  return api.download({
    method: 'GET',
    path: '/api/v1/download/calendar',
    operation: 'download calendar',
    query: { id, email, locale },
  });
}
