import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { price } from '@wisata/kernel/money';
import { Picture } from '@wisata/ui/picture';
import { PriceBlock } from '@wisata/ui/price';
import type { ListedHotel } from '../api/hotel.model.ts';
import styles from './map-card.module.css';

/** The hotel of the pin that is pointed at. */
export function MapCard({
  hotel,
  path,
  nights,
}: {
  readonly hotel: ListedHotel;
  readonly path: string;
  readonly nights: number;
}) {
  const { t } = useTranslation('hotel');
  return (
    <div className={styles.card}>
      <div className={styles.picture}>
        <Picture
          media={{ path: hotel.picture, alt: '', width: 320, height: 240 }}
          sizes="112px"
          widths={[160, 320]}
          fill
        />
      </div>
      <div className={styles.words}>
        <Link to={path} className={styles.name}>
          {hotel.name}
        </Link>
        <span className={styles.place}>{hotel.location || hotel.area}</span>
        <PriceBlock total={price(hotel.total)} covers={t('price.covers', { count: nights })} />
      </div>
    </div>
  );
}
