import type { ApiClient } from '@wisata/kernel/api';
import { SEARCH_PLACE, type SearchPlaceAnswer } from '@wisata/kernel/contracts/content-search-places';
import { readList } from '@wisata/kernel/envelope';
import type { Outcome } from '@wisata/kernel/outcome';

/** Every place of every service by the names that people type; the same for everybody. */
export const searchPlaces = (api: ApiClient): Promise<Outcome<readonly SearchPlaceAnswer[]>> =>
  api.call({
    method: 'GET',
    path: '/api/v1/top/search-places',
    operation: 'search-places',
    read: readList(SEARCH_PLACE),
  });
