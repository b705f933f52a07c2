import { useState } from 'react';
import { useOptimisticQuery } from '@wisata/runtime/optimistic-query';
import type { HotelResults } from '../api/hotel-results.api.ts';
import { HOTEL_FILTER, type HotelFilter } from './hotel-filter.rules.ts';
import type { HotelSearch } from '../stay/hotel-search.rules.ts';
import { holdsAny, simplifyShape, type MapShape } from './map-shape.rules.ts';
import { useChangeFilter } from './use-change-filter.ts';

interface Shown {
  readonly search: HotelSearch;
  readonly filter: HotelFilter;
  readonly results: HotelResults;
}

interface Bounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

const RECTANGLE = 2;

/** The part of the map that the list is narrowed to: what the map shows while it is followed, or an area drawn on it. */
export function useMapShape({ search, filter, results }: Shown) {
  const changeFilter = useChangeFilter(search);
  const asked = useOptimisticQuery(filter, HOTEL_FILTER.read);
  const [isFollowed, setFollowed] = useState(filter.within.length === RECTANGLE);
  const [isDrawing, setDrawing] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const isDrawn = asked.within.length > RECTANGLE;

  function narrow(within: MapShape) {
    const isMoved = asked.within.length === RECTANGLE && within.length === RECTANGLE;
    changeFilter(HOTEL_FILTER.change(asked, { within }), { replace: isMoved });
  }

  // A part without any hotel would lead to a page without a map, from which nobody could move on.
  function show(shape: MapShape) {
    const holds = holdsAny(shape, results.overview.hotels);
    setEmpty(!holds);
    if (holds) narrow(shape);
  }

  return {
    isFollowed,
    isDrawing,
    isEmpty,
    area: isDrawn ? asked.within : undefined,
    follow(isOn: boolean) {
      setFollowed(isOn);
      setEmpty(false);
      if (!isOn && asked.within.length === RECTANGLE) narrow([]);
    },
    draw(isOn: boolean) {
      setDrawing(isOn);
      setEmpty(false);
    },
    clear: () => narrow([]),
    onMove({ south, west, north, east }: Bounds) {
      if (!isFollowed || isDrawn) return;
      show(
        simplifyShape([
          { latitude: south, longitude: west },
          { latitude: north, longitude: east },
        ]),
      );
    },
    onDrawn(shape: MapShape | undefined) {
      setDrawing(false);
      if (!shape) return;
      setFollowed(false);
      show(simplifyShape(shape));
    },
  };
}
