import { safeParse } from 'valibot';
import type { GenericSchema, InferOutput } from 'valibot';
import type { ApiClient, ApiRequest, EnvelopeReader } from './api.ts';
import { failure, success, untilOf } from './outcome.ts';
import type { Failure, Outcome } from './outcome.ts';
import { nextPageQuery, pageCount, parsePagination } from './pagination.ts';
import type { Pagination } from './pagination.ts';

export { nextPageQuery, pageCount };
export type { Pagination };

/** One page of a list. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly pagination: Pagination;
}

/** Said when the server refuses without a word of its own (spec section 8). */
export const FALLBACK_MESSAGE = 'Something went wrong!';

type Body = Readonly<Record<string, unknown>>;

/** True for null, an object without keys and a blank string; 0, false and an empty list are values (spec section 5). */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return isRecord(value) && Object.keys(value).length === 0;
}

/** Reads `data` as an object of the schema. */
export function readObject<S extends GenericSchema>(schema: S): EnvelopeReader<InferOutput<S>> {
  return (body, operation) =>
    withData(body, operation, (data) =>
      isRecord(data) ? matching(schema, data, operation) : unexpected('Data is not an object', operation),
    );
}

/** Reads `data` as an array, every entry by the schema. */
export function readList<S extends GenericSchema>(schema: S): EnvelopeReader<readonly InferOutput<S>[]> {
  return (body, operation) => withData(body, operation, (data) => listOf(schema, data, operation));
}

/**
 * Reads one page: entries in `data.data` with page facts beside them, in `data.pagination` or in `data.meta`, or entries
 * in `data` itself with the facts in the body's `pagination` or `meta`.
 */
export function readPaginated<S extends GenericSchema>(itemSchema: S): EnvelopeReader<Page<InferOutput<S>>> {
  return (body, operation) =>
    withData(body, operation, (data, envelope) =>
      pageOf(itemSchema, Array.isArray(data) ? { ...envelope, data } : data, operation),
    );
}

/** Reads a page whose entries are in `data.payment.data` (spec section 5), or in `data.data` like any other page. */
export function readPaginatedPayment<S extends GenericSchema>(itemSchema: S): EnvelopeReader<Page<InferOutput<S>>> {
  return (body, operation) =>
    withData(body, operation, (data) =>
      pageOf(itemSchema, isRecord(data) && isRecord(data['payment']) ? data['payment'] : data, operation),
    );
}

/** Reads an answer that must carry no data. */
export function readNull(): EnvelopeReader<null> {
  return (body, operation) => {
    const envelope = openEnvelope(body, operation);
    if (!envelope.ok) return envelope;
    return isEmpty(envelope.data['data']) ? success(null) : unexpected('Data is not null', operation);
  };
}

/** Reads status and message only, and gives the server's message. A refusal keeps the server's own words, without the operation. */
export function readMessage(): EnvelopeReader<string> {
  return (body, operation) => {
    const envelope = openEnvelope(body, operation);
    return inPlainWords(mapAnswer(envelope, messageOf), operation);
  };
}

/** Checks the flag and gives `data` as it is, for answers that are passed on unread. */
export function readAny(): EnvelopeReader<unknown> {
  return (body, operation) => {
    const envelope = openEnvelope(body, operation);
    return envelope.ok ? success(envelope.data['data']) : envelope;
  };
}

/** The server's own words in a failure of these readers, without ` on {operation}`, for places that show them alone. */
export function plainMessage(problem: Pick<Failure, 'message'>, operation: string): string {
  const tail = ` on ${operation}`;
  return problem.message.endsWith(tail) ? problem.message.slice(0, -tail.length) : problem.message;
}

/** The answer with a failure's message as {@link plainMessage} gives it. */
export function inPlainWords<T>(answer: Outcome<T>, operation: string): Outcome<T> {
  if (answer.ok) return answer;
  return { ok: false, failure: { ...answer.failure, message: plainMessage(answer.failure, operation) } };
}

