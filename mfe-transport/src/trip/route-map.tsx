import { useTranslation } from 'react-i18next';
import type { TransportMode } from '@wisata/kernel/contracts/transport-terms';
import type { TransportListAnswer } from '@wisata/kernel/contracts/transport-vehicles';
import { useMapBase } from '@wisata/runtime/journey/use-map-base';
import { MapView } from '@wisata/ui/map';
import styles from './trip-route.module.css';

interface RouteMapProps {
  readonly mode: TransportMode;
  readonly stops: Pick<TransportListAnswer, 'pickUpLocation' | 'dropOffLocation'>;
  readonly route: NonNullable<TransportListAnswer['route']>;
}

/** Both places and the way between them; a line that is an estimate joins them and is no street. */
export function RouteMap({ mode, stops, route }: RouteMapProps) {
  const { t } = useTranslation('transport');
  const base = useMapBase();
  const ends = ['pickUp', 'dropOff'] as const;
  const pins = ends.map((end) => {
    const { name, latitude, longitude } = stops[`${end}Location`];
    const label = t(`route.${end}`);
    return { id: end, latitude, longitude, label, name: `${t(`search.${end}.${mode}`)}: ${name}`, selected: true };
  });
  return (
    <div className={styles.map}>
      <MapView {...base} label={t('map.label')} inline pins={pins} route={route.line} />
    </div>
  );
}
