import type { FieldCode } from '@wisata/kernel/refusal-codes';

export interface FieldProblem {
  readonly code: FieldCode;
  readonly message: string;
}

const UNREADABLE: FieldProblem = {
  code: 'NOT_READABLE',
  message: 'This text has a character that cannot be used. Please type it again',
};
const TOO_LARGE: FieldProblem = { code: 'OUT_OF_RANGE', message: 'This number is too large' };

/** More than any amount in the smallest unit; counting in hundredths stays exact below it. */
const LARGEST_NUMBER = 1e13;
/** What a database, a calendar file or a PDF cannot hold. */
const CONTROL_CHARACTER = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;

const LONE_SURROGATE = /\p{Surrogate}/u;

const isUnreadable = (text: string) => CONTROL_CHARACTER.test(text) || LONE_SURROGATE.test(text);

/**
 * What was sent, with line breaks of every system as `\n`. Texts that cannot be stored and numbers that cannot be
 * reckoned with are noted in `problems` by their path, whatever the field.
 */
export function readableInput(value: unknown, problems: Map<string, FieldProblem>, path = ''): unknown {
  if (typeof value === 'string') {
    if (isUnreadable(value)) problems.set(path || 'body', UNREADABLE);
    return value.includes('\r') ? value.replace(/\r\n?/g, '\n') : value;
  }
  if (typeof value === 'number' && Math.abs(value) > LARGEST_NUMBER) problems.set(path || 'body', TOO_LARGE);
  if (typeof value !== 'object' || value === null) return value;
  const at = (key: string) => (path ? `${path}.${key}` : key);
  if (Array.isArray(value)) return value.map((entry, index) => readableInput(entry, problems, at(String(index))));
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      if (isUnreadable(key)) problems.set(path || 'body', UNREADABLE);
      return [key, readableInput(entry, problems, at(key))];
    }),
  );
}
