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

/** The values with another one at a path; what was there before stays as it is. */
export function withValueAt<Values, Path extends FormPath<Values>>(
  values: Values,
  path: Path,
  value: ValueAt<Values, Path>,
): Values {
  return withPart(values, path.split('.'), value) as Values;
}
