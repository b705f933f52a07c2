import type { Locale } from '@wisata/kernel/locale';
import type { BackendContext } from './context.ts';
import type { Schema } from './input.ts';
import { requestLocale } from './request-locale.ts';
import { defineRoute, type Answer, type Parsed, type RouteDefinition, type RouteSpec } from './route.ts';

interface LookupRoute<Q extends Schema, R extends Schema> extends Pick<
  RouteSpec<undefined, Q, undefined, R>,
  'path' | 'summary' | 'isBeyondContract' | 'isSameForAll'
> {
  query: Q;
  response: R;
  answer(query: Parsed<Q>, locale: Locale, context: BackendContext): Promise<Answer<R>>;
}

/** A public call that looks something up: takes a query by GET and answers in its language, or else in the caller's. */
export const lookupRoute = <Q extends Schema, R extends Schema>({
  answer,
  ...call
}: LookupRoute<Q, R>): RouteDefinition =>
  defineRoute<R, undefined, Q>({
    ...call,
    method: 'GET',
    access: 'public',
    handler({ query, headers }, context) {
      const { locale } = query as { readonly locale?: Locale | null };
      return answer(query, requestLocale(headers, locale ?? undefined), context);
    },
  });
