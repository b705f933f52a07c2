import { activeTraceId } from './tracing.ts';

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** Phone, card, passport and identity numbers; a time in milliseconds and a code are shorter or have letters. */
const LONG_NUMBER = /\+?\d(?:[ -]?\d){8,}/g;

/** A text without what names a person. */
export const withoutPersons = (text: string): string =>
  text.replace(EMAIL, '<e-mail>').replace(LONG_NUMBER, '<number>');

/** A part of a path that opens something to whoever has it, as the way to a new password does; names of pages and files are lower case, or end as files do. */
const KEY = /(?<=\/)(?=[^/]*(?:[A-Z]|[\da-f]{24}))(?![^/]*\.[a-z\d]{2,5}(?:\/|$))[\w.-]{24,}(?=\/|$)/g;

/** An address without what was typed into it, and without the keys that links carry. */
export const withoutQuery = (url: string): string =>
  withoutPersons((url.split('?', 1)[0] ?? '').replace(KEY, '<token>'));

type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  /** What was behind it, in its own words. */
  readonly cause?: string;
};

/** What is kept of an error: the row that a database names in its details is somebody's. */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutPersons(String(error)), stack: '' };
  const { code, cause } = error as { readonly code?: unknown; readonly cause?: unknown };
  return {
    type: error.name,
    message: withoutPersons(error.message),
    stack: withoutPersons(error.stack ?? ''),
    ...(typeof code === 'string' && { code }),
    ...(cause instanceof Error && { cause: withoutPersons(cause.message) }),
  };
}

/** Settings of a logger (pino): each line says whose it is and to which trace it belongs. */
export function logSettings(service: string, level: string) {
  return {
    level,
    base: { service, pid: process.pid },
    mixin: () => {
      const trace = activeTraceId();
      return trace === undefined ? {} : { trace };
    },
    serializers: { err: describeError },
  };
}

const ID = /^[\w-]{8,64}$/;

/** The id that another program gave a request, when it looks like one. */
export const requestIdOf = (header: unknown): string | undefined =>
  typeof header === 'string' && ID.test(header) ? header : undefined;
