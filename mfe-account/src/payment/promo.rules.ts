import { compareText } from '@wisata/kernel/compare-text';
import type { Transaction } from '../api/order.schema.ts';
import type { Line } from '../api/order.schema.ts';
import type { Promo } from '../api/promo.schema.ts';

/** The voucher codes of one booking as the page shows them. */
export interface PromoView {
  readonly applied: Promo | undefined;
  /** The code that takes most off, offered and never taken by itself; none while a code is in use. */
  readonly best: Promo | undefined;
  /** The code that the visitor took along from the page of codes, while it is not in use. */
  readonly remembered: Promo | undefined;
  readonly usable: readonly Promo[];
  readonly unusable: readonly Promo[];
}

export function viewPromos(promos: readonly Promo[], appliedCode: string | null, rememberedCode?: string): PromoView {
  const isApplied = (promo: Promo) => promo.code === appliedCode;
  const usable = promos
    .filter((promo) => promo.is_available || isApplied(promo))
    .sort((a, b) => b.discount - a.discount || compareText(a.code, b.code));
  const applied = usable.find(isApplied);
  return {
    applied,
    best: appliedCode === null ? usable.find((promo) => promo.discount > 0) : undefined,
    remembered: appliedCode === null ? promos.find(({ code }) => code === rememberedCode) : undefined,
    usable,
    unusable: promos.filter((promo) => !usable.includes(promo)),
  };
}

/** What a code asks for: letters and digits, in any case, with spaces around from a paste. */
export function readPromoCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/** A code stays as it is while a payment with its amount is open. */
export function isPromoLocked(line: Pick<Line, 'payment_status'>, pending: Transaction | undefined): boolean {
  return line.payment_status === 'process' || pending !== undefined;
}
