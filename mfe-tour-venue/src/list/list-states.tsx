import { useTranslation } from 'react-i18next';
import { WaysOut, type Way } from '@wisata/runtime/journey/ways-out';
import { EmptyState } from '@wisata/ui/empty-state';
import { StatePage } from '@wisata/ui/layout';
import { useVisitText } from '../visit/use-visit-text.ts';
import { visitListPath } from '../visit/visit-paths.rules.ts';
import { useFilterNames } from './use-filter-names.ts';
import type { ListView } from './use-list-view.ts';
import { countVisits, VISIT_FILTER } from './visit-filter.rules.ts';
import type { VisitListData } from './visit-list.data.ts';

/** Nothing is sold there then: the searches that surely find something. */
export function NothingFound({ data }: { readonly data: VisitListData }) {
  const { service, search, place } = data;
  const { t } = useTranslation(service);
  const { when } = useVisitText(service);
  const isNarrowed = search.month !== 0 || search.year !== 0 || search.category !== 0;
  const wider: Way[] = [
    ...(isNarrowed && place
      ? [
          {
            label: t('empty.anyIn', { place: place.city }),
            href: visitListPath(service, { ...search, month: 0, year: 0, category: 0 }),
          },
        ]
      : []),
    {
      label: t('list.everywhere'),
      href: visitListPath(service, { ...search, location: '', month: 0, year: 0, category: 0 }),
    },
  ];
  return (
    <StatePage band>
      <EmptyState level={1} title={t('list.notFound')} actions={<WaysOut ways={wider} />}>
        <p>{t('empty.none', { place: place?.city ?? t('search.everywhere'), when: when(search) })}</p>
      </EmptyState>
    </StatePage>
  );
}

/** Shown when filters hide everything: offers to take off the filter that hides most, or all. */
export function FilteredAway({ view }: { readonly view: ListView }) {
  const { service, all, filter, setFilter } = view;
  const { t } = useTranslation(service);
  const names = useFilterNames(view);
  const ways = VISIT_FILTER.active(filter)
    .map((active) => ({ active, count: countVisits(all, VISIT_FILTER.without(filter, active)).items.length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 1)
    .map(({ active, count }) => ({
      label: t('empty.without', { name: names.active(filter, active), count }),
      onPress: () => setFilter(VISIT_FILTER.without(filter, active)),
    }));
  const everything = {
    label: t('empty.noFilters', { count: all.length }),
    onPress: () => setFilter(VISIT_FILTER.cleared(filter)),
  };
  return (
    <EmptyState title={t('list.notFound')} actions={<WaysOut ways={[...ways, everything]} />}>
      <p>{t('empty.filtered')}</p>
    </EmptyState>
  );
}
