import { useTranslation } from 'react-i18next';
import { MAP_DEFAULTS } from '@wisata/kernel/contracts/map-defaults';
import { useMapBase } from '@wisata/runtime/journey/use-map-base';
import { DetailPart } from '@wisata/ui/detail-page';
import { MapView } from '@wisata/ui/map';
import type { HotelDetail } from '../api/hotel.model.ts';
import styles from './hotel-location.module.css';

/** Degrees by which the name of the area stands below its hotel. */
const BELOW = 0.004;

/** Where the hotel lies. */
export function HotelLocation({ hotel }: { readonly hotel: HotelDetail }) {
  const { t } = useTranslation('hotel');
  const base = useMapBase();
  const { latitude, longitude, area, city } = hotel;
  return (
    <DetailPart id="location" title={t('detail.location')} lede={hotel.address}>
      <div className={styles.map}>
        <MapView
          {...base}
          label={t('map.hotelLabel', { hotel: hotel.name })}
          inline
          pins={[{ id: hotel.key, latitude, longitude, label: hotel.name, name: hotel.name, selected: true }]}
          places={area ? [{ name: `${area}, ${city}`, rank: 2, latitude: latitude - BELOW, longitude }] : []}
          around={{ latitude, longitude, zoom: MAP_DEFAULTS.zoom, radius: MAP_DEFAULTS.circleRadius }}
        />
      </div>
    </DetailPart>
  );
}
