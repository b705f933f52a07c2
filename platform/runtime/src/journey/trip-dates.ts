import type { CalendarDate } from '@wisata/kernel/dates';
import type { Span, TripTotals } from '@wisata/kernel/day-prices';
import type { Outcome } from '@wisata/kernel/outcome';
import type { ServiceProps } from './service-props.ts';

/** Asks for the lowest totals of the days out and home; keeps its identity for one trip. */
export type FindTotals = (out: Span, home: Span | undefined) => Promise<Outcome<TripTotals>>;

/** A trip whose prices on other days are looked at. */
export interface TripDatesProps extends ServiceProps {
  readonly departDate: CalendarDate;
  readonly returnDate: CalendarDate | undefined;
  /** The days that can be booked, from today on. */
  readonly limits: Span;
  readonly find: FindTotals;
  /** The list of the same trip on other days. */
  readonly pathOf: (departDate: CalendarDate, returnDate: CalendarDate | undefined) => string;
}
