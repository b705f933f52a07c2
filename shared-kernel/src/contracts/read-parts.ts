import * as v from 'valibot';

/** What is left of a value when every part that does not fit its schema is taken out. */
export type Parts<T> = T extends readonly (infer Item)[]
  ? Parts<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]?: Parts<T[Key]> }
    : T;

type Holder = Record<string, unknown>;

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

function removePart(root: unknown, path: readonly string[]): void {
  const holder = path.slice(0, -1).reduce<unknown>((value, key) => (isHolder(value) ? value[key] : undefined), root);
  // What is taken out of a list leaves a gap first, so that the other items keep their places.
  if (isHolder(holder)) delete holder[path.at(-1)!];
}

function closeGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(() => true).map(closeGaps);
  if (!isHolder(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, closeGaps(inner)]));
}

/**
 * Reads an object that another release or another backend may have written: what fits the schema is kept, anything
 * else is left out, so that an odd field costs its own line of a page and nothing more. Never throws.
 */
export function readParts<S extends v.GenericSchema<unknown, object>>(
  schema: S,
  value: unknown,
): Parts<v.InferOutput<S>> {
  const { success, output, issues } = v.safeParse(schema, value);
  if (success) return output as Parts<v.InferOutput<S>>;
  const paths = issues.map(({ path }) => path?.map(({ key }) => String(key)) ?? []);
  if (paths.some(({ length }) => length === 0)) return {} as Parts<v.InferOutput<S>>;
  for (const path of paths) removePart(output, path);
  return closeGaps(output) as Parts<v.InferOutput<S>>;
}

interface PaymentPart {
  readonly code?: string | undefined;
  readonly title?: string | undefined;
  readonly amount?: number | undefined;
}

/** The rows of what was paid, as far as a record says them. */
export const paymentsIn = (payments: readonly PaymentPart[] = []) =>
  payments.flatMap(({ code, title, amount }) =>
    code === undefined || amount === undefined ? [] : [{ code, title: title ?? code, amount }],
  );
