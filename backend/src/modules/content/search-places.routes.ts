import { SEARCH_PLACE, type SearchPlaceAnswer } from '@wisata/kernel/contracts/content-search-places';
import { LOCALE_QUERY } from '@wisata/kernel/contracts/request-fields';
import type { Locale } from '@wisata/kernel/locale';
import * as v from 'valibot';
import type { BackendContext } from '../../app/context.ts';
import { placeName } from '../../app/place-names.ts';
import { lookupRoute } from '../../app/public-route.ts';
import { bookingServices } from '../bookings/index.ts';

/** Every place that a service on sale here can be searched by. */
const allSearchPlaces = (context: BackendContext, locale: Locale): SearchPlaceAnswer[] =>
  [...bookingServices(context).values()].flatMap(({ service, searchPlaces }) =>
    (searchPlaces?.() ?? []).map((place) => {
      const name = placeName(place.name, locale);
      return {
        service,
        key: place.key,
        name,
        names: name === place.name ? [...place.names] : [place.name, ...place.names],
      };
    }),
  );

export const searchPlacesRoute = lookupRoute({
  path: '/api/v1/top/search-places',
  isBeyondContract: true,
  summary: 'Places by the names that people type, as each service addresses them',
  response: v.array(SEARCH_PLACE),
  query: LOCALE_QUERY,
  answer: async (_query, locale, context) => allSearchPlaces(context, locale),
});
