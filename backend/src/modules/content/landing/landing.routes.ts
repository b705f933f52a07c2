import { LANDING, LANDINGS_QUERY, LANDING_HEAD, LANDING_PARAMS } from '@wisata/kernel/contracts/content-landing';
import * as v from 'valibot';
import { lookupRoute, recordRoute } from '../../../app/public-route.ts';
import { getLanding, searchLandings } from './landing.service.ts';

export const landingRoutes = [
  lookupRoute({
    path: '/api/v1/top/get-landings',
    isBeyondContract: true,
    summary: 'Pages about routes and cities by name',
    query: LANDINGS_QUERY,
    response: v.array(LANDING_HEAD),
    isSameForAll: true,
    answer: async (query, locale) => searchLandings(query.kind, locale),
  }),
  recordRoute({
    path: '/api/v1/top/get-landing/:slug',
    isBeyondContract: true,
    summary: 'A page about a route or a city with what the inventory says about it',
    params: LANDING_PARAMS,
    response: LANDING,
    isSameForAll: true,
    answer: ({ slug }, locale, context) => getLanding(context, slug, locale),
  }),
];
