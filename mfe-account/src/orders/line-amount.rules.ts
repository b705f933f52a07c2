import { fromMajor, money, sumMoney, type Money } from '@wisata/kernel/money';
import type { Line } from '../api/order.schema.ts';

/** Price of a booking before its voucher code. */
export function beforeDiscount(line: Pick<Line, 'amount' | 'total_discount' | 'currency'>): Money {
  const { currency } = line;
  return money(fromMajor(line.amount, currency).minor + fromMajor(line.total_discount, currency).minor, currency);
}

/** What bookings in another currency are in rupiah, for reading only; undefined where rupiah are paid or nobody knows. */
export function aboutRupiah(lines: readonly Pick<Line, 'currency' | 'amount_idr'>[]): Money | undefined {
  if (lines.length === 0 || lines.some(({ currency, amount_idr: rupiah }) => currency === 'IDR' || rupiah == null)) {
    return undefined;
  }
  const sum = sumMoney(lines.map((line) => fromMajor(line.amount_idr ?? 0, 'IDR')));
  return sum.ok ? sum.data : undefined;
}
