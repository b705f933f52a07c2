import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { firstJourney } from '@wisata/kernel/journey-sort';
import { FlexibleDates } from '@wisata/runtime/journey/flexible-dates';
import { FewerPeople, LegHeading } from '@wisata/runtime/journey/leg-heading';
import { useAnswers } from '@wisata/runtime/journey/use-answers';
import { useListAttention } from '@wisata/runtime/journey/use-list-attention';
import { Page, SideColumns } from '@wisata/ui/layout';
import { Skeleton } from '@wisata/ui/skeleton';
import type { FlightListData } from '../api/flight-list.model.ts';
import type { Flight } from '../api/flight.model.ts';
import { useChooseFlight, type FlightChooser } from './use-choose-flight.ts';
import { useFlightText } from '../journey/use-flight-text.ts';
import { useListView, useOpenPanel, type ListView } from './use-list-view.ts';
import { useSearchAgain } from './use-search-again.ts';
import { FLIGHT_FILTER } from './flight-filter.rules.ts';
import { flightListPath } from '../journey/flight-paths.rules.ts';
import { DAYS_AHEAD, partySize, searchIdentity } from '../journey/flight-search.rules.ts';
import { flightOrder } from './flight-sort.rules.ts';
import { mergeResults } from './results-merge.rules.ts';
import { lazyPart, optionalPart } from '@wisata/runtime';
import { DateStrip } from './date-strip.tsx';
import { FilterColumn } from './filter-column.tsx';
import styles from './flight-results.module.css';
import { FlightRows, HeldFlights } from './flight-rows.tsx';
import { ListControls } from './list-controls.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { SearchStatus } from './search-status.tsx';

const loadStates = () => import('./list-states.tsx');
const ChosenFlight = lazyPart(async () => (await import('./chosen-flight.tsx')).ChosenFlight);
const CompareBar = optionalPart(async () => (await import('./compare-bar.tsx')).CompareBar);
// In the chunk of the calls: a failure can only come after them.
const LoadFailed = lazyPart(
  async () => (await import(/* webpackChunkName: "calls" */ '@wisata/runtime/journey/load-failed')).LoadFailed,
  null,
);
const FilteredFlights = lazyPart(async () => (await loadStates()).FilteredFlights);
const NoneInReach = lazyPart(async () => (await loadStates()).NoneInReach, null);
const NothingFlies = lazyPart(async () => (await loadStates()).NothingFlies);
const loadTools = () => import('./list-tools.tsx');
const ListTools = lazyPart(async () => (await loadTools()).ListTools);
const DoorToDoor = optionalPart(async () => (await loadTools()).DoorToDoor);
// Has the size of the card, so that no row moves down.
const PAIRS_ROOM = <Skeleton height={176} shape="control" />;
const FlightPairs = lazyPart(async () => (await import('./flight-pairs.tsx')).FlightPairs, PAIRS_ROOM);
const NewPriceDialog = lazyPart(
  async () => (await import('@wisata/runtime/journey/new-price-dialog')).NewPriceDialog,
  null,
);

interface FlightResultsProps {
  readonly data: FlightListData;
  /** The chosen departure while a return is looked for. */
  readonly depart: Flight | undefined;
}

type ListProps = Pick<FlightListData, 'search' | 'state'>;

const NONE: readonly Flight[] = [];

interface BodyProps extends FlightResultsProps {
  readonly view: ListView;
  readonly chooser: FlightChooser;
  readonly isComplete: boolean;
}

function Body({ view, chooser, isComplete, data, depart }: BodyProps) {
  const { t } = useTranslation('flight');
  if (view.flights.length > 0) {
    return (
      <>
        {isComplete && depart && !view.all.some(view.trips.canChoose) && <NoneInReach depart={depart} />}
        <FlightRows view={view} chooser={chooser} />
      </>
    );
  }
  const bones = <ListSkeleton label={t('list.loading')} rowsOnly />;
  if (view.all.length === 0 && !isComplete) return bones;
  return (
    <Suspense fallback={bones}>
      {view.all.length > 0 ? <FilteredFlights view={view} /> : <NothingFlies {...data} />}
    </Suspense>
  );
}

