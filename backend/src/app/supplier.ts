import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';

/** The supplier did not do what it was asked; the same call may succeed later when `retryable`. */
export class SupplierError extends Error {
  readonly retryable: boolean;
  /** True where an answer came but could not be parsed. */
  readonly isGarbage: boolean;
  constructor(message: string, options: { retryable: boolean; isGarbage?: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'SupplierError';
    this.retryable = options.retryable;
    this.isGarbage = options.isGarbage ?? false;
  }
}

/** The answer of a supplier if it has the agreed form; a `SupplierError` otherwise. */
export function checkSupplierAnswer<S extends v.GenericSchema>(
  schema: S,
  answer: unknown,
  call: string,
): v.InferOutput<S> {
  const result = v.safeParse(schema, answer);
  if (result.success) return result.output;
  const options = { retryable: true, isGarbage: true, cause: result.issues };
  throw new SupplierError(`The supplier's answer to ${call} cannot be read`, options);
}

/** Makes a function that turns a supplier's failure into an API error; other errors are thrown unchanged. */
export function createSupplierCall(failed: (error: SupplierError) => Error) {
  return async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof SupplierError) throw failed(error);
      throw error;
    }
  };
}

/** A supplier's list, empty when the call fails: an incomplete overview is better than none. */
export const askQuietly = <T>(work: Promise<readonly T[]>): Promise<readonly T[]> =>
  work.catch((error: unknown) => {
    if (error instanceof SupplierError) return [];
    throw error;
  });

export type Faults = ReadonlyMap<string, number>;

/**
 * What a supplier is told to do wrong: `hotel:slow=800,hotel:fail` gives `slow` and `fail` for `hotel`. A name may have
 * parts of its own: `flight:7:fail` is a fault of `flight:7`.
 */
export function parseFaults(text: string, supplier: string): Faults {
  const faults = new Map<string, number>();
  for (const entry of text.split(',').map((part) => part.trim())) {
    const cut = entry.lastIndexOf(':');
    const fault = entry.slice(cut + 1);
    if (entry.slice(0, Math.max(0, cut)) !== supplier || fault === '') continue;
    const [kind = '', amount] = fault.split('=');
    faults.set(kind, amount === undefined ? 1 : Number(amount));
  }
  return faults;
}

/** The answers of a faulty supplier for `garbage` and `empty`. */
export interface FaultyCall<T> {
  readonly name: string;
  readonly empty: T;
  readonly garbage: unknown;
  work(): Promise<T>;
}

/** Runs one call of a supplier with its faults: `slow`, `fail`, `fail-<call>`, `garbage`, `empty`. */
export async function callWithFaults<T>(faults: Faults, { name, empty, garbage, work }: FaultyCall<T>): Promise<T> {
  const slowMs = faults.get('slow');
  if (slowMs) await delay(slowMs);
  if (faults.has('fail') || faults.has(`fail-${name}`)) {
    throw new SupplierError('The supplier does not answer', { retryable: true });
  }
  if (faults.has('garbage')) return garbage as T;
  return faults.has('empty') ? empty : work();
}

type AnswerOf<S, Name extends keyof S> = S[Name] extends (query: never) => Promise<infer Answer> ? Answer : never;
type AnyCall = (query: unknown) => Promise<unknown>;

/** The supplier with each call wrapped by `change`. */
export const withCalls = <S extends object>(supplier: S, change: (name: string, call: AnyCall) => AnyCall): S =>
  Object.fromEntries(Object.entries(supplier).map(([name, call]) => [name, change(name, call as AnyCall)])) as S;

/** Checks every answer of a supplier against its schema; a call without a schema has no answer. */
export function createCheckedSupplier<S extends object>(
  supplier: S,
  schemas: { readonly [Name in keyof S]?: v.GenericSchema<AnswerOf<S, Name>> },
): S {
  const known = schemas as Readonly<Record<string, v.GenericSchema | undefined>>;
  return withCalls(supplier, (name, call) => {
    const schema = known[name];
    return schema ? async (query) => checkSupplierAnswer(schema, await call(query), name) : call;
  });
}

/** How a good supplier is made a bad one. */
interface FaultyWays {
  /** The faults of this moment, for a call that asks this. */
  readonly faultsOf: (query: unknown) => Faults;
  readonly garbage: unknown;
  /** Calls that list something, by what `price-change` makes of their answers just before a booking. */
  readonly lists: Readonly<Record<string, (answer: never) => unknown>>;
}

/** Makes a good supplier slow, failing, garbled, empty or dearer, as the storefront's failure states need it. */
export function createFaultySupplier<S extends object>(supplier: S, { faultsOf, garbage, lists }: FaultyWays): S {
  return withCalls(supplier, (name, call) => async (query) => {
    const raise = lists[name];
    const faults = faultsOf(query);
    const answer = await callWithFaults(faults, { name, empty: raise && [], garbage, work: () => call(query) });
    const { confirming } = (query ?? {}) as { readonly confirming?: boolean };
    const isDearer = confirming === true && faults.has('price-change');
    return raise && isDearer ? raise(answer as never) : answer;
  });
}
