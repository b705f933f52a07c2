import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TransportMode } from '@wisata/kernel/contracts/transport-terms';
import type { TransportListAnswer } from '@wisata/kernel/contracts/transport-vehicles';
import { formatNumber } from '@wisata/kernel/locale';
import { lazyPart, useApp } from '@wisata/runtime';
import { Card } from '@wisata/ui/card';
import { Skeleton } from '@wisata/ui/skeleton';
import { Timeline } from '@wisata/ui/timeline';
// The server draws the preview before a browser asks for its code, so its styles come with the page.
import '@wisata/ui/picture-badge.module.css';
import styles from './trip-route.module.css';
import { useSearchText } from './use-search-text.ts';

const Note = lazyPart(async () => (await import('@wisata/ui/note')).Note);
const WayPreview = lazyPart(async () => (await import('./way-preview.tsx')).WayPreview);
const RouteMap = lazyPart(async () => (await import('./route-map.tsx')).RouteMap);

type Stops = Parameters<ReturnType<typeof useSearchText>['pickUp']>[0] & Pick<TransportListAnswer, 'route'>;

interface TripRouteProps {
  readonly mode: TransportMode;
  readonly stops: Stops;
  /** What else there is to know of the way. */
  readonly note?: string | undefined;
}

/** Where and when it begins and ends, and how far that is. */
export function TripRoute({ mode, stops, note }: TripRouteProps) {
  const { t } = useTranslation('transport');
  const { locale } = useApp();
  const { route } = stops;
  const text = useSearchText();
  const [isMapAsked, setMapAsked] = useState(false);
  const distance = route && formatNumber(route.distance_km, locale);
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
          {note && (
            <Suspense fallback={null}>
              <Note tone="info">{note}</Note>
            </Suspense>
          )}
        </div>
        {route &&
          (isMapAsked ? (
            <Suspense fallback={<Skeleton height={280} />}>
              <RouteMap mode={mode} stops={stops} route={route} />
            </Suspense>
          ) : (
            <Suspense fallback={<div className={styles.preview} />}>
              <WayPreview stops={stops} route={route} says={way} onOpen={() => setMapAsked(true)} />
            </Suspense>
          ))}
      </div>
    </Card>
  );
}
