import { LOCALE_QUERY } from '@wisata/kernel/contracts/request-fields';
import type { Locale } from '@wisata/kernel/locale';
import type { BackendContext } from './context.ts';
import type { Schema } from './input.ts';
import { requestLocale } from './request-locale.ts';
import { defineRoute, type Answer, type Parsed, type RouteDefinition, type RouteSpec } from './route.ts';

interface OfferRoute<B extends Schema, R extends Schema> extends Pick<
  RouteSpec<B, undefined, undefined, R>,
  'path' | 'summary' | 'isBeyondContract' | 'rateLimit'
> {
  body: B;
  response: R;
  answer(body: Parsed<B>, locale: Locale, context: BackendContext): Promise<Answer<R>>;
}

/** A public call that looks offers up: takes JSON by POST and answers in the caller's language. */
export const offerRoute = <B extends Schema, R extends Schema>({
  answer,
  ...call
}: OfferRoute<B, R>): RouteDefinition =>
  defineRoute<R, B, typeof LOCALE_QUERY>({
    ...call,
    method: 'POST',
    access: 'public',
    query: LOCALE_QUERY,
    handler: ({ body, query, headers }, context) => answer(body, requestLocale(headers, query.locale), context),
  });
