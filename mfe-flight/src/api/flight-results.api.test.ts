import { knownOutcome } from '@wisata/runtime/journey/grouped-search';
import { createTestApp } from '@wisata/runtime/testing';
import { FLIGHT_QUERY } from './flight.fixture.ts';
import { parseFlightSearch } from '../search/flight-search-input.rules.ts';
import { groupsFor } from '../list/provider-groups.rules.ts';
import { AVAILABILITY_CALL, FLIGHT_HANDLERS, LOW_COST, airlinesOf } from '../testing/flight-list.tsx';
import { AIRPORTS } from './known-airports.ts';
import { startSearch } from './flight-results.api.ts';
import { keepAnswers, keepPlaces } from './kept-answers.ts';

const search = parseFlightSearch(new URLSearchParams(FLIGHT_QUERY), '2026-11-20');

/** A server that has waited for all but the low-cost airlines. */
async function findOnServer() {
  const { app } = createTestApp({
    handlers: {
      ...FLIGHT_HANDLERS,
      [AVAILABILITY_CALL]: (request) =>
        airlinesOf(request) === LOW_COST ? new Promise(() => undefined) : FLIGHT_HANDLERS[AVAILABILITY_CALL]!(request),
    },
  });
  const sources = startSearch(app, search, groupsFor(false));
  await sources.at(-1)?.answer;
  return sources;
}

test('an answer is known without waiting once it has come, also under its promise', async () => {
  const sources = await findOnServer();
  expect(sources.map(({ answer }) => answer instanceof Promise)).toEqual([true, true]);
  expect(sources.map(({ answer }) => knownOutcome(answer)?.ok)).toEqual([undefined, true]);
});

test('a browser that goes on from the server asks only for what was late, and knows the places by name', async () => {
  const sources = await findOnServer();
  const { app, requests } = createTestApp({ handlers: FLIGHT_HANDLERS });
  keepPlaces(app, [], sources);
  keepAnswers(app, search, sources);
  const known = startSearch(app, search, groupsFor(false));
  for (const { answer } of known) await answer;
  expect(requests.filter(({ target }) => target === AVAILABILITY_CALL).map(airlinesOf)).toEqual([LOW_COST]);
  expect(known.find(({ answer }) => !(answer instanceof Promise))?.airlines.join(',')).not.toBe(LOW_COST);
  expect(AIRPORTS.findKnown(app, 'DPS')?.city).toBe('Denpasar');
});
