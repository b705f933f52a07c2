type Part<Values, Key> = Values extends readonly (infer Item)[] ? Item : Key extends keyof Values ? Values[Key] : never;

type Below<Values> = Values extends readonly (infer Item)[]
  ? `${number}` | `${number}.${Below<Item>}`
  : Values extends object
    ? { [Key in keyof Values & string]-?: Key | `${Key}.${Below<Values[Key]>}` }[keyof Values & string]
    : never;

/** Where a value stands in a form: `email`, or `guests.1.lastName` inside of a list. */
export type FormPath<Values> = (keyof Values & string) | Below<Values>;

/** Type of what stands at a {@link FormPath}. */
export type ValueAt<Values, Path extends string> = Path extends `${infer Key}.${infer Rest}`
  ? ValueAt<Part<Values, Key>, Rest>
  : Part<Values, Path>;

/** What stands at a path; undefined beyond the end of a list. */
export function valueAt<Values, Path extends FormPath<Values>>(values: Values, path: Path): ValueAt<Values, Path> {
  const part = path.split('.').reduce<unknown>((whole, key) => (whole as Record<string, unknown>)?.[key], values);
  return part as ValueAt<Values, Path>;
}

function withPart(whole: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  const part = (whole as Record<string, unknown>)[key];
  const next = rest.length > 0 ? withPart(part, rest, value) : value;
  return Array.isArray(whole) ? whole.with(Number(key), next) : { ...(whole as object), [key]: next };
}

const isWhole = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** `onto` with everything that was changed between `from` and `to`; lists of another length count as changed in whole. */
export function withChanges<Values>(from: Values, to: Values, onto: Values): Values {
  if (Object.is(from, to)) return onto;
  if (!isWhole(from) || !isWhole(to) || !isWhole(onto)) return to;
  if (Array.isArray(to) && (to.length !== (from as unknown[]).length || to.length !== (onto as unknown[]).length))
    return to;
  const at = (whole: object, key: string) => (whole as Record<string, unknown>)[key];
  const parts = Object.keys(to).map((key) => [key, withChanges(at(from, key), at(to, key), at(onto, key))] as const);
  const merged: unknown = Array.isArray(to) ? parts.map(([, part]) => part) : { ...onto, ...Object.fromEntries(parts) };
  return merged as Values;
}

/** The values with another one at a path; what was there before stays as it is. */
export function withValueAt<Values, Path extends FormPath<Values>>(
  values: Values,
  path: Path,
  value: ValueAt<Values, Path>,
): Values {
  return withPart(values, path.split('.'), value) as Values;
}
