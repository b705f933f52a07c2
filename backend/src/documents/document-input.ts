import type { OrderTitles } from '@wisata/kernel/contracts/booking-records';
import type { Locale } from '@wisata/kernel/locale';

/** What the documents' frame, calendar and codes need of an order. */
export interface DocumentInput {
  readonly booking: {
    readonly id: string;
    readonly code: string;
    readonly titles: OrderTitles;
    readonly timeLimitAt: Date;
  };
  readonly locale: Locale;
  /** Public address of the site; the QR code leads there. */
  readonly baseUrl: string;
  /** Printed as the day of the document. */
  readonly now: Date;
}
