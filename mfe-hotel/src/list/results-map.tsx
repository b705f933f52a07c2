import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { compactPrice, price } from '@wisata/kernel/money';
import { useApp } from '@wisata/runtime';
import { MapControls } from '@wisata/runtime/journey/map-controls';
import { useMapBase } from '@wisata/runtime/journey/use-map-base';
import { useMapShape } from '@wisata/runtime/journey/use-map-shape';
import { useOptimisticQuery } from '@wisata/runtime/optimistic-query';
import { ResultsMap } from '@wisata/ui/results-map';
import type { ListedHotel } from '../api/hotel.model.ts';
import { useActiveHotel, type ActiveHotel } from './use-active-hotel.ts';
import { seenHotels } from '../stay/list-memory.rules.ts';
import type { HotelResultsViewProps } from './hotel-results-props.ts';
import { HOTEL_FILTER } from './hotel-filter.rules.ts';
import { MapCard } from './map-card.tsx';
import { useChangeFilter } from './use-change-filter.ts';

interface HotelsMapProps extends HotelResultsViewProps {
  readonly hotels: readonly ListedHotel[];
  readonly pathOf: (hotel: ListedHotel) => string;
  readonly nights: number;
  readonly active: ActiveHotel;
  /** The map zooms to all pins when it changes. */
  readonly fitKey: string;
  /** Whether the sheet with the map is open on narrow screens. */
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/** Middle of each area's hotels, to write its name there. */
function areaPlaces(hotels: readonly ListedHotel[]) {
  const areas = new Map<string, ListedHotel[]>();
  for (const hotel of hotels) areas.set(hotel.area, [...(areas.get(hotel.area) ?? []), hotel]);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return [...areas].map(([name, members]) => ({
    name,
    rank: 2 as const,
    latitude: mean(members.map(({ latitude }) => latitude)),
    longitude: mean(members.map(({ longitude }) => longitude)),
  }));
}

function useMapProps({ hotels, pathOf, nights, active, fitKey, ...rest }: HotelsMapProps) {
  const { t } = useTranslation('hotel');
  const { storage } = useApp();
  const base = useMapBase();
  const navigate = useNavigate();
  const activeKey = useActiveHotel(active);
  const [chosenKey, setChosenKey] = useState<string>();
  const { search, filter, results } = rest;
  const changeFilter = useChangeFilter(search);
  const asked = useOptimisticQuery(filter, HOTEL_FILTER.read);
  const shape = useMapShape({
    within: asked.within,
    places: results.overview.hotels,
    narrow: (within, how) => changeFilter(HOTEL_FILTER.change(asked, { within }), how),
  });
  const seen = new Set(seenHotels(storage.session));
  const shown = hotels.find(({ key }) => key === (activeKey ?? chosenKey));
  return {
    ...base,
    label: t('map.label'),
    pins: hotels.map((hotel) => ({
      id: hotel.key,
      latitude: hotel.latitude,
      longitude: hotel.longitude,
      label: compactPrice(hotel.total),
      name: `${hotel.name}, ${price(hotel.total)}`,
      selected: hotel.key === chosenKey,
      seen: seen.has(hotel.key),
    })),
    places: areaPlaces(hotels),
    activeId: activeKey,
    onActivate: active.set,
    // The first press shows the hotel's card, which a finger cannot hover for; the second one opens the hotel.
    onSelect(key: string) {
      const hotel = hotels.find((each) => each.key === key);
      if (hotel && key === chosenKey) void navigate(pathOf(hotel));
      else setChosenKey(key);
    },
    groupWords(pins: readonly { readonly id: string }[]) {
      const ids = new Set(pins.map(({ id }) => id));
      const lowest = hotels
        .filter(({ key }) => ids.has(key))
        .reduce((best, hotel) => (hotel.total.minor < best.total.minor ? hotel : best));
      return {
        label: t('map.group', { count: pins.length }),
        name: t('map.groupName', { count: pins.length, price: price(lowest.total) }),
      };
    },
    fitKey,
    ...(shape.area ? { area: shape.area } : {}),
    drawing: shape.isDrawing,
    onDrawn: shape.onDrawn,
    onMove: shape.onMove,
    controls: <MapControls shape={shape} found={t('map.group', { count: results.page.total })} />,
    card: shown ? <MapCard hotel={shown} path={pathOf(shown)} nights={nights} /> : undefined,
  };
}

/** All hotels on a map. */
export function HotelsMap(props: HotelsMapProps) {
  const { t } = useTranslation('hotel');
  const { isOpen, setOpen } = props;
  const map = useMapProps(props);
  return <ResultsMap {...map} isOpen={isOpen} setOpen={setOpen} openLabel={t('map.open')} closeLabel={t('close')} />;
}
