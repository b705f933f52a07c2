import * as v from 'valibot';

type Entries = v.ObjectEntries;
type None = Readonly<Record<never, never>>;

type Given<T> = T extends readonly (infer Item)[] ? readonly Item[] : T;

/** What a page reads instead of a field that is missing or odd; undefined where it knows how to do without. */
type FallbacksOf<E extends Entries> = { readonly [Key in keyof E]?: Given<v.InferOutput<E[Key]>> | undefined };

/** A name that the contract does not have is a mistake. */
type NoOther<F, E extends Entries> = Readonly<Record<Exclude<keyof F, keyof E>, never>>;

/** A reader within a reader must promise no more than the contract gives in its place. */
type WithinContract<N, E extends Entries> = {
  readonly [Key in keyof N]: Key extends keyof E
    ? N[Key] extends v.GenericSchema<unknown, infer Read>
      ? v.InferOutput<E[Key]> extends Read
        ? unknown
        : never
      : never
    : never;
};

type ReadEntries<E extends Entries, Needed extends keyof E, F, N extends Readonly<Record<string, v.GenericSchema>>> = {
  [Key in keyof N | Needed | keyof F]: Key extends keyof N
    ? N[Key]
    : Key extends keyof E
      ? Key extends keyof F
        ? undefined extends F[Key]
          ? v.OptionalSchema<E[Key], undefined>
          : E[Key]
        : E[Key]
      : never;
};

/**
 * Makes the schema that a page reads an answer with: `needed` fields must be there as the contract says; one of
 * `fallbacks` that is missing or odd is read as the value given for it; `nested` has readers of the page's own for what is
 * an object or a list. Fields that nobody names are left out.
 *
 * @example readerOf(HOTEL_CITY, ['key', 'name'], { countryName: '', count: undefined })
 */
export function readerOf<
  E extends Entries,
  const Needed extends keyof E & string,
  const F extends FallbacksOf<E>,
  N extends Readonly<Record<string, v.GenericSchema>> = None,
>(
  { entries }: { readonly entries: E },
  needed: readonly Needed[],
  fallbacks: F & NoOther<F, E>,
  nested?: N & WithinContract<N, E>,
): v.ObjectSchema<ReadEntries<E, Needed, F, N>, undefined> {
  const read: Record<string, v.GenericSchema> = { ...nested };
  for (const name of needed) read[name] = entries[name]!;
  for (const [name, value] of Object.entries(fallbacks)) {
    const field = entries[name]!;
    read[name] = v.fallback(value === undefined ? v.optional(field) : field, value);
  }
  return v.object(read) as never;
}
