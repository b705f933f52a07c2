import { useApp } from '@wisata/runtime';
import { ResultsOnMap } from '@wisata/runtime/journey/results-on-map';
import type { ListedHotel } from '../api/hotel.model.ts';
import { useActiveHotel, type ActiveHotel } from './use-active-hotel.ts';
import { seenHotels } from '../stay/list-memory.rules.ts';
import { useHotelFilter, type HotelResultsViewProps } from './use-hotel-list.ts';
import { HOTEL_FILTER } from './hotel-filter.rules.ts';
import { MapCard } from './map-card.tsx';

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

/** All hotels on a map. */
export function HotelsMap(props: HotelsMapProps) {
  const { hotels, pathOf, nights, active, search, filter, results, ...map } = props;
  const { storage } = useApp();
  const { asked, changeFilter } = useHotelFilter({ search, filter });
  const activeKey = useActiveHotel(active);
  const seen = new Set(seenHotels(storage.session));
  function cardOf(id: string) {
    const hotel = hotels.find(({ key }) => key === id);
    return hotel && <MapCard hotel={hotel} path={pathOf(hotel)} nights={nights} />;
  }
  return (
    <ResultsOnMap
      {...map}
      service="hotel"
      results={hotels.map((hotel) => ({ ...hotel, id: hotel.key, path: pathOf(hotel), seen: seen.has(hotel.key) }))}
      count={results.page.total}
      narrowing={{
        within: asked.within,
        places: results.overview.hotels,
        narrow: (within, how) => changeFilter(HOTEL_FILTER.change(asked, { within }), how),
      }}
      activeId={activeKey}
      onActivate={active.set}
      places={areaPlaces(hotels)}
      card={cardOf}
    />
  );
}
