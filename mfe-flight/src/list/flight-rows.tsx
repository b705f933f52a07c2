import { startTransition, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_COMPARED, toggleCompared } from '@wisata/kernel/compared';
import { badgeOf } from '@wisata/kernel/journey-sort';
import { useCompared } from '@wisata/runtime/journey/use-compared';
import { useRowHeights } from '@wisata/runtime/journey/use-row-heights';
import { useOptimisticValue } from '@wisata/runtime/optimistic-query';
import { lazyPart } from '@wisata/runtime';
import { useHydrated } from '@wisata/ui/use-hydrated';
import { useMediaQuery } from '@wisata/ui/use-media-query';
import { VirtualList } from '@wisata/ui/virtual-list';
import type { Flight } from '../api/flight.model.ts';
import type { FlightChooser } from './use-choose-flight.ts';
import type { NewFlightsProps } from './new-flights.tsx';
import type { ListView } from './use-list-view.ts';
import { FLIGHT_LIST } from './flight-list-query.rules.ts';
import { FlightCard } from './flight-card.tsx';
import styles from './flight-rows.module.css';

// In the chunk of the calls: flights that wait have come by one.
const NewFlights = lazyPart(
  async () => (await import(/* webpackChunkName: "calls" */ './new-flights.tsx')).NewFlights,
  null,
);

/** Usual height of a row, gap included: with the price beside the flight, and below it. */
const ROW_PX = { wide: 180, narrow: 300 } as const;
const GAP_PX = 12;

/** Rows rendered first, then in each step, and at most before scrolling. */
const ROWS = { first: 4, step: 2, all: 10 } as const;

/** How many rows to render: a browser begins with a screenful and adds rows in steps, so that it can answer in between; a server sends all. */
function useRowCount(): number {
  const isInBrowser = useHydrated();
  const [count, setCount] = useState<number>(isInBrowser ? ROWS.first : ROWS.all);
  useEffect(() => {
    if (count >= ROWS.all) return undefined;
    const timer = setTimeout(() => startTransition(() => setCount(count + ROWS.step)));
    return () => clearTimeout(timer);
  }, [count]);
  return count;
}

/** Handlers of a row that keep their identity, so that a card is rendered again only when its data changes. */
function useRowActions({ view, chooser }: Pick<FlightRowsProps, 'view' | 'chooser'>) {
  const latest = useRef({ view, chooser });
  useEffect(() => {
    latest.current = { view, chooser };
  }, [view, chooser]);
  const onChoose = useCallback((flight: Flight) => latest.current.chooser.choose(flight), []);
  const onToggle = useCallback(({ id }: Flight) => {
    const { askedNow, go } = latest.current.view;
    go({ detail: askedNow().detail === id ? '' : id });
  }, []);
  const onCompare = useCallback(({ id }: Flight) => {
    const { askedNow, go } = latest.current.view;
    go({ compare: toggleCompared(askedNow().compare, id) }, { replace: true });
  }, []);
  return { onChoose, onToggle, onCompare };
}

const keyOf = ({ id }: Flight) => id;

interface FlightRowsProps {
  readonly view: ListView;
  readonly chooser: FlightChooser;
}

/** The flights that the filters leave, in a virtual list. */
export function FlightRows({ view, chooser }: FlightRowsProps) {
  const { t } = useTranslation('flight');
  const { flights, search, leg, leaders, trips } = view;
  const compare = useCompared();
  const detail = useOptimisticValue((query) => query.get(FLIGHT_LIST.detailKey));
  const isWide = useMediaQuery('(min-width: 720px)');
  const heights = useRowHeights(isWide ? 'wide' : 'narrow');
  const actions = useRowActions({ view, chooser });
  const count = useRowCount();
  return (
    <VirtualList
      items={flights}
      keyOf={keyOf}
      label={t('list.flights')}
      estimateHeight={isWide ? ROW_PX.wide : ROW_PX.narrow}
      gap={GAP_PX}
      heights={heights}
      initialCount={count}
      render={(flight) => (
        // Each row hydrates by itself.
        <Suspense>
          <FlightCard
            flight={flight}
            search={search}
            badge={badgeOf(flight, leaders, flights.length)}
            leg={leg}
            partner={trips.partnerOf(flight)}
            canChoose={trips.canChoose(flight)}
            isOpen={detail === flight.id}
            isCompared={compare.includes(flight.id)}
            isCompareFull={compare.length >= MOST_COMPARED}
            isChecking={chooser.checkingId === flight.id}
            problem={chooser.problem?.flightId === flight.id ? chooser.problem : undefined}
            {...actions}
          />
        </Suspense>
      )}
    />
  );
}

/** Says that flights wait which arrived while the list was in use. */
export function HeldFlights(props: NewFlightsProps) {
  return (
    <div role="status" className={styles.new}>
      {props.arrived.length > props.shown.length && (
        <Suspense fallback={null}>
          <NewFlights {...props} />
        </Suspense>
      )}
    </div>
  );
}
