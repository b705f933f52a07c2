import type { TourBreakdown } from '@wisata/kernel/contracts/tour-price';
import { fromMajor, type Money } from '@wisata/kernel/money';

/** One row of what a choice costs. */
export interface BreakdownRow {
  /** What it is for; the page has words for it unless the answer names it. */
  readonly code: string;
  /** The answer's own words, of a promotion or an optional cost. */
  readonly name: string;
  /** How many pay it; 0 where it is of the whole booking. */
  readonly count: number;
  readonly each: Money;
  readonly sum: Money;
}

const PEOPLE = ['Adult', 'Child', 'ChildExtraBed', 'ChildNoBed', 'Junior', 'Infant', 'SingleSupplement'] as const;
const FEES = ['VAT', 'MDR', 'AirportTax', 'PPh23', 'Visa', 'ServiceFee'] as const;

/** The rows that sum to the grand total; what nobody pays has none. */
export function rowsOf(breakdown: TourBreakdown): BreakdownRow[] {
  const money = (major: number) => fromMajor(major, breakdown.Currency);
  const whole = (code: string, major: number, name = ''): BreakdownRow[] =>
    major === 0 ? [] : [{ code, name, count: 0, each: money(major), sum: money(major) }];
  const people = PEOPLE.flatMap((code): BreakdownRow[] => {
    const count = breakdown[`Total${code}Pax`];
    const each = money(breakdown[`${code}Price`]);
    return count === 0 || each.minor === 0
      ? []
      : [{ code, name: '', count, each, sum: money(breakdown[`Total${code}Price`]) }];
  });
  const costs = breakdown.MiscellaneousItems.map(({ Id, Item, Count, Amount, Total }) => ({
    code: Id,
    name: Item,
    count: Count,
    each: money(Amount),
    sum: money(Total),
  }));
  return [
    ...people,
    ...whole('Vehicle', breakdown.VehiclePrice),
    ...whole('Discount', -breakdown.Discount, breakdown.PromoName ?? ''),
    ...FEES.flatMap((code) => whole(code, breakdown[code])),
    ...costs,
  ];
}

/** What a choice costs in all. */
export const grandTotal = ({ GrandTotal, Currency }: Pick<TourBreakdown, 'GrandTotal' | 'Currency'>): Money =>
  fromMajor(GrandTotal, Currency);
