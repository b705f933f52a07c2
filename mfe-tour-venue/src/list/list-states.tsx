import { useTranslation } from 'react-i18next';
import { useFilterControl } from '@wisata/runtime/journey/filter-control';
import { FilteredAway } from '@wisata/runtime/journey/list-empty';
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

/** Filters hide everything. */
export function FilteredVisits({ view }: { readonly view: ListView }) {
  const { service, all } = view;
  return (
    <FilteredAway
      {...useFilterControl(service, VISIT_FILTER, { ...view, names: useFilterNames(view) })}
      total={all.length}
      countOf={(filter) => countVisits(all, filter).items.length}
    />
  );
}
