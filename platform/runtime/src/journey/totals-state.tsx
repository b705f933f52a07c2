import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TripTotals } from '@wisata/kernel/day-prices';
import { failureWords } from '@wisata/kernel/failure-words';
import type { Outcome } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { Note } from '@wisata/ui/note';
import { Skeleton } from '@wisata/ui/skeleton';
import { VisuallyHidden } from '@wisata/ui/visually-hidden';
import type { ServiceProps } from './service-props.ts';

interface TotalsStateProps extends ServiceProps {
  readonly answer: Outcome<TripTotals> | undefined;
  readonly onRetry: () => void;
  readonly children: (totals: TripTotals) => ReactNode;
}

/** The totals; a placeholder while they load, and a message when that fails. */
export function TotalsState({ service, answer, onRetry, children }: TotalsStateProps) {
  const { t } = useTranslation(service);
  const { t: words } = useTranslation('dates');
  const app = useApp();
  if (answer === undefined) {
    return (
      <div role="status">
        <VisuallyHidden>{t('list.loading')}</VisuallyHidden>
        <Skeleton height={320} shape="control" />
      </div>
    );
  }
  if (answer.ok) return children(answer.data);
  return (
    <Note
      tone="warn"
      live="alert"
      title={words('failed')}
      actions={
        <Button size="s" onClick={onRetry}>
          {t('status.retry')}
        </Button>
      }
    >
      {failureWords(app, answer.failure, { remote: service })}
    </Note>
  );
}
