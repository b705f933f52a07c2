import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import * as v from 'valibot';
import { renderPage } from '@wisata/runtime/testing';
import { CITILINK, FLIGHT_QUERY, GARUDA } from '../api/flight.fixture.ts';
import { toFlight } from '../api/flight-adapter.ts';
import { FLIGHT } from '../api/flight.schema.ts';
import { FLIGHT_LIST } from './flight-list-query.rules.ts';
import { parseFlightSearch } from '../search/flight-search-input.rules.ts';
import { useListView, type ListView } from './use-list-view.ts';

const NO_RETURNS: readonly never[] = [];
const query = new URLSearchParams(FLIGHT_QUERY);
const search = parseFlightSearch(query, '2026-11-20');
const state = FLIGHT_LIST.parseState(query);
const flights = [CITILINK, GARUDA].map((each) => toFlight(v.parse(FLIGHT, each), ''));

test('flights are counted and ordered again when others are there, not when the same come in a new array', async () => {
  const user = userEvent.setup();
  const views: ListView[] = [];
  function List() {
    const [found, setFound] = useState(flights);
    views.push(useListView({ search, state, leg: 'depart', found, depart: undefined, returns: NO_RETURNS }));
    return (
      <>
        <button onClick={() => setFound([...found])}>Same</button>
        <button onClick={() => setFound(found.slice(0, 1))}>First</button>
      </>
    );
  }
  await renderPage({ routes: [{ path: '/list', element: <List /> }], url: '/list' });
  const same = await screen.findByRole('button', { name: 'Same' });
  const before = views.at(-1)!;
  await user.click(same);
  expect(views.at(-1)).not.toBe(before);
  expect(views.at(-1)!.facets).toBe(before.facets);
  expect(views.at(-1)!.flights).toBe(before.flights);
  await user.click(screen.getByRole('button', { name: 'First' }));
  expect(views.at(-1)!.flights).toEqual(flights.slice(0, 1));
});
