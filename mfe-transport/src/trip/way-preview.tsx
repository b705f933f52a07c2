import { MapIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TransportListAnswer } from '@wisata/kernel/contracts/transport-vehicles';
import { useCoast } from '@wisata/runtime/journey/use-coast';
import { Icon } from '@wisata/ui/icon';
import { MapPreview } from '@wisata/ui/map-preview';
import { classNames } from '@wisata/ui/class-names';
import badge from '@wisata/ui/picture-badge.module.css';
import styles from './trip-route.module.css';

interface WayPreviewProps {
  readonly stops: Pick<TransportListAnswer, 'pickUpLocation' | 'dropOffLocation'>;
  readonly route: NonNullable<TransportListAnswer['route']>;
  readonly says: string;
  readonly onOpen: () => void;
}

/** Where both places lie and the way between them; a press brings the map. */
export function WayPreview({ stops, route, says, onOpen }: WayPreviewProps) {
  const { t } = useTranslation('transport');
  const withLand = useCoast('all');
  const points = [stops.pickUpLocation, stops.dropOffLocation];
  return (
    <button type="button" className={styles.preview} onClick={onOpen}>
      <MapPreview points={points} route={route.line} withLand={withLand} />
      <span className={classNames(badge.badge, styles.way)}>{says}</span>
      <span className={classNames(badge.badge, styles.open)}>
        <Icon of={MapIcon} size="s" />
        {t('route.show')}
      </span>
    </button>
  );
}
