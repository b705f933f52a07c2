import { filterControl } from '@wisata/runtime/journey/filter-control';
import { TRAIN_FILTER } from './train-filter.rules.ts';
import { useFilterNames } from './use-filter-names.ts';
import type { ListView } from './use-list-view.ts';

/** How the trains of a list are narrowed. */
export function useFilterControl({ state: { filter }, setFilter }: ListView) {
  return filterControl('train', TRAIN_FILTER, { filter, setFilter, names: useFilterNames() });
}
