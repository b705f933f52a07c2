import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { price } from '@wisata/kernel/money';
import { Picture } from '@wisata/ui/picture';
import { PriceBlock } from '@wisata/ui/price';
import { ResultsMapCard } from '@wisata/ui/results-map';
import type { ListedHotel } from '../api/hotel.model.ts';

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
  const picture = (
    <Picture media={{ path: hotel.picture, alt: '', width: 320, height: 240 }} sizes="112px" widths={[160, 320]} fill />
  );
  return (
    <ResultsMapCard picture={picture} name={<Link to={path}>{hotel.name}</Link>} place={hotel.location || hotel.area}>
      <PriceBlock total={price(hotel.total)} covers={t('price.covers', { count: nights })} />
    </ResultsMapCard>
  );
}
