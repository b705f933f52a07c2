import { useTranslation } from 'react-i18next';
import { failureWords, refusedFields } from '@wisata/kernel/failure-words';
import type { Failure } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';
import { useFilterControl } from '@wisata/runtime/journey/filter-control';
import { FilteredAway } from '@wisata/runtime/journey/list-empty';
import { CardsSkeleton } from '@wisata/runtime/journey/list-skeleton';
import { RefusedSearch } from '@wisata/runtime/journey/refused-search';
import { WaysOut, type Way } from '@wisata/runtime/journey/ways-out';
import { EmptyState } from '@wisata/ui/empty-state';
import { StatePage } from '@wisata/ui/layout';
import { defaultSearch, reviveSearch, tripListPath } from '../trip/trip-search.rules.ts';
import { useSearchText } from '../trip/use-search-text.ts';
import type { TripListData } from './trip-list.data.ts';
import styles from './trip-results.module.css';
import type { ListView } from './use-list-view.ts';
import { countVehicles, VEHICLE_FILTER } from './vehicle-filter.rules.ts';

/** Placeholders for the list, in its size. */
export function ListSkeleton() {
  const { t } = useTranslation('transport');
  return (
    <div className={styles.page}>
      <CardsSkeleton label={t('list.loading')} />
    </div>
  );
}

interface StateProps {
  readonly data: TripListData;
}

/** Nothing is free there then, or nobody has vehicles: the searches that surely find something. */
export function NothingFound({ data: { search, today }, place }: StateProps & { readonly place: string }) {
  const { t } = useTranslation('transport');
  const { when, party } = useSearchText();
  const isLarge = search.passengers > 4;
  const smaller: Way[] = isLarge ? [{ label: t('empty.fewer'), href: tripListPath({ ...search, passengers: 4 }) }] : [];
  const driven: Way[] =
    search.mode === 'self-drive'
      ? [{ label: t('empty.driven'), href: tripListPath({ ...search, mode: 'with-driver' }) }]
      : [];
  const bali = { label: t('empty.bali'), href: tripListPath(defaultSearch(today)) };
  return (
    <StatePage band>
      <EmptyState level={1} title={t('list.notFound')} actions={<WaysOut ways={[...driven, ...smaller, bali]} />}>
        <p>{t('empty.none', { place, when: when(search), party: party(search) })}</p>
      </EmptyState>
    </StatePage>
  );
}

/** A transfer that begins somewhere and goes nowhere yet: the open form above asks where to. */
export function WhereTo() {
  const { t } = useTranslation('transport');
  return (
    <StatePage band>
      <EmptyState level={1} title={t('whereTo.title')}>
        <p>{t('whereTo.text')}</p>
      </EmptyState>
    </StatePage>
  );
}

/** The search as it stands in the address cannot be made: a day gone by, a place that nobody knows, no road. */
export function RefusedTrip({ data: { search, today }, failure }: StateProps & { readonly failure: Failure }) {
  const app = useApp();
  const { when } = useSearchText();
  const revived = reviveSearch(search, today);
  const reasons = failure.code === 'VALIDATION_FAILED' ? Object.values(refusedFields(app, failure)) : [];
  return (
    <RefusedSearch
      service="transport"
      instead={revived === search ? undefined : { href: tripListPath(revived), dates: when(revived) }}
    >
      {reasons.length > 0 ? reasons.join('. ') : failureWords(app, failure, { remote: 'transport' })}
    </RefusedSearch>
  );
}

/** Filters hide everything. */
export function FilteredVehicles({ view }: { readonly view: ListView }) {
  const { all, search } = view;
  return (
    <FilteredAway
      {...useFilterControl('transport', VEHICLE_FILTER, view)}
      total={all.length}
      countOf={(filter) => countVehicles(all, filter, search.bags).items.length}
    />
  );
}
