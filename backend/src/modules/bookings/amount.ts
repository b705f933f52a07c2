import { formatMoney, price } from '@wisata/kernel/money';
import type { Money } from '@wisata/kernel/money';

/** The exact amount with its sign: dollars keep their cents, because this is what the payer must send. */
export function formatAmount(amount: Money): string {
  return amount.currency === 'IDR' ? price(amount) : `S$\u00a0${formatMoney(amount)}`;
}
