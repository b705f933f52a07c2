import { useTranslation } from 'react-i18next';
import { Logo } from '@wisata/ui/logo';
import { useApp } from '@wisata/runtime';
import { Skeleton, SkeletonRegion, SkeletonText } from '@wisata/ui/skeleton';
import styles from './boot-skeleton.module.css';

/** Grey pieces in the place of a page, after 200 ms. */
export function PageSkeleton() {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.page}>
      <SkeletonRegion label={t('loading')}>
        <div className={styles.pieces}>
          <Skeleton width="min(320px, 70%)" height={32} />
          <SkeletonText lines={2} />
          <Skeleton height={180} shape="control" />
          <Skeleton height={180} shape="control" />
        </div>
      </SkeletonRegion>
    </div>
  );
}

/** What stands while the first page loads: the header's band at its size, and the grey pieces. */
export function BootSkeleton() {
  const { config } = useApp();
  return (
    <div>
      <div className={`${styles.band} on-brand`}>
        <div className={styles.row}>
          <Logo name={config.brand.name} ground="brand" />
        </div>
      </div>
      <PageSkeleton />
    </div>
  );
}
