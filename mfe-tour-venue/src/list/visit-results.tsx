import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DistanceFrom, DistancesProvider } from '@wisata/runtime/journey/distances';
import { ListBesideMap, ListTerms, MapColumn, MapStripRoom, ResultCards } from '@wisata/runtime/journey/list-frame';
import { ListHead } from '@wisata/runtime/journey/list-head';
import { ListPages } from '@wisata/runtime/journey/list-pages';
import { MapStrip } from '@wisata/runtime/journey/map-strip';
import { SavedProducts } from '@wisata/runtime/journey/saved-products';
import { usePanelStep } from '@wisata/runtime/journey/use-panel-step';
import { lazyPart } from '@wisata/runtime';
import { useOptimisticValue } from '@wisata/runtime/optimistic-query';
import type { VisitCard as Visit } from '../api/visit.model.ts';
import { useVisitText } from '../visit/use-visit-text.ts';
import type { VisitSearch } from '../visit/visit-search.rules.ts';
import { VisitFilterBar } from './filter-bar.tsx';
import { FilteredVisits } from './list-states.tsx';
import { placedOf } from './placed.rules.ts';
import { useListView, type ListView } from './use-list-view.ts';
import { VisitCard } from './visit-card.tsx';
import { VISIT_FILTER } from './visit-filter.rules.ts';
import type { VisitListData } from './visit-list.data.ts';

const VisitMap = lazyPart(async () => (await import('./visit-map.tsx')).VisitMap);

interface ViewProps {
  readonly view: ListView;
}

function Heading({ view }: ViewProps) {
  const { service, place, near, sorts, sort, sorted, askedNow, setFilter, pathOf, sortOf } = view;
  const { t } = useTranslation(service);
  const askedSort = useOptimisticValue((query) => sortOf(VISIT_FILTER.read(query)));
  const saved = usePanelStep('saved', (open) => pathOf(askedNow(), open));
  const count = sorted.length;
  return (
    <ListHead
      service={service}
      title={place ? t('list.titleIn', { count, place: place.city }) : t('list.title', { count })}
      saved={<SavedProducts service={service} panel={saved} />}
      sorts={sorts}
      sort={askedSort}
      shownSort={sort}
      onSort={(wanted) =>
        setFilter(VISIT_FILTER.change(askedNow(), { sort: wanted, near: wanted === 'nearest' ? near : '' }))
      }
      count={count}
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
function Results({ data, all, more }: VisitResultsProps) {
  const view = useListView(data, all);
  const { t } = useTranslation(view.service);
  const { party } = useVisitText(view.service);
  const [activeId, setActiveId] = useState<string>();
  const [isMapOpen, setMapOpen] = useState(false);
  const placed = useMemo(() => placedOf(view.sorted), [view.sorted]);
  return (
    <ListBesideMap
      map={
        <MapColumn isOpen={isMapOpen}>
          <Suspense>
            <VisitMap
              view={view}
              activeId={activeId}
              onActivate={setActiveId}
              isOpen={isMapOpen}
              setOpen={setMapOpen}
            />
          </Suspense>
        </MapColumn>
      }
    >
      <MapStripRoom>
        <MapStrip service={view.service} points={placed} onOpen={() => setMapOpen(true)} />
      </MapStripRoom>
      <Heading view={view} />
      <VisitFilterBar view={view} />
      <DistanceFrom
        service={view.service}
        near={view.filter.near}
        onName={(place) => {
          const asked = view.askedNow();
          if (asked.sort !== 'nearest') return;
          const order = place ? { near: place.id } : { near: '', sort: VISIT_FILTER.none.sort };
          view.setFilter(VISIT_FILTER.change(asked, order), { replace: true });
        }}
      />
      <ListTerms>{t('list.terms', { party: party(data.search.participants, data.search.children) })}</ListTerms>
      {view.sorted.length === 0 ? (
        <FilteredVisits view={view} />
      ) : (
        <ResultCards>
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
        </ResultCards>
      )}
      <ListPages
        service={view.service}
        page={view.page}
        pageCount={view.pageCount}
        pathOf={(page) => view.pathOf({ ...view.filter, page })}
      />
    </ListBesideMap>
  );
}

/** What a search has found; how far each is from a place counts over all pages, as its order does. */
export function VisitResults(props: VisitResultsProps) {
  const { all } = props;
  const points = useMemo(() => placedOf(all), [all]);
  return (
    <DistancesProvider points={points}>
      <Results {...props} />
    </DistancesProvider>
  );
}
