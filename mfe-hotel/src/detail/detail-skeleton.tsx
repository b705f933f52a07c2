import { useTranslation } from 'react-i18next';
import { classNames } from '@wisata/ui/class-names';
import { DetailPage } from '@wisata/ui/detail-page';
import { Stack } from '@wisata/ui/layout';
import { FIRST_PICTURE } from '@wisata/ui/gallery';
import { Picture } from '@wisata/ui/picture';
import { Skeleton, SkeletonRegion, SkeletonText } from '@wisata/ui/skeleton';
import type { HotelSearch } from '../stay/hotel-search.rules.ts';
import styles from './detail-skeleton.module.css';
import introduction from './hotel-introduction.module.css';
import { WayBack } from './way-back.tsx';

interface DetailSkeletonProps {
  readonly search: HotelSearch;
  /** The list's picture of it. */
  readonly picture: string | undefined;
}

/** The hotel's page before it is there: picture and name as the list had them, and placeholders for what comes. */
export function DetailSkeleton({ search, picture }: DetailSkeletonProps) {
  const { t } = useTranslation('hotel');
  const { hotelName, city, destinationKey } = search;
  return (
    <DetailPage back={(city || destinationKey) && <WayBack search={search} city={city} cityKey={destinationKey} />}>
      <div className={styles.picture}>
        {picture && (
          <Picture media={{ path: picture, alt: '', width: 960, height: 720 }} sizes={FIRST_PICTURE} fill eager />
        )}
      </div>
      {/* No heading: the focus would go to it, and be lost when the hotel's own takes its place. */}
      {hotelName && <p className={classNames(introduction.name, styles.name)}>{hotelName}</p>}
      <SkeletonRegion label={t('detail.loading')}>
        <Stack gap={6}>
          <SkeletonText lines={3} />
          <Skeleton height={64} shape="control" />
          <Skeleton height={240} shape="control" />
          <Skeleton height={240} shape="control" />
        </Stack>
      </SkeletonRegion>
    </DetailPage>
  );
}
