import { useTranslation } from 'react-i18next';
import type { TransportMode } from '@wisata/kernel/contracts/transport-terms';
import type { TransportListAnswer } from '@wisata/kernel/contracts/transport-vehicles';
import { useApp } from '@wisata/runtime';
import { Card } from '@wisata/ui/card';
import { Timeline } from '@wisata/ui/timeline';
import { useSearchText } from './use-search-text.ts';

type Stops = Parameters<ReturnType<typeof useSearchText>['pickUp']>[0];

interface TripRouteProps {
  readonly mode: TransportMode;
  readonly stops: Stops;
  /** The way between both places; left out where it is not known. */
  readonly route?: TransportListAnswer['route'];
}

/** Where and when it begins and ends, and how far that is. */
export function TripRoute({ mode, stops, route }: TripRouteProps) {
  const { t } = useTranslation('transport');
  const { locale } = useApp();
  const text = useSearchText();
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
    <Card padded>
      <Timeline label={t('route.title')} items={items} />
    </Card>
  );
}
