import type { Outcome } from './outcome.ts';

declare global {
  /** The part of `AbortSignal` that is used, because the kernel loads no DOM types. */
  interface AbortSignal {
    readonly aborted: boolean;
  }
}

/** Reads the body of an answer: checks the envelope of spec section 5 and gives the data, or the literal failure of section 8. */
export type EnvelopeReader<T> = (body: unknown, operation: string) => Outcome<T>;

/** A call to the API, apart from how it is sent. */
export interface ApiRequest<T> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path exactly as in spec section 7, `/api/v1/hotel/availability`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly json?: unknown;
  /** Word used in the literal messages, `{message} on {operation}`. */
  readonly operation: string;
  readonly read: EnvelopeReader<T>;
  /** Makes a POST safe to repeat; the same key gives the first answer again. Without it only an idempotent POST is retried. */
  readonly idempotencyKey?: string;
  /** Of a POST that only asks, or does the same when it arrives twice. */
  readonly isIdempotent?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** The only way to the network. Never throws for a failed call; an aborted call rejects with an `AbortError`. */
export interface ApiClient {
  call<T>(request: ApiRequest<T>): Promise<Outcome<T>>;
  /** For vouchers and calendars: the bytes and the file name that the server suggests. */
  download(
    request: Omit<ApiRequest<never>, 'read'>,
  ): Promise<Outcome<{ bytes: Uint8Array; fileName: string; mediaType: string }>>;
}
