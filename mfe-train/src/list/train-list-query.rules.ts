import type { CalendarDate } from '@wisata/kernel/dates';
import type { AtLeg } from '@wisata/kernel/trip-legs';
import { leavingOn } from '@wisata/kernel/trip-search';
import { formatChoice, NO_CHOICE, parseChoice, trainListPath, type Choice } from '../journey/train-paths.rules.ts';
import type { TrainSearch } from '../journey/train-search.rules.ts';
import { TRAIN_FILTER, type TrainFilter } from './train-filter.rules.ts';

/** Everything of the result list's address that is not the search itself. */
export interface ListState {
  readonly filter: TrainFilter;
  readonly choice: Choice;
  /** The train whose stops are unfolded. */
  readonly stops: string;
  readonly open: 'filters' | 'dates' | undefined;
}

const PANELS = ['filters', 'dates'] as const;

/** The address of the list in one state; what is not set is left out. */
export function listStatePath(search: TrainSearch, state: ListState): string {
  const more = new URLSearchParams();
  if (state.stops) more.set('stops', state.stops);
  if (state.open) more.set('open', state.open);
  const filter = new URLSearchParams(TRAIN_FILTER.write(state.filter));
  return trainListPath(search, formatChoice(state.choice), filter, more);
}

/** Reads everything that the list's address carries beside the search. */
export const parseListState = (query: URLSearchParams): ListState => ({
  filter: TRAIN_FILTER.read(query),
  choice: parseChoice(query),
  stops: query.get('stops') ?? '',
  open: PANELS.find((panel) => panel === query.get('open')),
});

/** The list that somebody looks at. */
interface ListPlace extends AtLeg<TrainSearch> {
  readonly state: ListState;
}

/** The same list on another day; another departure is chosen anew. */
export function pathOnDay({ search, state, leg }: ListPlace, date: CalendarDate): string {
  const moved = { ...state, stops: '', open: undefined };
  return leg === 'return'
    ? listStatePath({ ...search, returnDate: date }, moved)
    : listStatePath(leavingOn(search, date), { ...moved, choice: NO_CHOICE });
}
