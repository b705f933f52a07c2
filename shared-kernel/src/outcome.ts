/** What went wrong, in words a person can read and a code a program can compare. */
export interface Failure {
  /** Upper snake case, owner first: `HOTEL_ROOM_SOLD_OUT`, `NETWORK_UNREACHABLE`. */
  readonly code: string;
  /** Shown to the traveller as it is. The contract's literals come through here (spec section 8). */
  readonly message: string;
  /** Messages by field path (`contact.email`), for a 400 that names its fields. */
  readonly fields?: Readonly<Record<string, string>>;
  /** What is wrong with each of `fields`, as one of `FIELD_CODES`, for pages that say it in their own language. */
  readonly fieldCodes?: Readonly<Record<string, string>>;
  /** From when the same call may succeed, as the server says: the end of maintenance, the opening of a sale. An instant in UTC. */
  readonly until?: string;
  /** For logs and developers, never shown: which field of an answer was not as expected. */
  readonly detail?: string;
  /** True when the same call may succeed later without any change. */
  readonly retryable: boolean;
}

/** The result of anything that is expected to fail now and then: a value, never a throw. */
export type Outcome<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly failure: Failure };

/** Wraps data as a successful outcome. */
export function success<T>(data: T): Outcome<T> {
  return { ok: true, data };
}

/** Wraps a failure as an outcome; `retryable` is false unless said otherwise. */
export function failure(
  code: string,
  message: string,
  more: Partial<Omit<Failure, 'code' | 'message'>> = {},
): Outcome<never> {
  return { ok: false, failure: { code, message, retryable: false, ...more } };
}

/** The instant that a refusal's `data` names as `until`, for its failure. */
export function untilOf(data: unknown): Pick<Failure, 'until'> {
  const { until } = (data ?? {}) as { readonly until?: unknown };
  return typeof until === 'string' && !Number.isNaN(Date.parse(until)) ? { until } : {};
}

/** Code of a backend that does not have the call at all; one that has the contract's calls alone lacks some of ours. */
export const MISSING_CALL = 'NOT_FOUND';

/** True when the backend lacks the call, also one that gives its refusals no code of their own. */
export const isMissingCall = ({ code }: Pick<Failure, 'code'>): boolean => [MISSING_CALL, 'HTTP_404'].includes(code);
