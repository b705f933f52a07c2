import type { AppContext } from '@wisata/kernel/app-context';
import { addDays, todayInJakarta, type CalendarDate } from '@wisata/kernel/dates';
import { byDay, daysAround, listDays, type DayPrice } from '@wisata/kernel/day-prices';
import { findDateProblem, findPlaceProblem } from '@wisata/kernel/trip-search';
import { askedPeople, DAYS_AHEAD, parseTrainSearch, searchIdentity } from '../journey/train-search.rules.ts';
import type { TrainSearch } from '../journey/train-search.rules.ts';
import { widerSearch } from '../list/other-routes.rules.ts';
import { dayOf, parseListState, type Leg } from '../list/train-list-query.rules.ts';
import { TRAIN_FILTER } from '../list/train-filter.rules.ts';
import { findTrains, keepTrains } from './kept-trains.ts';
import { STATION_SEARCH } from './stations.api.ts';
import { searchDayPrices, searchTrains } from './train.api.ts';
import type { ListProblem, TrainListData } from './train-list.model.ts';

/** An end that does not exist; one that could not be looked up is left to the search. */
async function loadEnds(app: AppContext, { origin, destination }: TrainSearch) {
  const [from, to] = await Promise.all([STATION_SEARCH.load(app, origin), STATION_SEARCH.load(app, destination)]);
  const isUnknown = (answer: typeof from) => !answer.ok && !answer.failure.retryable;
  const problem: ListProblem | undefined = isUnknown(from)
    ? { code: 'ORIGIN_UNKNOWN', place: origin }
    : isUnknown(to)
      ? { code: 'DESTINATION_UNKNOWN', place: destination }
      : undefined;
  return { problem, ends: [from, to].flatMap((answer) => (answer.ok ? [answer.data] : [])) };
}

/** The days around the chosen one that can be booked, without prices. */
function stripDays(search: TrainSearch, leg: Leg, today: CalendarDate): readonly DayPrice[] {
  const chosen = dayOf({ search, leg });
  const limits = { from: leg === 'return' ? search.departDate : today, to: addDays(today, DAYS_AHEAD) };
  return listDays(daysAround(chosen, limits)).map((date) => ({ date, lowest: undefined }));
}

/** The same days with the lowest total of the party, one way; without prices when they cannot be had, because the days still lead on. */
async function loadDayStrip(app: AppContext, search: TrainSearch, leg: Leg, days: readonly DayPrice[]) {
  const { origin, destination, counts } = search;
  const route = leg === 'return' ? { origin: destination, destination: origin } : { origin, destination };
  const [from, to] = [days[0]?.date, days.at(-1)?.date];
  if (!from || !to) return days;
  const answer = await searchDayPrices(app.api, { ...route, counts }, from, to);
  if (!answer.ok) return days;
  const prices = byDay(answer.data);
  return days.map(({ date }) => ({ date, lowest: prices[date] }));
}

function loadTrains(app: AppContext, search: TrainSearch) {
  const identity = searchIdentity(search);
  const known = findTrains(app, identity);
  if (known) return known;
  return searchTrains(app.api, search).then((answer) => {
    if (answer.ok) keepTrains(app, identity, answer);
    return answer;
  });
}

/** Everything that the list of an address begins with; only what its stations are called is waited for. */
export async function loadTrainList(app: AppContext, query: URLSearchParams): Promise<TrainListData> {
  const today = todayInJakarta(app.clock.now());
  const search = parseTrainSearch(query, today);
  const state = parseListState(query);
  for (const [key, value] of TRAIN_FILTER.unknown(query)) {
    app.track('train-filter-unknown', { message: `Update filter ${key} ${value} not available` });
  }
  const leg: Leg = search.returnDate && state.choice.depart ? 'return' : 'depart';
  const days = stripDays(search, leg, today);
  const facts = { search, state, leg, asked: askedPeople(query), days, today };
  const none = Promise.resolve(days);
  const nothing = { ...facts, ends: [], trains: undefined, prices: none, widerPrices: none };
  const wrong = findPlaceProblem(search) ?? findDateProblem(search, today, DAYS_AHEAD);
  if (wrong) return { ...nothing, problem: { code: wrong }, documentTitle: app.t('train:list.documentTitle') };
  const trains = loadTrains(app, search);
  const { problem, ends } = await loadEnds(app, search);
  const nameOf = (code: string) => {
    const station = ends.find((each) => each.code === code);
    return station ? (station.isCity ? station.city : station.name) : code;
  };
  const route = { origin: nameOf(search.origin), destination: nameOf(search.destination) };
  const documentTitle = app.t('train:list.documentTitleIn', route);
  if (problem) return { ...nothing, problem, documentTitle };
  const prices = loadDayStrip(app, search, leg, days);
  const wider = widerSearch(search, ends);
  const chosen = days.filter(({ date }) => date === dayOf(facts));
  const widerPrices = searchIdentity(wider) === searchIdentity(search) ? none : loadDayStrip(app, wider, leg, chosen);
  return { ...facts, problem: undefined, ends, trains, prices, widerPrices, documentTitle };
}
