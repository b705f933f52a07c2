import { LOCALE_QUERY } from '@wisata/kernel/contracts/request-fields';
import type { codeQuery, KEYWORD_QUERY } from '@wisata/kernel/contracts/request-fields';
import type { Locale } from '@wisata/kernel/locale';
import type { RefusalCode } from '@wisata/kernel/refusal-codes';
import * as v from 'valibot';
import { notFound } from './envelope.ts';
import { lookupRoute } from './public-route.ts';
import type { RouteDefinition } from './route.ts';

/** Where somebody can leave from, as a service finds it. */
interface Places<Place extends v.GenericSchema> {
  /** What a place is: `Station`. */
  readonly what: string;
  /** Addresses of the search, of one place and of those that most people want. */
  readonly paths: readonly [string, string, string];
  readonly schema: Place;
  readonly keywordQuery: typeof KEYWORD_QUERY;
  readonly codeQuery: ReturnType<typeof codeQuery>;
  readonly search: (keyword: string, locale: Locale) => v.InferOutput<Place>[];
  readonly find: (code: string, locale: Locale) => v.InferOutput<Place> | undefined;
  readonly popular: (locale: Locale) => v.InferOutput<Place>[];
  /** The message for an unknown code. */
  readonly unknown: RefusalCode;
}

/** The three calls of a place field. */
export function placeRoutes<Place extends v.GenericSchema>(own: Places<Place>): RouteDefinition[] {
  const places = own as unknown as Places<v.GenericSchema>;
  const { what, paths, schema } = places;
  return [
    lookupRoute({
      path: paths[0],
      summary: `${what}s and whole cities by code, name or nickname, from 2 characters`,
      query: places.keywordQuery,
      response: v.array(schema),
      answer: async (query, locale) => places.search(query.keyword, locale),
    }),
    lookupRoute({
      path: paths[1],
      summary: `One ${what.toLowerCase()} or city by its code`,
      query: places.codeQuery,
      response: schema,
      async answer(query, locale) {
        const place = places.find(query.code, locale);
        if (!place) throw notFound(`${what} not found`, places.unknown);
        return place;
      },
    }),
    lookupRoute({
      path: paths[2],
      isBeyondContract: true,
      summary: `${what}s and cities that most travellers want`,
      query: LOCALE_QUERY,
      response: v.array(schema),
      answer: async (_query, locale) => places.popular(locale),
    }),
  ];
}
