import { LANDING, LANDINGS_QUERY, LANDING_HEAD, LANDING_PARAMS } from '@wisata/kernel/contracts/content-landing';
import { LOCALE_QUERY } from '@wisata/kernel/contracts/request-fields';
import * as v from 'valibot';
import { lookupRoute } from '../../../app/public-route.ts';
import { requestLocale } from '../../../app/request-locale.ts';
import { defineRoute } from '../../../app/route.ts';
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
  defineRoute({
    method: 'GET',
    path: '/api/v1/top/get-landing/:slug',
    isBeyondContract: true,
    access: 'public',
    summary: 'A page about a route or a city with what the inventory says about it',
    params: LANDING_PARAMS,
    query: LOCALE_QUERY,
    response: LANDING,
    isSameForAll: true,
    handler: ({ params, query, headers }, context) =>
      getLanding(context, params.slug, requestLocale(headers, query.locale)),
  }),
];
