import type { ApiClient } from '@wisata/kernel/api';
import type { Place, PlaceSuggestion } from './hotel.model.ts';
import { searchDestinations, searchHotelNames } from './hotel.api.ts';

/** Cities, areas and hotels in one list, as one box asks for them. Rejects when neither call was answered. */
export async function searchPlaces(
  api: ApiClient,
  text: string,
  signal: AbortSignal,
): Promise<readonly PlaceSuggestion[]> {
  const [places, hotels] = await Promise.all([
    searchDestinations(api, text, signal),
    searchHotelNames(api, text, '', signal),
  ]);
  if (!places.ok && !hotels.ok) throw new Error(places.failure.message);
  return [...(places.ok ? places.data : []), ...(hotels.ok ? hotels.data : [])];
}

/** The key of a place that is known by name only, such as the four fixed cities; undefined when nothing has that name. */
export async function findPlaceByName(api: ApiClient, city: string): Promise<Place | undefined> {
  const found = await searchDestinations(api, city);
  if (!found.ok) return undefined;
  return found.data.find(({ place }) => place.city.toLowerCase() === city.toLowerCase())?.place;
}