/** What `change` makes of the data of an answer; a failure stays as it is. */
export function mapAnswer<A, B>(answer: Outcome<A>, change: (data: A) => B): Outcome<B> {
  return answer.ok ? success(change(answer.data)) : answer;
}

/** Checks the flag: `status` or `success`, true or 'success'. A refusal carries the server's code and fields on. */
function openEnvelope(body: unknown, operation: string): Outcome<Body> {
  if (!isRecord(body)) return unexpected('Data not available', operation);
  if ([body['status'], body['success']].some((flag) => flag === true || flag === 'success')) return success(body);
  const code = typeof body['code'] === 'string' && body['code'] !== '' ? body['code'] : 'API_REFUSED';
  const fields = fieldsOf(body['fields']);
  const fieldCodes = fieldsOf(body['field_codes']);
  const named = { ...(fields ? { fields } : {}), ...(fieldCodes ? { fieldCodes } : {}), ...untilOf(body['data']) };
  return failure(code, `${messageOf(body) || FALLBACK_MESSAGE} on ${operation}`, named);
}

function withData<T>(
  body: unknown,
  operation: string,
  read: (data: unknown, envelope: Body) => Outcome<T>,
): Outcome<T> {
  const envelope = openEnvelope(body, operation);
  if (!envelope.ok) return envelope;
  const data = envelope.data['data'];
  return isEmpty(data) ? unexpected('Data not available', operation) : read(data, envelope.data);
}

function pageOf<S extends GenericSchema>(
  schema: S,
  container: unknown,
  operation: string,
): Outcome<Page<InferOutput<S>>> {
  if (!isRecord(container)) return unexpected('Data is not an object', operation);
  const items = listOf(schema, container['data'], operation);
  if (!items.ok) return items;
  const facts = container['pagination'] ?? container['meta'] ?? container;
  return success({ items: items.data, pagination: parsePagination(facts, items.data.length) });
}

function listOf<S extends GenericSchema>(
  schema: S,
  data: unknown,
  operation: string,
): Outcome<readonly InferOutput<S>[]> {
  if (!Array.isArray(data)) return unexpected('Data is not an array', operation);
  const items: InferOutput<S>[] = [];
  for (const [index, entry] of data.entries()) {
    const item = matching(schema, entry, operation, `${index}`);
    if (!item.ok) return item;
    items.push(item.data);
  }
  return success(items);
}

/** Data of the right kind with a wrong field is as good as none to the traveller; `detail` names the field for the log. */
function matching<S extends GenericSchema>(
  schema: S,
  data: unknown,
  operation: string,
  at = '',
): Outcome<InferOutput<S>> {
  const result = safeParse(schema, data);
  if (result.success) return success(result.output);
  const issue = result.issues[0];
  const path = [at, ...(issue.path ?? []).map((step) => String(step.key))].filter((step) => step !== '').join('.');
  return unexpected('Data not available', operation, `${path}: ${issue.message}`);
}

function unexpected(literal: string, operation: string, detail?: string): Outcome<never> {
  return failure('API_DATA_UNEXPECTED', `${literal} on ${operation}`, detail === undefined ? {} : { detail });
}

function messageOf(body: Body): string {
  return typeof body['message'] === 'string' ? body['message'].trim() : '';
}

function fieldsOf(value: unknown): Record<string, string> | undefined {
  if (!isRecord(value)) return undefined;
  const fields: Record<string, string> = {};
  for (const [path, texts] of Object.entries(value)) {
    const text: unknown = Array.isArray(texts) ? texts[0] : texts;
    if (typeof text === 'string') fields[path] = text;
  }
  return Object.keys(fields).length > 0 ? fields : undefined;
}

function isRecord(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A call whose answer becomes the remote's own model, and whose failure is said in plain words. */
export async function askFor<Read, Model>(
  api: ApiClient,
  toModel: (read: Read) => Model,
  request: ApiRequest<Read>,
): Promise<Outcome<Model>> {
  return inPlainWords(mapAnswer(await api.call(request), toModel), request.operation);
}
