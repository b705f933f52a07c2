import { ArrowLeftRight, ArrowRight, SlidersHorizontal, X } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { Icon } from '@wisata/ui/icon';
import { Skeleton } from '@wisata/ui/skeleton';
import { Steps } from '@wisata/ui/steps';
import { VisuallyHidden } from '@wisata/ui/visually-hidden';
import { useFlightText } from '../hooks/use-flight-text.ts';
import { flightListPath } from '../rules/flight-paths.rules.ts';
import { formatFlightSearch, type FlightSearch } from '../rules/flight-search.rules.ts';
import type { Leg } from '../rules/selected-flights.rules.ts';
import styles from './summary-bar.module.css';

const FlightSearchPanel = lazy(async () => ({ default: (await import('./flight-search.tsx')).FlightSearchPanel }));

interface SummaryBarProps {
  readonly search: FlightSearch;
  readonly leg: Leg;
  /** Opens the form at once, where the search cannot be answered as it is. */
  readonly open: boolean;
}

function Words({ search }: Pick<SummaryBarProps, 'search'>) {
  const { t } = useTranslation('flight');
  const { city, dates, party, people } = useFlightText();
  return (
    <div className={styles.words}>
      <p className={styles.place}>
        {city(search.origin)} <Icon of={search.returnDate ? ArrowLeftRight : ArrowRight} size="s" />
        <VisuallyHidden>{t('flight.to')}</VisuallyHidden> {city(search.destination)}
      </p>
      <p className={styles.facts}>
        <span className={styles.wide}>
          {t('list.codes', { origin: search.origin, destination: search.destination })} ·{' '}
        </span>
        {dates(search)}
        <span className={styles.wide}>
          {' '}
          {(search.returnDate ?? search.departDate).slice(0, 4)} · {party(search.counts)} · {t(`cabin.${search.cabin}`)}
        </span>
        <span className={styles.slim}> · {people(search)}</span>
      </p>
    </div>
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
  const [isOpen, setOpen] = useState(open);
  const id = useId();
  return (
    <section className={styles.bar} aria-label={t('list.yourSearch')}>
      <div className={styles.row}>
        <Words search={search} />
        <ChoiceSteps search={search} leg={leg} />
        <Button
          size="s"
          icon={isOpen ? X : SlidersHorizontal}
          aria-expanded={isOpen}
          aria-controls={id}
          {...(isOpen ? {} : { 'aria-label': `${t('list.change')} ${t('list.changeWhat')}` })}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? (
            t('close')
          ) : (
            <span>
              {t('list.change')}
              <span className={styles.wide}> {t('list.changeWhat')}</span>
            </span>
          )}
        </Button>
      </div>
      <div id={id} className={styles.form} hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<Skeleton height={160} shape="control" />}>
            <FlightSearchPanel search={formatFlightSearch(search).toString()} onSearch={() => setOpen(false)} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
