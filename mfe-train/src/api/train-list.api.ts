import type { AppContext } from '@wisata/kernel/app-context';
import { addDays, todayInJakarta } from '@wisata/kernel/dates';
import type { DayPrice } from '@wisata/kernel/day-prices';
import { listPath } from '@wisata/kernel/services';
import { dayOf, loadEnds, routeOf, stripDays, withLowest, type AtLeg, type Leg } from '@wisata/kernel/trip-legs';
import { findDateProblem, findPlaceProblem } from '@wisata/kernel/trip-search';
import { leadToCodes } from '@wisata/runtime/journey/typed-places';
import {
  askedPeople,
  DAYS_AHEAD,
  parseTrainSearch,
  searchIdentity,
  STATION_CODE,
} from '../journey/train-search.rules.ts';
import type { TrainSearch } from '../journey/train-search.rules.ts';
import { widerSearch } from '../list/other-routes.rules.ts';
import { TRAIN_LIST } from '../list/train-list-query.rules.ts';
import { TRAIN_FILTER } from '../list/train-filter.rules.ts';
import { findTrains, keepTrains } from './kept-trains.ts';
import { STATION_SEARCH } from './stations.api.ts';
import { searchDayPrices, searchTrains } from './train.api.ts';
import type { TrainListData } from './train-list.model.ts';

/** The days of the strip with the lowest total of the party, one way. */
const loadDayStrip = (app: AppContext, place: AtLeg<TrainSearch>, days: readonly DayPrice[]) =>
  withLowest(days, (from, to) =>
    searchDayPrices(app.api, { ...routeOf(place), counts: place.search.counts }, from, to),
  );

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
  await leadToCodes({ app, calls: STATION_SEARCH, isCode: STATION_CODE, listPath: listPath('train') }, query);
  const today = todayInJakarta(app.clock.now());
  const search = parseTrainSearch(query, today);
  const state = TRAIN_LIST.parseState(query);
  for (const [key, value] of TRAIN_FILTER.unknown(query)) {
    app.track('train-filter-unknown', { message: `Update filter ${key} ${value} not available` });
  }
  const leg: Leg = search.returnDate && state.choice.depart ? 'return' : 'depart';
  const days = stripDays({ search, leg }, { from: today, to: addDays(today, DAYS_AHEAD) });
  const facts = { search, state, leg, asked: askedPeople(query), days, today };
  const none = Promise.resolve(days);
  const nothing = { ...facts, ends: [], trains: undefined, prices: none, widerPrices: none };
  const wrong = findPlaceProblem(search) ?? findDateProblem(search, today, DAYS_AHEAD);
  if (wrong) return { ...nothing, problem: { code: wrong }, documentTitle: app.t('train:list.documentTitle') };
  const trains = loadTrains(app, search);
  const { problem, ends } = await loadEnds(search, (code) => STATION_SEARCH.load(app, code));
  const nameOf = (code: string) => {
    const station = ends.find((each) => each.code === code);
    return station ? (station.isCity ? station.city : station.name) : code;
  };
  const route = { origin: nameOf(search.origin), destination: nameOf(search.destination) };
  const documentTitle = app.t('train:list.documentTitleIn', route);
  if (problem) return { ...nothing, problem, documentTitle };
  const prices = loadDayStrip(app, { search, leg }, days);
  const wider = widerSearch(search, ends);
  const chosen = days.filter(({ date }) => date === dayOf(facts));
  const isWider = searchIdentity(wider) !== searchIdentity(search);
  const widerPrices = isWider ? loadDayStrip(app, { search: wider, leg }, chosen) : none;
  return { ...facts, problem: undefined, ends, trains, prices, widerPrices, documentTitle };
}
