import { MapIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '@wisata/ui/class-names';
import { Icon } from '@wisata/ui/icon';
import { MapPreview, type MapPreviewProps } from '@wisata/ui/map-preview';
import badge from '@wisata/ui/picture-badge.module.css';
import styles from './map-strip.module.css';
import type { ServiceProps } from './service-props.ts';
import { useCoast } from './use-coast.ts';

/** Properties of {@link MapStrip}. The service's words are `map.open`. */
export interface MapStripProps extends ServiceProps, Pick<MapPreviewProps, 'points'> {
  readonly onOpen: () => void;
}

/** A small map for the room above a list; a press opens the large one. */
export function MapStrip({ service, points, onOpen }: MapStripProps) {
  const { t } = useTranslation(service);
  const withLand = useCoast('(max-width: 959.98px)');
  return (
    <button type="button" className={styles.strip} onClick={onOpen}>
      {points.length > 0 && <MapPreview points={points} withLand={withLand} />}
      <span className={classNames(badge.badge, styles.open)}>
        <Icon of={MapIcon} size="s" />
        {t('map.open')}
      </span>
    </button>
  );
}
