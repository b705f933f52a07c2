import type { Failure, Outcome } from '@wisata/kernel/outcome';
import type { Flight, GroupAnswer } from '../api/flight.model.ts';
import { searchProgress } from './provider-groups.rules.ts';
import type { Leg } from './selected-flights.rules.ts';

/** One call of a search as far as it has come; `outcome` undefined while it is being waited for. */
export interface AskedSource {
  readonly id: string;
  readonly airlines: readonly number[];
  readonly outcome: Outcome<GroupAnswer> | undefined;
}

/** Something that did not answer and can be asked again by itself. */
export interface FailedSource {
  /** Under which it is asked again. */
  readonly id: string;
  readonly airlines: readonly number[];
  /** The airline's name; undefined for a whole group, which the page names. */
  readonly name: string | undefined;
}

/** Everything that has been answered so far, in one list. */
export interface MergedResults {
  readonly flights: readonly Flight[];
  readonly failed: readonly FailedSource[];
  readonly finished: number;
  readonly asked: number;
  /** 0 to 100. */
  readonly progress: number;
  readonly isComplete: boolean;
  /** Set when nothing at all could be answered. */
  readonly failure: Failure | undefined;
  /** Epoch milliseconds at which the first price ends; undefined when none says so. */
  readonly expiresAtMs: number | undefined;
}

/** An airline that failed inside a group is asked again by itself under this id. */
const airlineId = (provider: number) => `airline-${provider}`;

function failuresOf(sources: readonly AskedSource[]): FailedSource[] {
  return sources.flatMap(({ id, airlines, outcome }): FailedSource[] => {
    if (outcome === undefined) return [];
    if (!outcome.ok) return [{ id, airlines, name: undefined }];
    return outcome.data.failed.flatMap(({ provider, name }) => {
      const again = airlineId(provider);
      const isAskedAgain = again !== id && sources.some((source) => source.id === again);
      return isAskedAgain ? [] : [{ id: again, airlines: [provider], name }];
    });
  });
}

/** Puts the answers of a search together: each flight once, in the order of the calls. */
export function mergeResults(sources: readonly AskedSource[], leg: Leg): MergedResults {
  const flights = new Map<string, Flight>();
  const ends: number[] = [];
  const outcomes = sources.flatMap(({ outcome }) => (outcome ? [outcome] : []));
  for (const outcome of outcomes) {
    if (!outcome.ok) continue;
    const { outbound, inbound, expiresAtMs } = outcome.data;
    for (const flight of leg === 'depart' ? outbound : inbound) {
      if (!flights.has(flight.id)) flights.set(flight.id, flight);
    }
    if (expiresAtMs !== undefined) ends.push(expiresAtMs);
  }
  const isComplete = outcomes.length === sources.length;
  const isAnswered = outcomes.some(({ ok }) => ok);
  const firstFailure = outcomes.find((outcome) => !outcome.ok);
  return {
    flights: [...flights.values()],
    failed: failuresOf(sources),
    finished: outcomes.length,
    asked: sources.length,
    progress: searchProgress(outcomes.length, sources.length),
    isComplete,
    failure: isComplete && !isAnswered && firstFailure && !firstFailure.ok ? firstFailure.failure : undefined,
    expiresAtMs: ends.length > 0 ? Math.min(...ends) : undefined,
  };
}
