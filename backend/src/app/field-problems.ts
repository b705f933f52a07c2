import { badRequest } from './envelope.ts';

/** What is wrong with a request, by field; empty when nothing is. */
export type FieldProblems = Record<string, string>;

/** Throws one 400 that names every field; nothing when there is no problem. */
export function throwFieldProblems(problems: FieldProblems): void {
  const names = Object.keys(problems);
  if (names.length === 1) throw badRequest(problems[names[0]!]!, problems);
  if (names.length > 1) throw badRequest(`Please check these fields: ${names.join(', ')}.`, problems);
}
