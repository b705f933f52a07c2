import { byDay, type DayPrice, type Span, type TripTotals } from '@wisata/kernel/day-prices';
import type { CalendarDate } from '@wisata/kernel/dates';
import { success, type Outcome } from '@wisata/kernel/outcome';
import type { TripPlaces } from '@wisata/kernel/trip-search';
import type { ServiceProps } from './service-props.ts';

/** Asks for the lowest totals of a way, one for each day from one to another. */
export type AskDays = (
  places: TripPlaces,
  from: CalendarDate,
  to: CalendarDate,
) => Promise<Outcome<readonly DayPrice[]>>;

/** Asks for the lowest totals of the days out and home; keeps its identity for one trip. */
export type FindTotals = (out: Span, home: Span | undefined) => Promise<Outcome<TripTotals>>;

/** One call for each way, however many days there are. */
export const totalsFinder =
  ({ origin, destination }: TripPlaces, ask: AskDays): FindTotals =>
  async (out, home) => {
    const [there, back] = await Promise.all([
      ask({ origin, destination }, out.from, out.to),
      home && ask({ origin: destination, destination: origin }, home.from, home.to),
    ]);
    if (!there.ok) return there;
    if (back && !back.ok) return back;
    return success({ out: byDay(there.data), back: back && byDay(back.data) });
  };

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
