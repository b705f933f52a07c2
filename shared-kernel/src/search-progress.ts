import type { Failure, Outcome } from './outcome.ts';

/** One call of a search as far as it has come; `outcome` undefined while it is being waited for. */
export type AskedGroup<G, A> = G & { readonly outcome: Outcome<A> | undefined };

/** How far a search has come. */
export interface SearchState {
  readonly finished: number;
  readonly asked: number;
  /** 0 to 100. */
  readonly progress: number;
  readonly isComplete: boolean;
  /** Set when nothing at all could be answered. */
  readonly failure: Failure | undefined;
}

/** 0 to 100: each finished group adds `ceil(100 / count)`, never beyond 100 (spec section 4, Search). */
export function searchProgress(finished: number, count: number): number {
  return count === 0 ? 100 : Math.min(100, finished * Math.ceil(100 / count));
}

/** Counts what has answered and what has not. */
export function stateOfSearch(asked: readonly { readonly outcome: Outcome<unknown> | undefined }[]): SearchState {
  const outcomes = asked.flatMap(({ outcome }) => (outcome ? [outcome] : []));
  const isComplete = outcomes.length === asked.length;
  const failures = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.failure]));
  return {
    finished: outcomes.length,
    asked: asked.length,
    progress: searchProgress(outcomes.length, asked.length),
    isComplete,
    failure: isComplete && failures.length === outcomes.length ? failures[0] : undefined,
  };
}
