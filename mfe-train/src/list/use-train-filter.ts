import { useFilterControl } from '@wisata/runtime/journey/filter-control';
import { TRAIN_FILTER } from './train-filter.rules.ts';
import { useFilterNames } from './use-filter-names.ts';
import type { ListView } from './use-list-view.ts';

/** How the trains of a list are narrowed; what is pressed shows at once. */
export function useTrainFilter({ state: { filter }, setFilter }: ListView) {
  return useFilterControl('train', TRAIN_FILTER, { filter, setFilter, names: useFilterNames() });
}
