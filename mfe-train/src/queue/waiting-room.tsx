import { useTranslation } from 'react-i18next';
import { failureWords } from '@wisata/kernel/failure-words';
import type { Outcome } from '@wisata/kernel/outcome';
import { RouterLink, useApp } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { EmptyState } from '@wisata/ui/empty-state';
import { StatePage } from '@wisata/ui/layout';
import { SkeletonRegion, SkeletonText } from '@wisata/ui/skeleton';
import type { QueuePlace } from '../api/train.model.ts';

interface WaitingRoomProps {
  readonly answer: Outcome<QueuePlace> | undefined;
  readonly listPath: string;
}

function Place({ ahead, waitSeconds }: QueuePlace) {
  const { t } = useTranslation('train');
  const minutes = waitSeconds === undefined ? undefined : Math.max(1, Math.round(waitSeconds / 60));
  return (
    <div role="status">
      <p>{t('queue.ahead', { count: ahead })}</p>
      <p>{minutes === undefined ? t('queue.unknown') : t('queue.wait', { count: minutes })}</p>
    </div>
  );
}

/** In a peak: how many are before the visitor, and how long it may take. The page goes on by itself. */
export function WaitingRoom({ answer, listPath }: WaitingRoomProps) {
  const { t } = useTranslation('train');
  const app = useApp();
  const list = (
    <LinkButton as={RouterLink} href={listPath} full>
      {t('queue.list')}
    </LinkButton>
  );
  return (
    <StatePage band>
      <EmptyState level={1} title={t('queue.title')} actions={list}>
        <p>{t('queue.text')}</p>
        {answer === undefined ? (
          <SkeletonRegion label={t('queue.asking')}>
            <SkeletonText lines={2} />
          </SkeletonRegion>
        ) : answer.ok ? (
          <Place {...answer.data} />
        ) : (
          <p role="alert">{failureWords(app, answer.failure, { remote: 'train' })}</p>
        )}
      </EmptyState>
    </StatePage>
  );
}
