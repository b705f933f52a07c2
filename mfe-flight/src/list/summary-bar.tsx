import { useTranslation } from 'react-i18next';
import { TripSummary } from '@wisata/runtime/journey/trip-summary';
import { flightListPath } from '../journey/flight-paths.rules.ts';
import { formatFlightSearch, type FlightSearch } from '../journey/flight-search.rules.ts';
import { useFlightText } from '../journey/use-flight-text.ts';
import type { Leg } from '@wisata/kernel/trip-legs';
import { lazyPart } from '@wisata/runtime';
import styles from './summary-bar.module.css';

const FlightSearchPanel = lazyPart(async () => (await import('../search/flight-search.tsx')).FlightSearchPanel);

interface SummaryBarProps {
  readonly search: FlightSearch;
  readonly leg: Leg;
  /** Opens the form at once, where the search cannot be answered as it is. */
  readonly open: boolean;
}

function Facts({ search }: Pick<SummaryBarProps, 'search'>) {
  const { t } = useTranslation('flight');
  const { dates, party, people } = useFlightText();
  return (
    <>
      <span className={styles.wide}>
        {t('list.codes', { origin: search.origin, destination: search.destination })} ·{' '}
      </span>
      {dates(search)}
      <span className={styles.wide}>
        {' '}
        {(search.returnDate ?? search.departDate).slice(0, 4)} · {party(search.counts)} · {t(`cabin.${search.cabin}`)}
      </span>
      <span className={styles.slim}> · {people(search)}</span>
    </>
  );
}

/** Which flights are being looked for. */
export function SummaryBar({ search, leg, open }: SummaryBarProps) {
  const { city } = useFlightText();
  return (
    <TripSummary
      service="flight"
      search={search}
      nameOf={city}
      facts={<Facts search={search} />}
      leg={leg}
      listPath={flightListPath(search)}
      open={open}
      form={(close) => <FlightSearchPanel search={formatFlightSearch(search).toString()} onSearch={close} />}
    />
  );
}
