import { SEARCH_PLACE, type SearchPlaceAnswer } from '@wisata/kernel/contracts/content-search-places';
import * as v from 'valibot';
import type { BackendContext } from '../../app/context.ts';
import { defineRoute } from '../../app/route.ts';
import { bookingServices } from '../bookings/index.ts';

/** Every place that a service on sale here can be searched by. */
const allSearchPlaces = (context: BackendContext): SearchPlaceAnswer[] =>
  [...bookingServices(context).values()].flatMap(({ service, searchPlaces }) =>
    (searchPlaces?.() ?? []).map(({ key, name, names }) => ({ service, key, name, names: [...names] })),
  );

export const searchPlacesRoute = defineRoute({
  method: 'GET',
  path: '/api/v1/top/search-places',
  isBeyondContract: true,
  access: 'public',
  summary: 'Places by the names that people type, as each service addresses them',
  response: v.array(SEARCH_PLACE),
  handler: async (_request, context) => allSearchPlaces(context),
});
