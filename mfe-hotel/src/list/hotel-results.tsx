import { memo, Suspense, useDeferredValue, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation } from 'react-router-dom';
import { MOST_COMPARED } from '@wisata/kernel/compared';
import { lazyPart, optionalPart, useApp } from '@wisata/runtime';
import { useOptimisticQuery, useOptimisticValue } from '@wisata/runtime/optimistic-query';
import { BelowFold } from '@wisata/runtime/journey/below-fold';
import { DistanceFrom, DistancesProvider } from '@wisata/runtime/journey/distances';
import { useDistances } from '@wisata/runtime/journey/use-distances';
import { ListBesideMap, ListTerms, MapColumn, MapStripRoom, ResultCards } from '@wisata/runtime/journey/list-frame';
import { ListHead } from '@wisata/runtime/journey/list-head';
import { ListPages } from '@wisata/runtime/journey/list-pages';
import { SavedProducts } from '@wisata/runtime/journey/saved-products';
import type { HotelResults } from '../api/hotel-results.api.ts';
import type { ListedHotel } from '../api/hotel.model.ts';
import { createActiveHotel, type ActiveHotel } from './use-active-hotel.ts';
import { HOTEL_FILTER, sortOf, type HotelSort } from './hotel-filter.rules.ts';
import { hotelDetailPath, hotelListPath } from '../stay/hotel-paths.rules.ts';
import { countNights } from '../stay/hotel-search.rules.ts';
import { rememberSort } from '../stay/list-memory.rules.ts';
import { FilterBar } from './filter-bar.tsx';
import { HotelCard } from './hotel-card.tsx';
import { SelectedHotel } from './selected-hotel.tsx';
import {
  useChangeFilter,
  useCompareHotel,
  useLastList,
  useListPath,
  useOpenPanel,
  type HotelResultsViewProps,
} from './use-hotel-list.ts';
import styles from './hotel-results.module.css';
import '../stay/lazy-styles.ts';

const CompareBar = optionalPart(
  async () => (await import(/* webpackChunkName: "list-extras" */ './compare-bar.tsx')).CompareBar,
);
const MapStrip = lazyPart(async () => (await import('@wisata/runtime/journey/map-strip')).MapStrip);
const ResultsMap = lazyPart(async () => (await import('./results-map.tsx')).HotelsMap);

/** As many as the first screen of a phone and of a large window has. */
const FIRST_CARDS = { phone: 2, desk: 5 } as const;
/** Cards that hydrate together. */
const GROUP = 3;

function Heading(props: HotelResultsViewProps) {
  const { search, filter, results } = props;
  const { t } = useTranslation('hotel');
  const { storage } = useApp();
  const { askedNow, changeFilter } = useChangeFilter(props);
  const sort = useOptimisticValue((query) => sortOf(HOTEL_FILTER.read(query)));
  const savedPanel = useOpenPanel(props, 'saved');
  const { total } = results.page;
  const place = results.page.destination.name || search.city;

  const near = useDistances().place?.id ?? filter.near;

  function sortBy(wanted: HotelSort) {
    rememberSort(storage.local, wanted);
    changeFilter(HOTEL_FILTER.change(askedNow(), { sort: wanted, near: wanted === 'nearest' ? near : '' }));
  }

  return (
    <ListHead
      service="hotel"
      title={t('list.title', { count: total, place })}
      saved={<SavedProducts service="hotel" panel={savedPanel} />}
      sorts={HOTEL_FILTER.sorts.filter((each) => near !== '' || each !== 'nearest')}
      sort={sort}
      shownSort={sortOf(filter)}
      onSort={sortBy}
      count={total}
    />
  );
}

/** From where distances are told; a list of the nearest stands anew when another place is named. */
function NearWhat(props: HotelResultsViewProps) {
  const { askedNow, changeFilter } = useChangeFilter(props);
  return (
    <DistanceFrom
      service="hotel"
      near={props.filter.near}
      onName={(place) => {
        const asked = askedNow();
        if (asked.sort !== 'nearest') return;
        const order = place ? { near: place.id } : { near: '', sort: HOTEL_FILTER.none.sort };
        changeFilter(HOTEL_FILTER.change(asked, order), { replace: true });
      }}
    />
  );
}

/** Links to the other pages; rendered after the filters, which have to answer a press first. */
function Pages({ filter, ...props }: HotelResultsViewProps) {
  const asked = useOptimisticQuery(filter, HOTEL_FILTER.read);
  return <PageLinks {...props} filter={useDeferredValue(asked)} />;
}

const PageLinks = memo(function PageLinks({ search, filter, results: { page } }: HotelResultsViewProps) {
  const listPath = useListPath(search);
  return (
    <ListPages
      service="hotel"
      page={page.page}
      pageCount={Math.ceil(page.total / page.perPage)}
      pathOf={(number) => listPath({ ...filter, page: number })}
    />
  );
});

