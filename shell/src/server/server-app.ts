import type { AppContext } from '@wisata/kernel/app-context';
import { createEventBus } from '@wisata/kernel/event-bus';
import { LOCALE_TAGS, localePath } from '@wisata/kernel/locale';
import type { RenderRequest } from '@wisata/kernel/rendering';
import { createApiClient } from '@wisata/runtime/api-client';
import { watchCalls, type CallWatch } from '@wisata/runtime/open-calls';
import { createSession, type TokenStore } from '@wisata/runtime/session';
import { createMemoryStore } from '@wisata/runtime/storage';
import type { ServerLanguage } from './languages.ts';

function tokensOf({ token }: RenderRequest): TokenStore {
  let current = token;
  return {
    get: () => current,
    set: (next) => void (current = next),
    clear: () => void (current = undefined),
  };
}

/** One request's app context, and its calls. */
export interface ServerApp {
  readonly app: AppContext;
  readonly calls: CallWatch;
}

/** Makes the app context of one request: nobody else's, with the clock stopped, knowing of the device what it tells. */
export function createServerApp(
  request: RenderRequest,
  { i18n, answers }: Pick<ServerLanguage, 'i18n' | 'answers'>,
  signal: AbortSignal,
): ServerApp {
  const { locale, config, nowMs, api: upstream } = request;
  const tokens = tokensOf(request);
  const calls = watchCalls(answers.fetch);
  const place = { baseUrl: upstream.baseUrl, acceptLanguage: LOCALE_TAGS[locale] };
  const client = createApiClient({
    ...place,
    // What is asked as a member is nothing for a document to ask.
    fetch: request.token === undefined ? calls.fetch : answers.fetch,
    token: () => tokens.get(),
    // Only the browser can: the refresh cookie is renewed with it.
    refreshToken: async () => undefined,
    onServerTime: () => undefined,
    fallbackMessage: () => i18n.t('failure.unknown'),
    // Between two programs of one place, packing costs more than it saves.
    headers: { ...upstream.headers, 'accept-encoding': 'identity' },
    signal,
  });
  const api = answers.among(client, place);
  const bus = createEventBus();
  const session = createSession(() => api, tokens, bus);
  const app: AppContext = {
    api,
    // Who is known when rendering begins is whom the page is rendered for.
    session: { ...session, rendered: session.user },
    bus,
    clock: { now: () => nowMs },
    locale,
    t: (key, values) => i18n.t(key, { ...values }),
    href: (path) => localePath(locale, path),
    storage: { local: createMemoryStore(request.told), session: createMemoryStore() },
    config,
    toast: () => undefined,
    track: () => undefined,
  };
  return { app, calls };
}
