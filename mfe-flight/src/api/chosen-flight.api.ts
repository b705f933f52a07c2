import type { AppContext } from '@wisata/kernel/app-context';
import { success, type Outcome } from '@wisata/kernel/outcome';
import type { FlightSearch } from '../journey/flight-search.rules.ts';
import { getFareDetail } from './flight.api.ts';
import type { ChosenFlight, Flight } from './flight.model.ts';
import { chosenOf, keyOf } from './kept-flights.ts';

async function askFor(app: AppContext, search: FlightSearch, chosen: ChosenFlight): Promise<Outcome<Flight>> {
  const answer = await getFareDetail(app.api, [chosen], search.counts, '');
  if (!answer.ok) return answer;
  const [checked] = answer.data.flights;
  // One journey was asked for, so the fare's total is that journey's.
  if (checked) return success({ ...checked.flight, total: answer.data.total });
  return { ok: false, failure: { code: 'FLIGHT_NOT_FOUND', message: 'Flight not found', retryable: false } };
}

/** The flight and class that an address names; loaded once. */
export function loadChosen(app: AppContext, search: FlightSearch, chosen: ChosenFlight): Promise<Outcome<Flight>> {
  const known = chosenOf(app).get(keyOf(search, chosen));
  if (known) return known;
  const asked = askFor(app, search, chosen);
  chosenOf(app).set(keyOf(search, chosen), asked);
  void asked.then((outcome) => {
    if (!outcome.ok) chosenOf(app).delete(keyOf(search, chosen));
  });
  return asked;
}