/** Dims the cards while other results load, without rendering them again. */
function Cards({ children }: { readonly children: ReactNode }) {
  const navigation = useNavigation();
  const location = useLocation();
  const isWaiting = navigation.state !== 'idle' && navigation.location.pathname === location.pathname;
  return <ResultCards isWaiting={isWaiting}>{children}</ResultCards>;
}

/** The hotels of all pages that the filters leave, each with the lowest total that fits the filters. */
function onMap({ page: { matching }, overview }: HotelResults): readonly ListedHotel[] {
  if (!matching) return overview.hotels;
  return overview.hotels.flatMap((hotel) => {
    const minor = matching[hotel.key];
    return minor === undefined ? [] : [{ ...hotel, total: { ...hotel.total, minor } }];
  });
}

/** Each group of cards hydrates by itself, a pressed one first. */
function inGroups(cards: readonly ReactNode[]): ReactNode[] {
  return cards.flatMap((_, at) =>
    at % GROUP === 0 ? [<Suspense key={at}>{cards.slice(at, at + GROUP)}</Suspense>] : [],
  );
}

interface StayListProps extends HotelResultsViewProps {
  readonly isKnown: boolean;
  readonly active: ActiveHotel;
  readonly pathOf: (hotel: ListedHotel) => string;
  readonly strip: ReactNode;
}

/** One page of the list with what narrows, orders and compares it: changing any of it does not render the map again. */
function StayList({ isKnown, active, pathOf, strip, ...props }: StayListProps) {
  const { search, filter, results } = props;
  const { t } = useTranslation('hotel');
  const { compared, onCompare, clear } = useCompareHotel(props);
  useLastList(props);
  const cards = results.page.hotels.map((hotel, index) => (
    <li key={hotel.key}>
      <HotelCard
        hotel={hotel}
        search={search}
        active={active}
        onCompare={onCompare}
        path={pathOf(hotel)}
        eager={index === 0}
        isCompared={compared.includes(hotel.key)}
        isCompareFull={compared.length >= MOST_COMPARED}
      />
    </li>
  ));
  const points = results.page.hotels.map(({ key: id, latitude, longitude }) => ({ id, latitude, longitude }));
  return (
    <>
      <MapStripRoom>{strip}</MapStripRoom>
      <DistancesProvider points={points}>
        <Heading {...props} />
        <FilterBar {...props} />
        <NearWhat {...props} />
        <ListTerms>
          {filter.sort === 'recommended' && `${t('list.recommendedBy')} `}
          {t('list.terms', {
            nights: t('nights', { count: countNights(search) }),
            rooms: t('guests.roomCount', { count: search.rooms }),
          })}
        </ListTerms>
        <SelectedHotel hotels={results.overview.hotels} pathOf={pathOf} />
        <Cards>
          {cards.slice(0, FIRST_CARDS.phone)}
          <Suspense>{cards.slice(FIRST_CARDS.phone, FIRST_CARDS.desk)}</Suspense>
          <BelowFold isKnown={isKnown}>{inGroups(cards.slice(FIRST_CARDS.desk))}</BelowFold>
        </Cards>
      </DistancesProvider>
      <Pages {...props} />
      {compared.length > 0 && <CompareBar {...props} compared={compared} pathOf={pathOf} onClear={clear} />}
    </>
  );
}

/** The list beside its map. A card and its pin light up together, whichever is pointed at or focused. */
export function HotelResultsView({ isKnown, ...props }: HotelResultsViewProps & { readonly isKnown: boolean }) {
  const { search, filter, results } = props;
  const [active] = useState(createActiveHotel);
  const [isMapOpen, setMapOpen] = useState(false);
  const hotels = onMap(results);
  const pathOf = ({ key, name }: ListedHotel) =>
    hotelDetailPath({ ...search, hotelKey: key, hotelName: name, correlationId: results.page.correlationId });
  return (
    <ListBesideMap
      className={styles.split}
      map={
        <MapColumn isOpen={isMapOpen}>
          <BelowFold isKnown={isKnown}>
            <ResultsMap
              {...props}
              hotels={hotels}
              isOpen={isMapOpen}
              setOpen={setMapOpen}
              pathOf={pathOf}
              nights={countNights(search)}
              active={active}
              fitKey={hotelListPath(
                search,
                HOTEL_FILTER.write({ ...filter, sort: 'recommended', within: [], page: 1 }),
              )}
            />
          </BelowFold>
        </MapColumn>
      }
    >
      <StayList
        {...props}
        isKnown={isKnown}
        active={active}
        pathOf={pathOf}
        strip={
          <Suspense>
            <MapStrip service="hotel" points={hotels} onOpen={() => setMapOpen(true)} />
          </Suspense>
        }
      />
    </ListBesideMap>
  );
}
