import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Page, SideColumns } from '@wisata/ui/layout';
import type { SourceAnswer } from '../api/kept-answers.ts';
import type { DayPrice, Flight } from '../api/flight.model.ts';
import { useAnswers } from '../hooks/use-answers.ts';
import { useChooseFlight, type FlightChooser } from '../hooks/use-choose-flight.ts';
import { useListAttention } from '../hooks/use-list-attention.ts';
import { useListView, type ListView } from '../hooks/use-list-view.ts';
import { formatFlightFilter } from '../rules/flight-filter.rules.ts';
import type { ListState } from '../rules/flight-list-query.rules.ts';
import { flightListPath } from '../rules/flight-paths.rules.ts';
import { searchIdentity, type FlightSearch } from '../rules/flight-search.rules.ts';
import { cheapestOf } from '../rules/flight-sort.rules.ts';
import { mergeResults } from '../rules/results-merge.rules.ts';
import type { Leg } from '../rules/selected-flights.rules.ts';
import { ChosenLeg } from './chosen-leg.tsx';
import { DateStrip } from './date-strip.tsx';
import { FailedResults } from './failed-results.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FilterColumn } from './filter-column.tsx';
import styles from './flight-results.module.css';
import { FlightRows, NewFlights } from './flight-rows.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { OrderTabs } from './order-tabs.tsx';
import { SearchStatus } from './search-status.tsx';

const loadStates = () => import('./list-states.tsx');
const CompareBar = lazy(async () => ({ default: (await import('./compare-bar.tsx')).CompareBar }));
const FilteredAway = lazy(async () => ({ default: (await loadStates()).FilteredAway }));
const NothingFlies = lazy(async () => ({ default: (await loadStates()).NothingFlies }));
const NewPriceDialog = lazy(async () => ({ default: (await import('./new-price-dialog.tsx')).NewPriceDialog }));

export interface FlightResultsProps {
  readonly search: FlightSearch;
  readonly state: ListState;
  readonly leg: Leg;
  readonly sources: readonly SourceAnswer[];
  /** The chosen departure while a return is looked for. */
  readonly depart: Flight | undefined;
  readonly days: readonly DayPrice[];
  readonly prices: Promise<readonly DayPrice[]>;
}

/** The heading takes the focus when the list has turned to the return: nothing else says that the page has changed. */
function Heading({ leg, isPair }: { readonly leg: Leg; readonly isPair: boolean }) {
  const { t } = useTranslation('flight');
  const location = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const isNextLeg = (location.state as { isNextLeg?: boolean } | null)?.isNextLeg === true;
  useEffect(() => {
    if (isNextLeg) heading.current?.focus({ preventScroll: true });
  }, [isNextLeg]);
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.title}>
      {t(leg === 'return' ? 'list.titleReturn' : isPair ? 'list.titleDepart' : 'list.titleOneWay')}
    </h1>
  );
}

interface BodyProps extends Pick<FlightResultsProps, 'search' | 'leg' | 'prices' | 'depart'> {
  readonly view: ListView;
  readonly chooser: FlightChooser;
  readonly isComplete: boolean;
}

function Body({ view, chooser, isComplete, search, leg, prices, depart }: BodyProps) {
  const { t } = useTranslation('flight');
  if (view.flights.length > 0) return <FlightRows view={view} chooser={chooser} depart={depart} />;
  const bones = <ListSkeleton label={t('list.loading')} rowsOnly />;
  if (view.all.length === 0 && !isComplete) return bones;
  return (
    <Suspense fallback={bones}>
      {view.all.length > 0 ? <FilteredAway view={view} /> : <NothingFlies search={search} leg={leg} prices={prices} />}
    </Suspense>
  );
}

/** The flights of one leg as they come in, with filters, orders, days and the way on. */
export function FlightResults({ search, state, leg, sources, depart, days, prices }: FlightResultsProps) {
  const attention = useListAttention();
  const listKey = `${searchIdentity(search)} ${leg} ${formatFlightFilter(state.filter)}`;
  const answers = useAnswers(sources, listKey, attention.isBusy);
  const arrived = mergeResults(answers.asked, leg);
  const shown = mergeResults(answers.shown, leg);
  const view = useListView(search, state, leg, shown.flights);
  const chooser = useChooseFlight({ search, state, leg, depart });
  const isPair = search.returnDate !== undefined;
  // There before the first flight is, so that no row moves down when it comes.
  const hasControls = view.all.length > 0 || !arrived.isComplete;
  const cheapest = arrived.isComplete ? cheapestOf(arrived.flights) : undefined;

  return (
    <div className={styles.band}>
      <Page>
        <div className={styles.page}>
          <DateStrip {...{ search, state, leg, days, prices }} found={cheapest?.perAdult} />
          <SideColumns at="start" side={<FilterColumn view={view} isEmpty={!hasControls} />}>
            <Heading leg={leg} isPair={isPair} />
            {depart && <ChosenLeg flight={depart} changePath={flightListPath(search)} />}
            <SearchStatus search={search} asked={answers.asked} results={arrived} left={view.flights.length} />
            {arrived.failure ? (
              <FailedResults failure={arrived.failure} search={search} />
            ) : (
              <>
                {hasControls && <OrderTabs view={view} />}
                {hasControls && <FilterBar view={view} />}
                <div {...attention.props}>
                  <NewFlights arrived={arrived.flights} shown={shown.flights} onShow={answers.showHeld} />
                  <Body
                    view={view}
                    chooser={chooser}
                    isComplete={arrived.isComplete}
                    {...{ search, leg, prices, depart }}
                  />
                </div>
                {state.compare.length > 0 && (
                  <Suspense fallback={null}>
                    <CompareBar view={view} chooser={chooser} />
                  </Suspense>
                )}
              </>
            )}
          </SideColumns>
        </div>
      </Page>
      {chooser.newPrice && (
        <Suspense fallback={null}>
          <NewPriceDialog newPrice={chooser.newPrice} search={search} chooser={chooser} />
        </Suspense>
      )}
    </div>
  );
}
