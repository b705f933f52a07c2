import {
  listIn,
  pageIn,
  type AddressEntry,
  type AddressQuery,
  type FilterPart,
  type OptionsPart,
} from './filter-parts.ts';

/** The ways to narrow a list, in the order in which an address and chips name them. */
export type FilterParts = Readonly<Record<string, FilterPart<unknown>>>;

/** Names of the parts whose values are picked from a list. */
export type OptionKind<P> = { [K in keyof P]: P[K] extends OptionsPart ? K : never }[keyof P] & string;

/** What narrows a list. */
export type FilterValues<P> = { readonly [K in keyof P]: P[K] extends FilterPart<infer V> ? V : never };

/** What narrows, orders and turns the pages of a list. */
export type ListState<P, S extends string> = FilterValues<P> & { readonly sort: S; readonly page: number };

/** One thing that narrows a list, to be named on a chip and taken off by it. */
export type ActivePart<P> =
  | { readonly kind: OptionKind<P>; readonly value: string }
  | { readonly kind: Exclude<keyof P & string, OptionKind<P>>; readonly value?: undefined };

interface ListDescription<P, S> {
  readonly parts: P;
  /** The first one is the default. */
  readonly sorts: readonly [S, ...S[]];
  /** True for a list whose pages stand in the address. */
  readonly hasPages?: boolean;
}

const SORT_KEY = 'sort';

/** Everything that can be done with the filters of one list; the service describes its parts and orders. */
export interface ListFilter<P, S extends string> {
  readonly parts: P;
  readonly sorts: readonly S[];
  readonly none: ListState<P, S>;
  readonly read: (query: AddressQuery) => ListState<P, S>;
  /** Entries of the address; defaults are left out, so that a plain list has the plain address of its search. */
  readonly write: (state: ListState<P, S>) => AddressEntry[];
  /** Unknown values of an address: `['transit', '9']`. */
  readonly unknown: (query: AddressQuery) => AddressEntry[];
  /** Picked values first, each by itself. */
  readonly active: (state: ListState<P, S>) => ActivePart<P>[];
  /** The list with something changed; every change leads back to the first page. */
  readonly change: (state: ListState<P, S>, change: Partial<ListState<P, S>>) => ListState<P, S>;
  /** Puts a value in, or a filter on that has none; the twin of `without`. */
  readonly with: (state: ListState<P, S>, active: ActivePart<P>) => ListState<P, S>;
  readonly without: (state: ListState<P, S>, active: ActivePart<P>) => ListState<P, S>;
  /** Puts a value in or takes it out. */
  readonly toggle: (state: ListState<P, S>, kind: OptionKind<P>, value: string) => ListState<P, S>;
  /** Nothing narrowed; the order stays as chosen. */
  readonly cleared: (state: ListState<P, S>) => ListState<P, S>;
}

/** Reads, writes and changes the filters of a list as its parts describe them. */
export function createListFilter<const P extends FilterParts, const S extends string>(
  description: ListDescription<P, S>,
): ListFilter<P, S> {
  type State = ListState<P, S>;
  const { parts, sorts, hasPages = false } = description;
  const sortEntry = (text: string): AddressEntry => [SORT_KEY, text];
  const named = Object.entries(parts) as [string, FilterPart<unknown> & Partial<OptionsPart>][];
  const valueOf = (state: State, kind: string) => (state as Readonly<Record<string, unknown>>)[kind];
  const listOf = (state: State, kind: string) => valueOf(state, kind) as readonly string[];
  const change = (state: State, changed: object): State => ({ ...state, page: 1, ...changed });
  const none = { ...valuesOf((part) => part.none), sort: sorts[0], page: 1 } as State;

  function valuesOf(read: (part: FilterPart<unknown>, kind: string) => unknown) {
    return Object.fromEntries(named.map(([kind, part]) => [kind, read(part, kind)]));
  }

  return {
    parts,
    sorts,
    none,
    read: (query) =>
      ({
        ...valuesOf((part) => part.read(query)),
        sort: sorts.find((sort) => sort === query.get(SORT_KEY)) ?? sorts[0],
        page: hasPages ? pageIn(query) : 1,
      }) as State,
    write: (state) =>
      [
        sortEntry(state.sort === sorts[0] ? '' : state.sort),
        ...named.flatMap(([kind, part]) => part.write(valueOf(state, kind))),
        ['page', hasPages && state.page > 1 ? String(state.page) : ''] satisfies AddressEntry,
      ].filter(([, text]) => text !== ''),
    unknown: (query) => [
      ...listIn(query, SORT_KEY)
        .filter((value) => !sorts.some((sort) => sort === value))
        .map(sortEntry),
      ...named.flatMap(([, part]) => part.unknown?.(query) ?? []),
    ],
    active: (state) => {
      const picked = named.filter(([, { isOptions }]) => isOptions);
      const others = named.filter(([kind, part]) => !part.isOptions && part.isSet(valueOf(state, kind)));
      return [
        ...picked.flatMap(([kind]) => listOf(state, kind).map((value) => ({ kind, value }))),
        ...others.map(([kind]) => ({ kind })),
      ] as ActivePart<P>[];
    },
    change,
    with: (state, { kind, value }) =>
      change(state, { [kind]: value === undefined ? true : [...listOf(state, kind), value] }),
    without: (state, { kind, value }) =>
      change(state, {
        [kind]: value === undefined ? parts[kind]?.none : listOf(state, kind).filter((each) => each !== value),
      }),
    toggle(state, kind, value) {
      const values = listOf(state, kind);
      const isIn = values.includes(value);
      return change(state, { [kind]: isIn ? values.filter((each) => each !== value) : [...values, value] });
    },
    cleared: (state) => ({
      ...none,
      ...valuesOf((part, kind) => (part.isOfOrder ? valueOf(state, kind) : part.none)),
      sort: state.sort,
    }),
  };
}
