import type { FieldCode } from '@wisata/kernel/refusal-codes';
import * as v from 'valibot';
import { ApiError } from './envelope.ts';
import { readableInput, type FieldProblem } from './text-check.ts';

export type Schema = v.GenericSchema | v.GenericSchemaAsync;

interface SchemaNode {
  readonly message?: unknown;
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  readonly item?: SchemaNode;
  readonly pipe?: readonly SchemaNode[];
  readonly wrapped?: SchemaNode;
}

const CODES: Readonly<Record<string, FieldCode>> = {
  non_empty: 'REQUIRED',
  min_length: 'TOO_SHORT',
  max_length: 'TOO_LONG',
  email: 'NOT_AN_EMAIL',
  min_value: 'OUT_OF_RANGE',
  max_value: 'OUT_OF_RANGE',
  integer: 'NOT_A_NUMBER',
  number: 'NOT_A_NUMBER',
  picklist: 'NOT_OFFERED',
  literal: 'NOT_OFFERED',
  not_values: 'NOT_OFFERED',
  variant: 'NOT_OFFERED',
};

const isMissing = (input: unknown) => input === undefined || input === null || input === '';

/** `check_in_date` and `checkInDate` are `check-in date`. */
function fieldWords(path: string): string {
  const name = path.split('.').findLast((step) => !/^\d+$/.test(step)) ?? path;
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase();
  return words.replace(/\bcheck (in|out)\b/, 'check-$1').replace(/\bemail\b/, 'e-mail address');
}

function fieldSentence(path: string, code: FieldCode): string {
  const words = fieldWords(path);
  const article = words.endsWith('s') ? 'the' : /^[aeiou]/.test(words) ? 'an' : 'a';
  if (code === 'REQUIRED') return `Enter ${article} ${words}`;
  if (code === 'NOT_OFFERED') return `Choose the ${words} from what is offered`;
  return `Check the ${words}`;
}

/** The schema's own message for a missing field, which never reaches the field's check. */
function ownSentence(schema: Schema, path: string): string | undefined {
  let node: SchemaNode | undefined = schema as SchemaNode;
  for (const step of path.split('.')) {
    while (node?.wrapped) node = node.wrapped;
    node = node?.pipe?.findLast(({ entries }) => entries) ?? node;
    node = /^\d+$/.test(step) && node?.item ? node.item : node?.entries?.[step];
  }
  while (node?.wrapped) node = node.wrapped;
  return typeof node?.message === 'string' ? node.message : undefined;
}

const LIBRARY_SENTENCE = /^Invalid /;

function problemOf(schema: Schema, path: string, issue: v.BaseIssue<unknown>): FieldProblem {
  const said = LIBRARY_SENTENCE.test(issue.message) ? undefined : issue.message;
  const code: FieldCode = isMissing(issue.input)
    ? 'REQUIRED'
    : (CODES[issue.type] ?? (said && /\b(date|day)\b/i.test(said) ? 'NOT_A_DATE' : 'NOT_ACCEPTED'));
  return { code, message: said ?? ownSentence(schema, path) ?? fieldSentence(path, code) };
}

function refusedInput(problems: ReadonlyMap<string, FieldProblem>): ApiError {
  const names = [...problems.keys()];
  const message =
    names.length === 1 ? problems.get(names[0]!)!.message : `Please check these fields: ${names.join(', ')}.`;
  return new ApiError(400, 'VALIDATION_FAILED', message, {
    fields: Object.fromEntries([...problems].map(([path, problem]) => [path, problem.message])),
    fieldCodes: Object.fromEntries([...problems].map(([path, problem]) => [path, problem.code])),
  });
}

/** A part of a request as its schema reads it; throws 400 with a sentence and a code for each field that cannot be used. */
export async function parseInput(schema: Schema | undefined, input: unknown): Promise<unknown> {
  if (!schema) return undefined;
  const problems = new Map<string, FieldProblem>();
  const readable = readableInput(input ?? {}, problems);
  if (problems.size > 0) throw refusedInput(problems);
  const result = await v.safeParseAsync(schema, readable);
  if (result.success) return result.output;
  for (const issue of result.issues) {
    const path = v.getDotPath(issue) ?? 'body';
    if (!problems.has(path)) problems.set(path, problemOf(schema, path, issue));
  }
  throw refusedInput(problems);
}
