import type { CalendarDate } from '@wisata/kernel/dates';
import type { DayPrice } from '@wisata/kernel/day-prices';
import type { Outcome } from '@wisata/kernel/outcome';
import type { Leg, TripProblem } from '@wisata/kernel/trip-legs';
import type { TrainSearch } from '../journey/train-search.rules.ts';
import type { ListState } from '../list/train-list-query.rules.ts';
import type { Station, TrainList } from './train.model.ts';

/** What the list of an address begins with. */
export interface TrainListData {
  readonly search: TrainSearch;
  readonly state: ListState;
  readonly leg: Leg;
  /** People that the address asks for. */
  readonly asked: number;
  readonly problem: TripProblem | undefined;
  readonly ends: readonly Station[];
  /** There at once when it was asked for before. */
  readonly trains: Outcome<TrainList> | Promise<Outcome<TrainList>> | undefined;
  /** Days around the chosen one, without and with their lowest prices. */
  readonly days: readonly DayPrice[];
  readonly prices: Promise<readonly DayPrice[]>;
  /** The chosen day with its lowest price from every station of both cities. */
  readonly widerPrices: Promise<readonly DayPrice[]>;
  readonly today: CalendarDate;
  readonly documentTitle: string;
}
