import type { CalendarDate } from '@wisata/kernel/dates';
import { comparedIn } from '@wisata/kernel/compared';
import type { AddressEntry, AddressQuery } from '@wisata/kernel/filter-parts';
import { toMajor, type Money } from '@wisata/kernel/money';
import { listPath } from '@wisata/kernel/services';
import type { AtLeg } from '@wisata/kernel/trip-legs';
import { leavingOn, type TripSearch } from '@wisata/kernel/trip-search';

/** What was chosen of a trip so far; undefined where nothing is. */
export interface TripChoice<Chosen> {
  readonly depart: Chosen | undefined;
  readonly return: Chosen | undefined;
  /** Of the answer that the journeys came with; empty when unknown. */
  readonly correlationId: string;
}

/** The choice of a trip that has just begun. */
export const NO_CHOICE = { depart: undefined, return: undefined, correlationId: '' } as const;

/** How a service writes its trips in addresses. */
interface TripAddressRules<Search, Chosen> {
  readonly service: string;
  readonly formatSearch: (search: Search) => URLSearchParams;
  /** Reads what was chosen of one way from its parts: of `departKey` the part is `Key`. */
  readonly readChosen: (part: (name: string) => string) => Chosen | undefined;
  /** The same parts to write; an empty one is left out. */
  readonly chosenParts: (chosen: Chosen) => Readonly<Record<string, string>>;
}

/** The addresses of a service's trips: the list, what is chosen in it, and the checkout. */
export function createTripAddresses<Search extends TripSearch, Chosen>(rules: TripAddressRules<Search, Chosen>) {
  const { service, formatSearch, readChosen, chosenParts } = rules;

  function parseChoice(query: AddressQuery): TripChoice<Chosen> {
    const text = (name: string) => query.get(name)?.trim() ?? '';
    return {
      depart: readChosen((part) => text(`depart${part}`)),
      return: readChosen((part) => text(`return${part}`)),
      correlationId: text('correlationId'),
    };
  }

  function formatChoice(choice: TripChoice<Chosen>): URLSearchParams {
    const query = new URLSearchParams();
    for (const way of ['depart', 'return'] as const) {
      const chosen = choice[way];
      const parts = chosen === undefined ? {} : chosenParts(chosen);
      for (const [part, value] of Object.entries(parts)) if (value) query.set(`${way}${part}`, value);
    }
    if (choice.correlationId) query.set('correlationId', choice.correlationId);
    return query;
  }

  /** The result list of a search, with whatever else its address carries. */
  function tripListPath(search: Search, ...more: readonly Iterable<AddressEntry>[]): string {
    const query = formatSearch(search);
    for (const part of more) for (const [name, value] of part) query.append(name, value);
    return `${listPath(service)}?${query}`;
  }

  return {
    service,
    parseChoice,
    formatChoice,
    listPath: tripListPath,
    /** Where else a checkout leads: the journeys of its search, or a new search. */
    checkoutWays(search: Search) {
      const list = tripListPath(search);
      return { choose: list, other: '/', list };
    },
    /** The checkout of a choice; `totalPrice` is what the traveller saw, in major units, so that a changed price is noticed. */
    checkoutPath(search: Search, choice: TripChoice<Chosen>, total: Money): string {
      const query = formatSearch(search);
      formatChoice(choice).forEach((value, name) => query.set(name, value));
      query.set('totalPrice', String(toMajor(total)));
      return `/${service}/checkout?${query}`;
    },
  };
}

/** What a list's address carries beside its search. */
export interface TripListState<Filter, Chosen, Panel extends string> {
  readonly filter: Filter;
  readonly choice: TripChoice<Chosen>;
  /** Id of the journey that is unfolded; empty for none. */
  readonly detail: string;
  /** Ids of those picked for comparing. */
  readonly compare: readonly string[];
  /** The sheet or dialog that is open. */
  readonly open: Panel | undefined;
}

interface TripListRules<Search, Filter, Chosen, Panel> {
  readonly addresses: Pick<
    ReturnType<typeof createTripAddresses<TripSearch & Search, Chosen>>,
    'parseChoice' | 'formatChoice' | 'listPath'
  >;
  readonly filter: {
    readonly read: (query: AddressQuery) => Filter;
    readonly write: (filter: Filter) => readonly AddressEntry[];
  };
  readonly panels: readonly Panel[];
  /** Key of what is unfolded. */
  readonly detailKey: string;
}

/** Reads and writes the address of a list of trips. */
export function createTripList<Search extends TripSearch, Filter, Chosen, Panel extends string>(
  rules: TripListRules<Search, Filter, Chosen, Panel>,
) {
  type State = TripListState<Filter, Chosen, Panel>;
  const { addresses, filter, panels, detailKey } = rules;

  /** The address of the list in one state; what is not set is left out. */
  function statePath(search: Search, state: State): string {
    const { choice, detail, compare, open } = state;
    const more: AddressEntry[] = [];
    if (detail) more.push([detailKey, detail]);
    if (compare.length > 0) more.push(['compare', compare.join(',')]);
    if (open) more.push(['open', open]);
    return addresses.listPath(search, addresses.formatChoice(choice), filter.write(state.filter), more);
  }

  return {
    detailKey,
    statePath,
    parseState: (query: AddressQuery): State => ({
      filter: filter.read(query),
      choice: addresses.parseChoice(query),
      detail: query.get(detailKey) ?? '',
      compare: comparedIn(query),
      open: panels.find((panel) => panel === query.get('open')),
    }),
    /** The same list on another day; another departure is chosen anew. */
    pathOnDay({ search, state, leg }: AtLeg<Search> & { readonly state: State }, date: CalendarDate): string {
      const moved = { ...state, detail: '', compare: [], open: undefined };
      return leg === 'return'
        ? statePath({ ...search, returnDate: date }, moved)
        : statePath(leavingOn(search, date), { ...moved, choice: NO_CHOICE });
    },
  };
}
