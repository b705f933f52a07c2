import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outcome } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { Dialog } from '@wisata/ui/dialog';
import { Note } from '@wisata/ui/note';
import { SkeletonRegion, SkeletonText } from '@wisata/ui/skeleton';
import { getCancelRules } from '../api/hotel.api.ts';
import type { CancelRules } from '../api/hotel.model.ts';
import type { HotelSearch } from '../rules/hotel-search.rules.ts';
import styles from './cancel-dialog.module.css';

interface CancelDialogProps {
  readonly search: HotelSearch;
  readonly title: string;
  readonly onClose: () => void;
}

/** What cancelling a rate costs and from when on; asked for when it is opened. */
export function CancelDialog({ search, title, onClose }: CancelDialogProps) {
  const { t } = useTranslation('hotel');
  const { api } = useApp();
  const [answer, setAnswer] = useState<Outcome<CancelRules>>();
  const [attempt, setAttempt] = useState(0);
  const { roomKey } = search;
  useEffect(() => {
    let isCurrent = true;
    void getCancelRules(api, search).then((given) => isCurrent && setAnswer(given));
    return () => {
      isCurrent = false;
    };
    // One room and rate, asked for once an attempt.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [api, roomKey, attempt]);

  function retry() {
    setAnswer(undefined);
    setAttempt(attempt + 1);
  }

  return (
    <Dialog open onClose={onClose} title={t('rooms.rules')} labels={{ close: t('close') }}>
      <p className={styles.rate}>{title}</p>
      {!answer && (
        <SkeletonRegion label={t('rooms.rulesLoading')}>
          <SkeletonText lines={3} />
        </SkeletonRegion>
      )}
      {answer && !answer.ok && (
        <Note
          tone="danger"
          live="alert"
          actions={
            <Button size="s" onClick={retry}>
              {t('retry')}
            </Button>
          }
        >
          {answer.failure.message}
        </Note>
      )}
      {answer?.ok && (
        <ol className={styles.steps}>
          {(answer.data.steps.length > 0 ? answer.data.steps : [answer.data.message]).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}
