import { MapIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCoast } from '@wisata/runtime/journey/use-coast';
import { Icon } from '@wisata/ui/icon';
import { MapPreview } from '@wisata/ui/map-preview';
import type { ListedHotel } from '../api/hotel.model.ts';
import { classNames } from '@wisata/ui/class-names';
import badge from '@wisata/ui/picture-badge.module.css';
import styles from './map-strip.module.css';

interface MapStripProps {
  readonly hotels: readonly ListedHotel[];
  readonly onOpen: () => void;
}

/** A small map above the list on phones; a press opens the large one. */
export function MapStrip({ hotels, onOpen }: MapStripProps) {
  const { t } = useTranslation('hotel');
  const withLand = useCoast('(max-width: 959.98px)');
  return (
    <button type="button" className={styles.strip} onClick={onOpen}>
      {hotels.length > 0 && <MapPreview points={hotels} withLand={withLand} />}
      <span className={classNames(badge.badge, styles.open)}>
        <Icon of={MapIcon} size="s" />
        {t('map.open')}
      </span>
    </button>
  );
}
