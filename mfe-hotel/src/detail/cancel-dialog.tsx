import { useTranslation } from 'react-i18next';
import { failureWords } from '@wisata/kernel/failure-words';
import { useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { Dialog } from '@wisata/ui/dialog';
import { Note } from '@wisata/ui/note';
import { SkeletonRegion, SkeletonText } from '@wisata/ui/skeleton';
import { useCancelRules } from './use-cancel-rules.ts';
import type { HotelSearch } from '../stay/hotel-search.rules.ts';
import styles from './cancel-dialog.module.css';

interface CancelDialogProps {
  readonly search: HotelSearch;
  readonly title: string;
  readonly onClose: () => void;
}

/** What cancelling a rate costs and from when; loaded when it is opened. */
export function CancelDialog({ search, title, onClose }: CancelDialogProps) {
  const { t } = useTranslation('hotel');
  const app = useApp();
  const { answer, retry } = useCancelRules(search);
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
          {failureWords(app, answer.failure, { remote: 'hotel' })}
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
