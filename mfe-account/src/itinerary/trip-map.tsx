import { useTranslation } from 'react-i18next';
import { useMapBase } from '@wisata/runtime/journey/use-map-base';
import { MapView } from '@wisata/ui/map';
import { ticketOf, type TripWay } from './trip-map.rules.ts';
import { dayId } from './trip-days.tsx';

/** The stops of a trip on a map; a press on one leads to its first day. */
export function TripMap({ way: { stops, route } }: { readonly way: TripWay }) {
  const { t } = useTranslation('account');
  const base = useMapBase();
  const pins = stops.map((stop) => ({ ...stop, id: stop.name, label: ticketOf([stop]) }));
  const wordsFor = (grouped: readonly { readonly id: string }[]) => {
    const inside = stops.filter(({ name }) => grouped.some(({ id }) => id === name));
    const names = inside.map(({ name }) => name).join(', ');
    return { label: ticketOf(inside), name: t('tripMap.group', { names }) };
  };
  const goTo = (id: string) => {
    const stop = stops.find(({ name }) => name === id);
    if (stop?.dates[0]) document.getElementById(dayId(stop.dates[0]))?.scrollIntoView();
  };
  return (
    <MapView
      {...base}
      label={t('tripMap.label')}
      inline
      pins={pins}
      route={route}
      groupWords={wordsFor}
      onSelect={goTo}
    />
  );
}
