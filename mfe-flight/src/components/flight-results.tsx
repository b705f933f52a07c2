import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Button } from '@wisata/ui/button';
import { Page, SideColumns } from '@wisata/ui/layout';
import { SkeletonText } from '@wisata/ui/skeleton';
import type { SourceAnswer } from '../api/flight-results.api.ts';
import type { DayPrice, Flight } from '../api/flight.model.ts';
import { useAnswers } from '../hooks/use-answers.ts';
import { useChooseFlight, type FlightChooser } from '../hooks/use-choose-flight.ts';
import { useListAttention } from '../hooks/use-list-attention.ts';
import { useListView, type ListView } from '../hooks/use-list-view.ts';
import { activeFilters, clearedFilter, formatFlightFilter } from '../rules/flight-filter.rules.ts';
import type { ListState } from '../rules/flight-list-query.rules.ts';
import { flightListPath } from '../rules/flight-paths.rules.ts';
import { searchIdentity, type FlightSearch } from '../rules/flight-search.rules.ts';
import { cheapestOf } from '../rules/flight-sort.rules.ts';
import { mergeResults } from '../rules/results-merge.rules.ts';
import type { Leg } from '../rules/selected-flights.rules.ts';
import { ChosenLeg } from './chosen-leg.tsx';
import { CompareBar } from './compare-bar.tsx';
import { DateStrip } from './date-strip.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FlightFilters } from './flight-filters.tsx';
import styles from './flight-results.module.css';
import { FlightRows, NewFlights } from './flight-rows.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { FailedResults, FilteredAway, NothingFlies } from './list-states.tsx';
import { OrderTabs } from './order-tabs.tsx';
import { SearchStatus } from './search-status.tsx';

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

function FilterColumn({ view }: { readonly view: ListView }) {
  const { t } = useTranslation('flight');
  const { search, leg, state, facets, setFilter } = view;
  const [origin, destination] =
    leg === 'depart' ? [search.origin, search.destination] : [search.destination, search.origin];
  return (
    <aside className={styles.filters} aria-label={t('filter.title')}>
      <div className={styles.filtersHead}>
        <h2 className={styles.filtersTitle}>{t('filter.title')}</h2>
        <Button
          variant="link"
          size="s"
          disabled={activeFilters(state.filter).length === 0}
          onClick={() => setFilter(clearedFilter(state.filter))}
        >
          {t('filter.reset')}
        </Button>
      </div>
      {view.all.length === 0 ? (
        <SkeletonText lines={12} />
      ) : (
        <FlightFilters
          filter={state.filter}
          facets={facets}
          origin={origin}
          destination={destination}
          onChange={setFilter}
        />
      )}
    </aside>
  );
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
  if (view.all.length === 0 && !isComplete) return <ListSkeleton label={t('list.loading')} rowsOnly />;
  if (view.all.length === 0) return <NothingFlies search={search} leg={leg} prices={prices} />;
  if (view.flights.length === 0) return <FilteredAway view={view} />;
  return <FlightRows view={view} chooser={chooser} depart={depart} />;
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
          <SideColumns
            at="start"
            side={
              <Suspense>
                <FilterColumn view={view} />
              </Suspense>
            }
          >
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
                  <NewFlights count={arrived.flights.length - shown.flights.length} onShow={answers.showHeld} />
                  <Body
                    view={view}
                    chooser={chooser}
                    isComplete={arrived.isComplete}
                    {...{ search, leg, prices, depart }}
                  />
                </div>
                <CompareBar view={view} chooser={chooser} />
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
