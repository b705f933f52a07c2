import type { DayPrice } from '@wisata/kernel/day-prices';
import type { Outcome } from '@wisata/kernel/outcome';
import type { ListState } from '../list/flight-list-query.rules.ts';
import type { FlightSearch } from '../journey/flight-search.rules.ts';
import type { Leg, TripProblem } from '@wisata/kernel/trip-legs';
import type { Airport, Flight } from './flight.model.ts';
import type { SourceAnswer } from './kept-answers.ts';

/** What the page shows; answers and prices are promises until they are there. */
export interface FlightListData {
  readonly search: FlightSearch;
  readonly state: ListState;
  /** People that the address asks for; more than the search has where they do not fit in one booking. */
  readonly asked: number;
  readonly leg: Leg;
  readonly problem: TripProblem | undefined;
  /** Where the search begins and ends, as far as that is known. */
  readonly ends: readonly Airport[];
  readonly sources: readonly SourceAnswer[];
  readonly depart: Promise<Outcome<Flight>> | undefined;
  readonly days: readonly DayPrice[];
  readonly prices: Promise<readonly DayPrice[]>;
  readonly documentTitle: string;
}
