import { DetailPage } from '@wisata/ui/detail-page';
import { Stack } from '@wisata/ui/layout';
import { Skeleton, SkeletonRegion, SkeletonText } from '@wisata/ui/skeleton';
import styles from './detail-skeleton.module.css';

/** Placeholders for the hotel's page: gallery, heading, rooms. */
export function DetailSkeleton({ label }: { readonly label: string }) {
  return (
    <DetailPage>
      <SkeletonRegion label={label}>
        <Stack gap={6}>
          <div className={styles.gallery}>
            <Skeleton height="100%" shape="control" />
          </div>
          <Skeleton width="40%" height={36} />
          <SkeletonText lines={3} />
          <Skeleton height={64} shape="control" />
          <Skeleton height={240} shape="control" />
          <Skeleton height={240} shape="control" />
        </Stack>
      </SkeletonRegion>
    </DetailPage>
  );
}
