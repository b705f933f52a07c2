import { formatInstant } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { exactPrice } from '@wisata/kernel/money';
import type { Currency } from '@wisata/kernel/money';
import { formatAccount } from '../account.ts';
import type { Charge } from '../charge.service.ts';
import { WORDS } from './words.ts';
import type { Words } from './page-words.ts';

/** Western Indonesia has no summer time. */
const JAKARTA_OFFSET_MS = 7 * 3_600_000;

/** Everything the page says about one charge, already in the payer's words. */
export interface PageFacts {
  readonly charge: Charge;
  readonly words: Words;
  readonly now: Date;
  readonly amount: string;
  /** Digits only, for the clipboard. */
  readonly amountPlain: string;
  readonly account: string;
  readonly payeeName: string;
  readonly deadline: string;
  readonly path: string;
}

export function formatExact(minor: number, currency: Currency): string {
  return exactPrice({ minor, currency });
}

export function pageFacts(charge: Charge, now: Date): PageFacts {
  const { locale, currency, deadline_at: deadlineAt } = charge;
  return {
    charge,
    words: WORDS[locale],
    now,
    amount: formatExact(charge.amount_minor, currency),
    amountPlain: currency === 'IDR' ? String(charge.amount_minor) : (charge.amount_minor / 100).toFixed(2),
    account: formatAccount(charge.account),
    payeeName: `WISATA ${charge.payer_name.toUpperCase()}`.slice(0, 40),
    deadline: formatInstant(deadlineAt.getTime(), locale),
    path: `/gateway/pay/${charge.token}`,
  };
}

/** The moment of a check to the second, on the clock of the deadline: `14:24:08`, `14.24.08` in Indonesian. */
export function formatClock(now: Date, locale: Locale): string {
  const time = new Date(now.getTime() + JAKARTA_OFFSET_MS).toISOString().slice(11, 19);
  return locale === 'id' ? time.replaceAll(':', '.') : time;
}
