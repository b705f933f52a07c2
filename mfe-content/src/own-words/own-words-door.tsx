import { MessageSquareText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppContext } from '@wisata/kernel/app-context';
import type { SearchPlaceAnswer } from '@wisata/kernel/contracts/content-search-places';
import type { Outcome } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { Skeleton, SkeletonRegion } from '@wisata/ui/skeleton';
import styles from './own-words.module.css';

const OwnWords = lazy(async () => ({ default: (await import('./own-words.tsx')).OwnWords }));

const FORM_HEIGHT = 120;

async function askPlaces({ api }: AppContext): Promise<Outcome<readonly SearchPlaceAnswer[]>> {
  const { searchPlaces } = await import('../api/own-words.api.ts');
  return searchPlaces(api);
}

/** Opens the search in one's own words; neither its code nor the places are loaded before. */
export function OwnWordsDoor() {
  const { t } = useTranslation('content');
  const app = useApp();
  const [places, setPlaces] = useState<ReturnType<typeof askPlaces>>();
  const open = () => setPlaces(askPlaces(app));
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
