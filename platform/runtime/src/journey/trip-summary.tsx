import { ArrowLeftRight, ArrowRight } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TripSearch } from '@wisata/kernel/trip-search';
import { RouterLink } from '@wisata/runtime';
import { Icon } from '@wisata/ui/icon';
import { Skeleton } from '@wisata/ui/skeleton';
import { Steps } from '@wisata/ui/steps';
import { SummaryBar } from '@wisata/ui/summary-bar';
import { VisuallyHidden } from '@wisata/ui/visually-hidden';
import type { ServiceProps } from './service-props.ts';
import styles from './trip-summary.module.css';

interface TripSummaryProps extends ServiceProps {
  readonly search: TripSearch;
  readonly nameOf: (code: string) => string;
  /** Days and people. */
  readonly facts: ReactNode;
  /** Which journey is being chosen. */
  readonly leg: 'depart' | 'return';
  readonly listPath: string;
  /** Opens the form at once, where the search cannot be answered as it is. */
  readonly open: boolean;
  /** The search form; it is told how to close. */
  readonly form: (close: () => void) => ReactNode;
}

/** The current step of choosing. */
function ChoiceSteps({ service, search, leg, listPath }: TripSummaryProps) {
  const { t } = useTranslation(service);
  const steps = [
    { id: 'depart', label: t('steps.depart'), href: listPath },
    ...(search.returnDate ? [{ id: 'return', label: t('steps.return') }] : []),
    { id: 'passengers', label: t('steps.passengers') },
  ];
  return (
    <div className={styles.steps}>
      <Steps label={t('steps.title')} steps={steps} currentId={leg} doneLabel={t('steps.done')} as={RouterLink} />
    </div>
  );
}

/** Which trip is being looked for, and the form to change it without leaving the page. */
export function TripSummary(props: TripSummaryProps) {
  const { service, search, nameOf, facts, open, form } = props;
  const { t } = useTranslation(service);
  const route = (
    <>
      {nameOf(search.origin)} <Icon of={search.returnDate ? ArrowLeftRight : ArrowRight} size="s" />
      <VisuallyHidden>{t('rail.to')}</VisuallyHidden> {nameOf(search.destination)}
    </>
  );
  return (
    <SummaryBar
      label={t('list.yourSearch')}
      title={route}
      facts={facts}
      open={open}
      measure="page"
      labels={{ change: t('list.change'), what: t('list.changeWhat'), close: t('close') }}
      form={(close) => <Suspense fallback={<Skeleton height={160} shape="control" />}>{form(close)}</Suspense>}
    >
      <ChoiceSteps {...props} />
    </SummaryBar>
  );
}
