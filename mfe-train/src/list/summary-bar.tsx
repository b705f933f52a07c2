import { ArrowLeftRight, ArrowRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '@wisata/runtime';
import { Icon } from '@wisata/ui/icon';
import { Skeleton } from '@wisata/ui/skeleton';
import { Steps } from '@wisata/ui/steps';
import { SummaryBar as Bar } from '@wisata/ui/summary-bar';
import { VisuallyHidden } from '@wisata/ui/visually-hidden';
import type { Leg } from '../api/train-list.model.ts';
import { trainListPath } from '../journey/train-paths.rules.ts';
import { formatTrainSearch, type TrainSearch } from '../journey/train-search.rules.ts';
import { useTrainText } from '../journey/use-train-text.ts';
import styles from './train-results.module.css';

const TrainSearchPanel = lazy(async () => ({
  default: (await import('../search/train-search.tsx')).TrainSearchPanel,
}));

interface SummaryBarProps {
  readonly search: TrainSearch;
  readonly leg: Leg;
  /** Opens the form at once, where the search cannot be answered as it is. */
  readonly open: boolean;
}

/** Where in choosing the visitor is. */
function ChoiceSteps({ search, leg }: Pick<SummaryBarProps, 'search' | 'leg'>) {
  const { t } = useTranslation('train');
  const steps = [
    { id: 'depart', label: t('steps.depart'), href: trainListPath(search) },
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
  const { t } = useTranslation('train');
  const { station, dates, party } = useTrainText();
  const title = (
    <>
      {station(search.origin)} <Icon of={search.returnDate ? ArrowLeftRight : ArrowRight} size="s" />
      <VisuallyHidden>{t('rail.to')}</VisuallyHidden> {station(search.destination)}
    </>
  );
  return (
    <Bar
      label={t('list.yourSearch')}
      title={title}
      facts={`${dates(search)} · ${party(search.counts)}`}
      open={open}
      measure="page"
      labels={{ change: t('list.change'), what: t('list.changeWhat'), close: t('close') }}
      form={(close) => (
        <Suspense fallback={<Skeleton height={160} shape="control" />}>
          <TrainSearchPanel search={formatTrainSearch(search).toString()} onSearch={close} />
        </Suspense>
      )}
    >
      <ChoiceSteps search={search} leg={leg} />
    </Bar>
  );
}
