import { MapIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TransportMode } from '@wisata/kernel/contracts/transport-terms';
import type { TransportListAnswer } from '@wisata/kernel/contracts/transport-vehicles';
import { useApp } from '@wisata/runtime';
import { useCoast } from '@wisata/runtime/journey/use-coast';
import { Card } from '@wisata/ui/card';
import { Icon } from '@wisata/ui/icon';
import { MapPreview } from '@wisata/ui/map-preview';
import { Note } from '@wisata/ui/note';
import { Skeleton } from '@wisata/ui/skeleton';
import { Timeline } from '@wisata/ui/timeline';
import styles from './trip-route.module.css';
import { useSearchText } from './use-search-text.ts';

const RouteMap = lazy(async () => ({ default: (await import('./route-map.tsx')).RouteMap }));

type Stops = Parameters<ReturnType<typeof useSearchText>['pickUp']>[0] & Pick<TransportListAnswer, 'route'>;

interface TripRouteProps {
  readonly mode: TransportMode;
  readonly stops: Stops;
  /** What else there is to know of the way. */
  readonly note?: string | undefined;
}

interface WayPreviewProps {
  readonly stops: Stops;
  readonly route: NonNullable<Stops['route']>;
  readonly says: string;
  readonly onOpen: () => void;
}

/** Where both places lie and the way between them; a press brings the map. */
function WayPreview({ stops, route, says, onOpen }: WayPreviewProps) {
  const { t } = useTranslation('transport');
  const withLand = useCoast('all');
  const points = [stops.pickUpLocation, stops.dropOffLocation];
  return (
    <button type="button" className={styles.preview} onClick={onOpen}>
      <MapPreview points={points} route={route.line} withLand={withLand} />
      <span className={styles.way}>{says}</span>
      <span className={styles.open}>
        <Icon of={MapIcon} size="s" />
        {t('route.show')}
      </span>
    </button>
  );
}

/** Where and when it begins and ends, and how far that is. */
export function TripRoute({ mode, stops, note }: TripRouteProps) {
  const { t } = useTranslation('transport');
  const { locale } = useApp();
  const { route } = stops;
  const text = useSearchText();
  const [isMapAsked, setMapAsked] = useState(false);
  const distance = route && new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(route.distance_km);
  const way = route ? t('route.way', { distance, count: Math.round(route.duration_minutes) }) : '';
  const items = [
    {
      id: 'pickUp',
      title: stops.pickUpLocation.name,
      time: t(`search.pickUp.${mode}`),
      detail: text.pickUp(stops),
      state: 'next' as const,
    },
    {
      id: 'dropOff',
      title: stops.dropOffLocation.name,
      time: t(`search.dropOff.${mode}`),
      detail: [text.dropOff(stops), way].filter(Boolean).join(' · '),
      state: 'next' as const,
    },
  ];
  return (
    <Card>
      <div className={route ? styles.halves : undefined}>
        <div className={styles.stops}>
          <Timeline label={t('route.title')} items={items} />
          {note && <Note tone="info">{note}</Note>}
        </div>
        {route &&
          (isMapAsked ? (
            <Suspense fallback={<Skeleton height={280} />}>
              <RouteMap mode={mode} stops={stops} route={route} />
            </Suspense>
          ) : (
            <WayPreview stops={stops} route={route} says={way} onOpen={() => setMapAsked(true)} />
          ))}
      </div>
    </Card>
  );
}
