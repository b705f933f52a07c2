import type { MapPoint } from '@wisata/kernel/contracts/map-point';
import type { MapPlace, MapRoute, MapSuggestion } from '@wisata/kernel/contracts/maps-places';
import type { Locale } from '@wisata/kernel/locale';

/** What there is to know of the ground. Every call may fail with a `SupplierError`. */
export interface MapService {
  /** Places for what is typed so far, best first. */
  suggest(keyword: string, country: string | undefined, locale: Locale): Promise<readonly MapSuggestion[]>;
  /** The place of an id that this service gave out. */
  details(placeId: string, locale: Locale): Promise<MapPlace | undefined>;
  /** The place of an address. */
  geocode(address: string, locale: Locale): Promise<MapPlace | undefined>;
  /** What stands at a point. */
  reverse(point: MapPoint, locale: Locale): Promise<MapPlace | undefined>;
  /** The way by car; undefined where none leads there. */
  directions(from: MapPlace, to: MapPlace, locale: Locale): Promise<Omit<MapRoute, 'from' | 'to'> | undefined>;
}