/** What other days cost, for both ways at once. */
function OtherDates({ search, state }: ListProps) {
  const { askDays } = useSearchAgain(search);
  return (
    <FlexibleDates
      service="flight"
      search={search}
      daysAhead={DAYS_AHEAD}
      ask={askDays}
      pathOf={(dates) => flightListPath({ ...search, ...dates })}
      panel={useOpenPanel({ search, state }, 'dates')}
      wordClass={styles.toolWord}
    />
  );
}

/** The flights of one leg as they come in, with filters, orders, days and the way on. */
export function FlightResults({ data, depart }: FlightResultsProps) {
  const { search, state, asked, leg, sources } = data;
  const text = useFlightText();
  const attention = useListAttention();
  const listKey = `${searchIdentity(search)} ${leg} ${FLIGHT_FILTER.write(state.filter).join(' ')}`;
  const answers = useAnswers(sources, listKey, attention.isBusy);
  const arrived = mergeResults(answers.asked, leg);
  const shown = mergeResults(answers.shown, leg);
  const isPair = search.returnDate !== undefined;
  const returns = isPair && leg === 'depart' ? mergeResults(answers.shown, 'return').flights : NONE;
  const view = useListView({ search, state, leg, found: shown.flights, depart, returns });
  const chooser = useChooseFlight({ search, state, leg, depart });
  const { searchAgain } = useSearchAgain(search);
  // Rendered before the first flight comes, so that no row moves down.
  const hasControls = view.all.length > 0 || !arrived.isComplete;
  const { trips } = view;
  const cheapest = arrived.isComplete
    ? firstJourney(arrived.flights.filter(trips.canChoose), 'lowest-price', flightOrder(trips.priceOf))
    : undefined;

  return (
    <div className={styles.band}>
      <Page>
        <div className={styles.page}>
          <DateStrip
            {...data}
            found={cheapest && trips.totalOf(cheapest)}
            partner={depart ?? (cheapest && trips.partnerOf(cheapest))}
          />
          <SideColumns at="start" side={<FilterColumn view={view} isEmpty={!hasControls} />}>
            <FewerPeople service="flight" asked={asked} size={partySize(search)} party={text.party(search.counts)} />
            <Suspense>{depart && <ChosenFlight flight={depart} changePath={flightListPath(search)} />}</Suspense>
            <div className={styles.head}>
              <div className={styles.titleRow}>
                <LegHeading service="flight" leg={leg} isPair={isPair} className={styles.title} />
                <div className={styles.tools}>
                  <Suspense fallback={null}>
                    <ListTools search={search} state={state} asked={answers.asked} />
                  </Suspense>
                  <OtherDates search={search} state={state} />
                </div>
              </div>
              <SearchStatus search={search} asked={answers.asked} results={arrived} left={view.flights.length} />
            </div>
            {arrived.failure ? (
              <LoadFailed service="flight" failure={arrived.failure} onRetry={searchAgain} />
            ) : (
              <>
                {hasControls && <ListControls view={view} />}
                {isPair &&
                  leg === 'depart' &&
                  (arrived.isComplete ? <FlightPairs view={view} chooser={chooser} /> : PAIRS_ROOM)}
                <div {...attention.props}>
                  <HeldFlights
                    arrived={arrived.flights}
                    shown={shown.flights}
                    trips={trips}
                    onShow={answers.showHeld}
                  />
                  <Body view={view} chooser={chooser} isComplete={arrived.isComplete} data={data} depart={depart} />
                </div>
                {arrived.isComplete && leg === 'depart' && <DoorToDoor search={search} />}
                {state.compare.length > 0 && <CompareBar view={view} chooser={chooser} />}
              </>
            )}
          </SideColumns>
        </div>
      </Page>
      {chooser.newPrice && <NewPriceDialog {...chooser.newPrice} service="flight" party={text.people(search)} />}
    </div>
  );
}
