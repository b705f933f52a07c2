import { MapIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '@wisata/ui/class-names';
import { Icon } from '@wisata/ui/icon';
import { MapPreview } from '@wisata/ui/map-preview';
import badge from '@wisata/ui/picture-badge.module.css';
import type { MapStripProps } from './map-strip.tsx';
import styles from './map-strip.module.css';
import { useCoast } from './use-coast.ts';

/** Where the results lie, as one large button. */
export function MapStripPicture({ service, points, onOpen }: MapStripProps) {
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
