import type { BookingRecord, OrderTitles } from '@wisata/kernel/contracts/booking-records';
import type { AnyLine, Statuses } from '@wisata/kernel/contracts/order-line-fields';
import type { Locale } from '@wisata/kernel/locale';
import type { Currency } from '@wisata/kernel/money';
import { convert, toMajor } from '@wisata/kernel/money';
import { amountsIn } from '../../app/amount.ts';
import { RUPIAH_PER_DOLLAR } from '../../app/exchange.ts';
import type { BookingState } from './booking-state.ts';

/** Who is told about the booking; a guest proves themselves by this e-mail. */
export interface BookingContact {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly title?: string;
  readonly callingCode?: string;
  readonly phone?: string;
}

/** What a service module hands over when the traveller books. */
export interface BookingDraft {
  readonly service: string;
  readonly userId: string | null;
  readonly contact: BookingContact;
  /** What the order is called in every language; absent where its record says it in each. */
  readonly title?: string;
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly timeLimitAt: Date;
  /** The service's own booking record in today's version; statuses and time limit are added when it is read. */
  readonly detail: BookingRecord;
  /** The search that led here, so that an expired line can offer it again. */
  readonly search: object;
  /** Two live bookings of one service may not share it. */
  readonly duplicateKey?: string;
  readonly locale?: Locale;
  /** The company that an agent books for; null for any other caller. */
  readonly customerCompany?: string;
}

export interface Booking extends BookingState {
  readonly id: string;
  readonly code: string;
  readonly service: string;
  readonly userId: string | null;
  readonly contact: BookingContact;
  readonly titles: OrderTitles;
  /** Price before any promo code. */
  readonly amountMinor: number;
  readonly discountMinor: number;
  readonly promoCode: string | null;
  readonly currency: Currency;
  readonly timeLimitAt: Date;
  /** In today's version of its service's schema, whatever version is stored. */
  readonly detail: BookingRecord;
  readonly search: Readonly<Record<string, unknown>>;
  readonly locale: Locale;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export function payableMinor(booking: Booking): number {
  return booking.amountMinor - booking.discountMinor;
}

function displayStatus(booking: Booking): Statuses['status'] {
  if (booking.paymentStatus !== 'paid') return booking.paymentStatus;
  if (booking.statusIssue === 'issued') return 'issued';
  return booking.statusIssue === 'failed' ? 'error' : 'process';
}

/** The statuses as every contract record carries them. */
export function statusFields(booking: Booking): Statuses {
  return {
    payment_status: booking.paymentStatus,
    status: displayStatus(booking),
    status_checkout: booking.statusCheckout,
    status_issue: booking.statusIssue,
    time_limit: booking.timeLimitAt.toISOString(),
  };
}

/** For reading beside another currency; what is charged stays in the line's own. */
function toRupiah(minor: number, currency: Currency): number {
  return toMajor(convert({ minor, currency }, 'IDR', RUPIAH_PER_DOLLAR));
}

/** A line of the cart or an order (spec section 3, Cart item); amounts are decimal numbers in the line's currency, its title in the reader's language. */
export function toOrderLine(booking: Booking, locale: Locale): AnyLine {
  const { contact, currency } = booking;
  const amount = amountsIn(currency);
  return {
    id: booking.id,
    code: booking.code,
    title: booking.titles[locale],
    amount: amount(payableMinor(booking)),
    amount_before_discount: amount(booking.amountMinor),
    total_discount: amount(booking.discountMinor),
    promo_code: booking.promoCode,
    currency,
    amount_idr: currency === 'IDR' ? null : toRupiah(payableMinor(booking), currency),
    service: booking.service,
    created_at: booking.createdAt.toISOString(),
    updated_at: booking.updatedAt.toISOString(),
    user_id: booking.userId,
    user_first_name: contact.firstName,
    user_last_name: contact.lastName,
    user_email: contact.email,
    ...statusFields(booking),
    search: booking.search,
    detail: { ...booking.detail, ...statusFields(booking) },
  };
}
