import type { ApiClient } from '@wisata/kernel/api';
import { byDay, type Span, type TripTotals } from '@wisata/kernel/day-prices';
import { success, type Outcome } from '@wisata/kernel/outcome';
import type { FlightSearch } from '../journey/flight-search.rules.ts';
import { searchDayPrices } from './flight.api.ts';

/** Lowest totals of the party on the days out and home: one call for each way, however many days there are. */
export async function loadTripTotals(
  api: ApiClient,
  { origin, destination, cabin, counts }: FlightSearch,
  out: Span,
  home: Span | undefined,
): Promise<Outcome<TripTotals>> {
  const party = { cabin, counts };
  const [there, back] = await Promise.all([
    searchDayPrices(api, { origin, destination, ...party }, out.from, out.to),
    home && searchDayPrices(api, { origin: destination, destination: origin, ...party }, home.from, home.to),
  ]);
  if (!there.ok) return there;
  if (back && !back.ok) return back;
  return success({ out: byDay(there.data), back: back && byDay(back.data) });
}
