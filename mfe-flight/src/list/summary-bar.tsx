import { ArrowLeftRight, ArrowRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '@wisata/runtime';
import { Icon } from '@wisata/ui/icon';
import { Skeleton } from '@wisata/ui/skeleton';
import { Steps } from '@wisata/ui/steps';
import { SummaryBar as Bar } from '@wisata/ui/summary-bar';
import { VisuallyHidden } from '@wisata/ui/visually-hidden';
import { useFlightText } from '../journey/use-flight-text.ts';
import { flightListPath } from '../journey/flight-paths.rules.ts';
import { formatFlightSearch, type FlightSearch } from '../journey/flight-search.rules.ts';
import type { Leg } from './selected-flights.rules.ts';
import styles from './summary-bar.module.css';

const FlightSearchPanel = lazy(async () => ({
  default: (await import('../search/flight-search.tsx')).FlightSearchPanel,
}));

interface SummaryBarProps {
  readonly search: FlightSearch;
  readonly leg: Leg;
  /** Opens the form at once, where the search cannot be answered as it is. */
  readonly open: boolean;
}

function Route({ search }: Pick<SummaryBarProps, 'search'>) {
  const { t } = useTranslation('flight');
  const { city } = useFlightText();
  return (
    <>
      {city(search.origin)} <Icon of={search.returnDate ? ArrowLeftRight : ArrowRight} size="s" />
      <VisuallyHidden>{t('flight.to')}</VisuallyHidden> {city(search.destination)}
    </>
  );
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

/** Where in choosing the visitor is. */
function ChoiceSteps({ search, leg }: Pick<SummaryBarProps, 'search' | 'leg'>) {
  const { t } = useTranslation('flight');
  const steps = [
    { id: 'depart', label: t('steps.depart'), href: flightListPath(search) },
    ...(search.returnDate ? [{ id: 'return', label: t('steps.return') }] : []),
    { id: 'passengers', label: t('steps.passengers') },
  ];
  return (
    <div className={styles.steps}>
      <Steps label={t('steps.title')} steps={steps} currentId={leg} doneLabel={t('steps.done')} as={RouterLink} />
    </div>
  );
}

/** What is being looked for, and the form to change it without leaving the page. */
export function SummaryBar({ search, leg, open }: SummaryBarProps) {
  const { t } = useTranslation('flight');
  return (
    <Bar
      label={t('list.yourSearch')}
      title={<Route search={search} />}
      facts={<Facts search={search} />}
      open={open}
      measure="page"
      labels={{ change: t('list.change'), what: t('list.changeWhat'), close: t('close') }}
      form={(close) => (
        <Suspense fallback={<Skeleton height={160} shape="control" />}>
          <FlightSearchPanel search={formatFlightSearch(search).toString()} onSearch={close} />
        </Suspense>
      )}
    >
      <ChoiceSteps search={search} leg={leg} />
    </Bar>
  );
}
