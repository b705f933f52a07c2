import type { ActivePart, FilterParts, ListFilter, ListState } from '@wisata/kernel/list-filter';
import { useOptimisticQuery } from '../page/optimistic-query.ts';
import type { ServiceProps } from './service-props.ts';

/** How a list is narrowed: what its filter is now, how its parts are called, and what takes a change. */
export interface FilterControl<P extends FilterParts, S extends string> extends ServiceProps {
  readonly of: ListFilter<P, S>;
  readonly filter: ListState<P, S>;
  readonly nameOf: (active: ActivePart<P>) => string;
  readonly onChange: (filter: ListState<P, S>) => void;
}

interface NarrowedList<P extends FilterParts, S extends string> {
  readonly filter: ListState<P, S>;
  readonly setFilter: (filter: ListState<P, S>) => void;
  readonly names: { active(filter: ListState<P, S>, part: ActivePart<P>): string };
}

/** The control of a list as its remote keeps it, with the filter that is asked for: a press shows in it before the list follows. */
export function useFilterControl<P extends FilterParts, S extends string>(
  service: ServiceProps['service'],
  of: ListFilter<P, S>,
  { filter: shown, setFilter, names }: NarrowedList<P, S>,
): FilterControl<P, S> {
  const filter = useOptimisticQuery(shown, of.read);
  return {
    service,
    of,
    filter,
    nameOf: (part) => names.active(filter, part),
    onChange: (next) => setFilter(next),
  };
}
