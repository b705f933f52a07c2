import type { AppContext } from '@wisata/kernel/app-context';
import { failureWords } from '@wisata/kernel/failure-words';
import type { Choice } from '../journey/flight-paths.rules.ts';
import type { FlightSearch } from '../journey/flight-search.rules.ts';
import { getFareDetail } from './flight.api.ts';
import type { CheckedFare } from './flight.model.ts';

/** Why a choice could not be priced, in the visitor's words. */
export interface RefusedFare {
  readonly isSoldOut: boolean;
  readonly message: string;
}

/** The fare that binds now, or why there is none. */
export type FareAnswer =
  | { readonly fare: CheckedFare; readonly refused?: never }
  | { readonly fare?: never; readonly refused: RefusedFare };

/** Prices a choice once more. */
export async function checkFare(app: AppContext, choice: Choice, { counts }: FlightSearch): Promise<FareAnswer> {
  const flights = [choice.depart, choice.return].filter((each) => each !== undefined);
  const answer = await getFareDetail(app.api, flights, counts, choice.correlationId);
  if (answer.ok) return { fare: answer.data };
  const { failure } = answer;
  const message = failureWords(app, failure, { remote: 'flight', own: app.t('flight:failed.price') });
  return { refused: { isSoldOut: failure.code === 'FLIGHT_SOLD_OUT', message } };
}
