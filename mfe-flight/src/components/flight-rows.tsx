import { ArrowUp } from 'lucide-react';
import { Suspense, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@wisata/ui/button';
import { useMediaQuery } from '@wisata/ui/use-media-query';
import { VirtualList } from '@wisata/ui/virtual-list';
import type { Flight } from '../api/flight.model.ts';
import type { FlightChooser } from '../hooks/use-choose-flight.ts';
import type { ListView } from '../hooks/use-list-view.ts';
import { useRowHeights } from '../hooks/use-row-heights.ts';
import { MOST_COMPARED } from '../rules/flight-list-query.rules.ts';
import { badgeOf } from '../rules/flight-sort.rules.ts';
import { FlightCard } from './flight-card.tsx';
import styles from './flight-rows.module.css';

/** Most rows are this high, gap included: with the stub beside, and below. */
const ROW_PX = { wide: 200, narrow: 336 } as const;
const GAP_PX = 14;

interface FlightRowsProps {
  readonly view: ListView;
  readonly chooser: FlightChooser;
  readonly depart: Flight | undefined;
}

/** The flights that are left, as many as there may be. */
export function FlightRows({ view, chooser, depart }: FlightRowsProps) {
  const { t } = useTranslation('flight');
  const { flights, search, state, highlights, go } = view;
  const { compare, detail } = state;
  const isWide = useMediaQuery('(min-width: 720px)');
  const heights = useRowHeights(isWide ? 'wide' : 'narrow');
  const toggle = (flight: Flight) => go({ detail: detail === flight.id ? '' : flight.id });
  const pick = (flight: Flight) => {
    const others = compare.filter((id) => id !== flight.id);
    go({ compare: others.length < compare.length ? others : [...compare, flight.id] }, { replace: true });
  };
  const keyOf = useCallback((flight: Flight) => flight.id, []);
  return (
    <VirtualList
      items={flights}
      keyOf={keyOf}
      label={t('list.flights')}
      estimateHeight={isWide ? ROW_PX.wide : ROW_PX.narrow}
      gap={GAP_PX}
      heights={heights}
      render={(flight) => (
        // The browser takes each row over by itself, between other things.
        <Suspense>
          <FlightCard
            flight={flight}
            search={search}
            badge={badgeOf(flight, highlights, flights.length)}
            depart={depart}
            isOpen={detail === flight.id}
            isCompared={compare.includes(flight.id)}
            isCompareFull={compare.length >= MOST_COMPARED}
            isChecking={chooser.checkingId === flight.id}
            problem={chooser.problem?.flightId === flight.id ? chooser.problem : undefined}
            onChoose={chooser.choose}
            onToggle={toggle}
            onCompare={pick}
          />
        </Suspense>
      )}
    />
  );
}

/** Flights that came while somebody was at the list wait behind this. */
export function NewFlights({ count, onShow }: { readonly count: number; readonly onShow: () => void }) {
  const { t } = useTranslation('flight');
  return (
    <div role="status" className={styles.new}>
      {count > 0 && (
        <span className={styles.pill}>
          <Button size="s" icon={ArrowUp} onClick={onShow}>
            {t('list.showNew', { count })}
          </Button>
        </span>
      )}
    </div>
  );
}
