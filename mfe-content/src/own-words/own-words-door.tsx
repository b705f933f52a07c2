import { MessageSquareText } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@wisata/ui/button';
import { Skeleton, SkeletonRegion } from '@wisata/ui/skeleton';
import { lazyPart } from '@wisata/runtime';
import styles from './own-words.module.css';
import { useAskedPlaces } from './use-asked-places.ts';

const OwnWords = lazyPart(async () => (await import('./own-words.tsx')).OwnWords);

const FORM_HEIGHT = 120;

/** Opens the search in one's own words; neither its code nor the places are loaded before. */
export function OwnWordsDoor() {
  const { t } = useTranslation('content');
  const { places, ask: open } = useAskedPlaces();
  if (!places) {
    return (
      <div className={styles.door}>
        <Button variant="link" icon={MessageSquareText} onClick={open}>
          {t('ownWords.open')}
        </Button>
      </div>
    );
  }
  return (
    <Suspense
      fallback={
        <SkeletonRegion label={t('ownWords.loading')}>
          <Skeleton height={FORM_HEIGHT} shape="control" />
        </SkeletonRegion>
      }
    >
      <OwnWords asked={places} onAgain={open} />
    </Suspense>
  );
}
