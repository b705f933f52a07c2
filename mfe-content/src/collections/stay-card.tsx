import { useTranslation } from 'react-i18next';
import { formatDate } from '@wisata/kernel/dates';
import { price } from '@wisata/kernel/money';
import { useApp } from '@wisata/runtime';
import { Card } from '@wisata/ui/card';
import scroller from '@wisata/ui/card-scroller.module.css';
import { classNames } from '@wisata/ui/class-names';
import { PriceBlock } from '@wisata/ui/price';
import { Skeleton, SkeletonRegion, SkeletonText } from '@wisata/ui/skeleton';
import type { Stay } from '../api/content.model.ts';
import { stayPath } from './stay-path.rules.ts';
import { ProductCard, type Arrangement } from './product-card.tsx';
import styles from './stay-card.module.css';

interface StayCardProps {
  readonly stay: Stay;
  readonly arrangement: Arrangement;
  readonly level: 2 | 3;
  /** Cards of a collection lead to the page about the hotel, those of the home page straight to its rooms. */
  readonly path: string;
}

function StayPrice({ stay }: Pick<StayCardProps, 'stay'>) {
  const { t } = useTranslation('content');
  const { locale } = useApp();
  const night = formatDate(stay.checkInDate, locale, 'short');
  if (!stay.total) return <p className={styles.full}>{t('stay.full', { date: night })}</p>;
  const nights = t('stay.nights', { count: stay.nights });
  const guests = t('stay.guests', { count: stay.guests });
  return <PriceBlock total={price(stay.total)} covers={t('stay.covers', { date: night, nights, guests })} />;
}

/** One hotel with the total of one night for its party. */
export function StayCard({ stay, ...card }: StayCardProps) {
  const { t } = useTranslation('content');
  const place = [stay.area, stay.cityName].filter((part, index, all) => all.indexOf(part) === index).join(', ');
  return (
    <ProductCard {...card} product={stay} place={`${place} · ${t('stay.star', { count: stay.starRating })}`}>
      <StayPrice stay={stay} />
    </ProductCard>
  );
}

const LISTS: Readonly<Record<Arrangement, string | undefined>> = {
  row: classNames(scroller.cards, styles.scroller),
  grid: styles.grid,
};

interface StayListProps {
  readonly stays: readonly Stay[];
  readonly level?: 2 | 3;
  readonly arrangement: Arrangement;
  readonly pathOf?: (stay: Stay) => string;
}

export function StayList({ stays, level = 3, arrangement, pathOf = stayPath }: StayListProps) {
  return (
    <ul role="list" className={LISTS[arrangement]}>
      {stays.map((stay) => (
        <li key={stay.hotelKey}>
          <StayCard stay={stay} arrangement={arrangement} level={level} path={pathOf(stay)} />
        </li>
      ))}
    </ul>
  );
}

function BareCard() {
  return (
    <Card>
      <div className={styles.inner}>
        <div className={styles.picture}>
          <Skeleton height="100%" shape="control" />
        </div>
        <div className={styles.body}>
          <SkeletonText lines={2} />
          <Skeleton width={120} height={26} />
          <div className={styles.price}>
            <Skeleton width={140} height={24} />
            <Skeleton width="90%" height={16} />
          </div>
        </div>
      </div>
    </Card>
  );
}

/** As many cards as are expected, in their size. */
export function StayListSkeleton({
  count,
  arrangement,
}: Pick<StayListProps, 'arrangement'> & { readonly count: number }) {
  const { t } = useTranslation('content');
  return (
    <SkeletonRegion label={t('stay.loading')}>
      <div className={LISTS[arrangement]}>
        {Array.from({ length: count }, (_, index) => (
          <BareCard key={index} />
        ))}
      </div>
    </SkeletonRegion>
  );
}
