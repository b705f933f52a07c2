import { MapIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayPrefetch } from '@wisata/runtime/connection';
import { whenIdle } from '@wisata/runtime/scheduling';
import { Icon } from '@wisata/ui/icon';
import { MapPreview } from '@wisata/ui/map-preview';
import { useMediaQuery } from '@wisata/ui/use-media-query';
import type { ListedHotel } from '../api/hotel.model.ts';
import styles from './map-strip.module.css';

interface MapStripProps {
  readonly hotels: readonly ListedHotel[];
  readonly onOpen: () => void;
}

/** True when the coastline may load: on narrow screens, when idle, and not with save-data. */
function useLand(): boolean {
  const isSeen = useMediaQuery('(max-width: 959.98px)');
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => (isSeen && mayPrefetch(navigator) ? whenIdle(() => setQuiet(true)) : undefined), [isSeen]);
  return isQuiet;
}

/** A small map above the list on phones; a press opens the large one. */
export function MapStrip({ hotels, onOpen }: MapStripProps) {
  const { t } = useTranslation('hotel');
  const withLand = useLand();
  return (
    <button type="button" className={styles.strip} onClick={onOpen}>
      {hotels.length > 0 && <MapPreview points={hotels} withLand={withLand} />}
      <span className={styles.open}>
        <Icon of={MapIcon} size="s" />
        {t('map.open')}
      </span>
    </button>
  );
}
