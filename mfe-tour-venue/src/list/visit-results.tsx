import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '@wisata/runtime';
import { DistanceFrom, DistancesProvider } from '@wisata/runtime/journey/distances';
import { SavedProducts } from '@wisata/runtime/journey/saved-products';
import { SortMenu, SortSaid } from '@wisata/runtime/journey/sort-menu';
import { usePanelStep } from '@wisata/runtime/journey/use-panel-step';
import { Pagination } from '@wisata/ui/pagination';
import type { VisitCard as Visit } from '../api/visit.model.ts';
import type { VisitSearch } from '../visit/visit-search.rules.ts';
import { FilterBar } from './filter-bar.tsx';
import { FilteredAway } from './list-states.tsx';
import { useListView, type ListView } from './use-list-view.ts';
import { VisitCard } from './visit-card.tsx';
import { VISIT_FILTER } from './visit-filter.rules.ts';
import type { VisitListData } from './visit-list.data.ts';
import styles from './visit-results.module.css';

const VisitMap = lazy(async () => ({ default: (await import('./visit-map.tsx')).VisitMap }));

interface ViewProps {
  readonly view: ListView;
}

function Heading({ view }: ViewProps) {
  const { service, filter, place, sorted, setFilter, pathOf } = view;
  const { t } = useTranslation(service);
  const saved = usePanelStep('saved', (open) => pathOf(filter, open));
  const count = sorted.length;
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>
        {place ? t('list.titleIn', { count, place: place.city }) : t('list.title', { count })}
      </h1>
      <div className={styles.sort}>
        <SavedProducts service={service} panel={saved} />
        <SortMenu
          service={service}
          sorts={VISIT_FILTER.sorts}
          sort={filter.sort}
          onSort={(sort) => setFilter(VISIT_FILTER.change(filter, { sort }))}
        />
      </div>
      <SortSaid service={service} sort={filter.sort} count={count} />
    </div>
  );
}

function Pages({ view }: ViewProps) {
  const { service, filter, page, pageCount, pathOf } = view;
  const { t } = useTranslation(service);
  return (
    <Pagination
      label={t('list.pages')}
      page={page}
      pageCount={pageCount}
      hrefFor={(number) => pathOf({ ...filter, page: number })}
      previousLabel={t('list.previousPage')}
      nextLabel={t('list.nextPage')}
      pageLabel={(number) => t('list.page', { number })}
      as={RouterLink}
    />
  );
}

export interface VisitResultsProps {
  readonly data: VisitListData;
  readonly all: readonly Visit[];
  /** What the service says of a product besides. */
  readonly more?: (visit: Visit, search: VisitSearch) => ReactNode;
}

/** The list beside its map. A card and its pin light up together. */
export function VisitResults({ data, all, more }: VisitResultsProps) {
  const view = useListView(data, all);
  const { t } = useTranslation(view.service);
  const [activeId, setActiveId] = useState<string>();
  const points = view.cards.flatMap(({ id, latitude, longitude }) =>
    latitude === undefined || longitude === undefined ? [] : [{ id, latitude, longitude }],
  );
  return (
    <div className={styles.split}>
      <div className={styles.list}>
        <DistancesProvider points={points}>
          <Heading view={view} />
          <FilterBar view={view} />
          <DistanceFrom service={view.service} />
          <p className={styles.terms}>{t('list.terms', { count: data.search.participants })}</p>
          {view.sorted.length === 0 ? (
            <FilteredAway view={view} />
          ) : (
            <ol className={styles.cards} role="list">
              {view.cards.map((visit, index) => (
                <li key={visit.id}>
                  <VisitCard
                    visit={visit}
                    view={view}
                    more={visit.sessions.length > 0 && more?.(visit, data.search)}
                    eager={index === 0}
                    isActive={visit.id === activeId}
                    onActivate={setActiveId}
                  />
                </li>
              ))}
            </ol>
          )}
        </DistancesProvider>
        <Pages view={view} />
      </div>
      <Suspense>
        <VisitMap view={view} activeId={activeId} onActivate={setActiveId} />
      </Suspense>
    </div>
  );
}
