import type { AppContext } from '@wisata/kernel/app-context';
import { todayInJakarta } from '@wisata/kernel/dates';
import { loadEnds, stripDays, type Leg } from '@wisata/kernel/trip-legs';
import { findDateProblem, findPlaceProblem } from '@wisata/kernel/trip-search';
import { listPath } from '@wisata/kernel/services';
import { leadToCodes } from '@wisata/runtime/journey/typed-places';
import { FLIGHT_FILTER } from '../list/flight-filter.rules.ts';
import { FLIGHT_LIST } from '../list/flight-list-query.rules.ts';
import { AIRPORT_CODE, askedPeople, parseFlightSearch } from '../search/flight-search-input.rules.ts';
import { bookableDays, DAYS_AHEAD, type FlightSearch } from '../journey/flight-search.rules.ts';
import { groupsFor } from '../list/provider-groups.rules.ts';
import { AIRPORT_SEARCH } from './airports.api.ts';
import { loadChosen } from './chosen-flight.api.ts';
import { loadDayStrip } from './day-prices.api.ts';
import type { FlightListData } from './flight-list.model.ts';
import { startSearch } from './flight-results.api.ts';

/** Whether the trip is domestic decides which airlines are asked; a missing airport is looked up by its code. */
async function findEnds(app: AppContext, search: FlightSearch) {
  const { problem, ends } = await loadEnds(search, (code) => AIRPORT_SEARCH.load(app, code));
  const isInternational = ends.length < 2 || ends.some(({ countryCode }) => countryCode !== 'ID');
  return { problem, isInternational, ends };
}

/** Asks every source of a search; waits for the two airports only. */
export async function askSources(app: AppContext, search: FlightSearch) {
  // Every search asks these groups; international searches ask more.
  const asked = findEnds(app, search);
  startSearch(app, search, groupsFor(false));
  const { problem, isInternational, ends } = await asked;
  return { problem, ends, sources: problem ? [] : startSearch(app, search, groupsFor(isInternational)) };
}

/** Loads the list of an address. Waits for the two airports only; the flights come as promises. */
export async function loadFlightList(app: AppContext, query: URLSearchParams): Promise<FlightListData> {
  await leadToCodes({ app, calls: AIRPORT_SEARCH, isCode: AIRPORT_CODE, listPath: listPath('flight') }, query);
  const today = todayInJakarta(app.clock.now());
  const search = parseFlightSearch(query, today);
  const state = FLIGHT_LIST.parseState(query);
  for (const [key, value] of FLIGHT_FILTER.unknown(query)) {
    app.track('flight-filter-unknown', { message: `Update filter ${key} ${value} not available` });
  }
  const leg: Leg = search.returnDate && state.choice.depart ? 'return' : 'depart';
  const wrong = findPlaceProblem(search) ?? findDateProblem(search, today, DAYS_AHEAD);
  const facts = {
    search,
    state,
    leg,
    asked: askedPeople(query),
    days: stripDays({ search, leg }, bookableDays(today)),
  };
  const nothing = { ...facts, ends: [], sources: [], depart: undefined, prices: Promise.resolve(facts.days) };
  if (wrong) return { ...nothing, problem: { code: wrong }, documentTitle: app.t('flight:list.documentTitle') };
  const { problem, ends, sources } = await askSources(app, search);
  const cityOf = (code: string) => ends.find((airport) => airport.code === code)?.city ?? code;
  const route = { origin: cityOf(search.origin), destination: cityOf(search.destination) };
  const documentTitle = app.t('flight:list.documentTitleIn', route);
  if (problem) return { ...nothing, problem, documentTitle };
  return {
    ...facts,
    problem: undefined,
    ends,
    sources,
    depart: leg === 'return' && state.choice.depart ? loadChosen(app, search, state.choice.depart) : undefined,
    prices: loadDayStrip(app, search, leg, facts.days),
    documentTitle,
  };
}
