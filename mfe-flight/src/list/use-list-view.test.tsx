import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { CITILINK, FLIGHT_QUERY, GARUDA } from '../api/flight.fixture.ts';
import { toFlight } from '../api/flight-adapter.ts';
import { FLIGHT } from '../api/flight.schema.ts';
import { FLIGHT_LIST } from './flight-list-query.rules.ts';
import { parseFlightSearch } from '../search/flight-search-input.rules.ts';
import { useListView } from './use-list-view.ts';

const NO_RETURNS: readonly never[] = [];
const query = new URLSearchParams(FLIGHT_QUERY);
const search = parseFlightSearch(query, '2026-11-20');
const state = FLIGHT_LIST.parseState(query);
const flights = [CITILINK, GARUDA].map((each) => toFlight(v.parse(FLIGHT, each), ''));

test('flights are counted and ordered again when others are there, not when the same come in a new array', () => {
  const { result, rerender } = renderHook(
    ({ found }) => useListView({ search, state, leg: 'depart', found, depart: undefined, returns: NO_RETURNS }),
    {
      initialProps: { found: flights },
      wrapper: MemoryRouter,
    },
  );
  const before = result.current;
  rerender({ found: [...flights] });
  expect(result.current.facets).toBe(before.facets);
  expect(result.current.flights).toBe(before.flights);
  rerender({ found: flights.slice(0, 1) });
  expect(result.current.flights).toEqual(flights.slice(0, 1));
});
