import { LOCALE_QUERY } from '@wisata/kernel/contracts/request-fields';
import type { Locale } from '@wisata/kernel/locale';
import type { BackendContext } from './context.ts';
import type { Schema } from './input.ts';
import { requestLocale } from './request-locale.ts';
import { defineRoute, type Answer, type Parsed, type RouteDefinition, type RouteSpec } from './route.ts';

type Facts = 'path' | 'summary' | 'isBeyondContract' | 'isSameForAll' | 'rateLimit';

/** A call that anybody may make and that answers in a language. */
interface PublicRoute<Asked extends Schema, R extends Schema> extends Pick<
  RouteSpec<undefined, undefined, undefined, R>,
  Facts
> {
  response: R;
  answer(asked: Parsed<Asked>, locale: Locale, context: BackendContext): Promise<Answer<R>>;
}

/** A public call that looks offers up: takes JSON by POST and answers in the caller's language. */
export const offerRoute = <B extends Schema, R extends Schema>({
  answer,
  ...call
}: PublicRoute<B, R> & { body: B }): RouteDefinition =>
  defineRoute<R, B, typeof LOCALE_QUERY>({
    ...call,
    method: 'POST',
    access: 'public',
    query: LOCALE_QUERY,
    handler: ({ body, query, headers }, context) => answer(body, requestLocale(headers, query.locale), context),
  });

/** A public call that looks up what its address names and answers in the caller's language. */
export const recordRoute = <P extends Schema, R extends Schema>({
  answer,
  ...call
}: PublicRoute<P, R> & { params: P }): RouteDefinition =>
  defineRoute<R, undefined, typeof LOCALE_QUERY, P>({
    ...call,
    method: 'GET',
    access: 'public',
    query: LOCALE_QUERY,
    handler: ({ params, query, headers }, context) => answer(params, requestLocale(headers, query.locale), context),
  });

/** A public call that looks something up: takes a query by GET and answers in its language, or else in the caller's. */
export const lookupRoute = <Q extends Schema, R extends Schema>({
  answer,
  ...call
}: PublicRoute<Q, R> & { query: Q }): RouteDefinition =>
  defineRoute<R, undefined, Q>({
    ...call,
    method: 'GET',
    access: 'public',
    handler({ query, headers }, context) {
      const { locale } = query as { readonly locale?: Locale | null };
      return answer(query, requestLocale(headers, locale ?? undefined), context);
    },
  });
