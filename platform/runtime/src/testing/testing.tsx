import { render, type RenderResult } from '@testing-library/react';
import i18next, { type i18n } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { RouterContextProvider, RouterProvider, createMemoryRouter, type RouteObject } from 'react-router';
import type { ComponentType, ReactNode } from 'react';
import type { AppConfig, AppContext, SessionUser } from '@wisata/kernel/app-context';
import { createEventBus } from '@wisata/kernel/event-bus';
import { LOCALE_TAGS, localePath, type Locale } from '@wisata/kernel/locale';
import type { SlotName } from '@wisata/kernel/remote';
import { TEST_OFFER } from './testing-offer.ts';
import { createApiClient } from '../context/api-client.ts';
import { AppProvider } from '../context/app.tsx';
import { appRouterContext } from '../page/remote.ts';
import { createServerClock } from '../context/server-clock.ts';
import { createSession } from '../context/session.ts';
import { SlotSourceProvider, type SlotSource } from '../page/slot.tsx';
import { createStore } from '../context/storage.ts';

/** A call as the faked server saw it. */
export interface SentRequest {
  /** Method and path, `POST /api/v1/payment/add`. */
  readonly target: string;
  readonly query: URLSearchParams;
  readonly json: unknown;
  readonly headers: Headers;
}

/** Answers by method and path, `GET /api/v1/cart`. What is given back becomes `data` of a good envelope; a `Response` goes out as it is. */
export type Handlers = Readonly<Record<string, (request: SentRequest) => unknown>>;

/** A refusal in the contract's envelope, for a handler to give back. */
export function refusal(
  status: number,
  message: string,
  more: { code?: string; fields?: object; data?: object } = {},
): Response {
  return Response.json({ status: false, success: false, message, data: null, ...more }, { status });
}

/** Options of {@link createTestApp}; a plain guest in English at 14:00 WIB on 20 November 2026 without any. */
export interface TestAppOptions {
  readonly handlers?: Handlers;
  readonly locale?: Locale;
  /** Signs this member in before anything is shown. */
  readonly user?: SessionUser;
  /** Texts by namespace: `{ hotel: en }`. */
  readonly messages?: Readonly<Record<string, object>>;
  /** The server's time; a function lets it pass. */
  readonly nowMs?: number | (() => number);
  readonly config?: Partial<AppConfig>;
}

/** A real app context over a faked network, and what went through it. */
export interface TestApp {
  readonly app: AppContext;
  readonly i18n: i18n;
  readonly requests: readonly SentRequest[];
  readonly toasts: readonly { readonly message: string; readonly kind: string }[];
  readonly tracked: readonly { readonly event: string; readonly properties: object | undefined }[];
}

/** A member to sign in with. */
export const TEST_USER: SessionUser = {
  id: 'c0ffee00-0000-4000-8000-000000000001',
  first_name: 'Ayu',
  last_name: 'Lestari',
  email: 'ayu@wisata.test',
  phone: '+6281234567890',
  status: 'aktif',
  role: 'member',
};

const CONFIG: AppConfig = {
  brand: {
    name: 'wisata',
    company: 'PT Wisata Nusantara Raya',
    poweredBy: 'Nusantara Air',
    copyrightYear: '2023',
    helpPhone: '021 5084 7000',
    chatUrl: 'https://chat.test/wisata',
  },
  ...TEST_OFFER,
  baseUrl: 'http://wisata.test',
};

async function toSent(request: Request): Promise<SentRequest> {
  const url = new URL(request.url);
  const text = await request.clone().text();
  return {
    target: `${request.method} ${url.pathname}`,
    query: url.searchParams,
    json: text ? JSON.parse(text) : undefined,
    headers: request.headers,
  };
}

function fakeFetch(handlers: Handlers, requests: SentRequest[]): typeof fetch {
  return async (input, init) => {
    const sent = await toSent(new Request(input, init));
    requests.push(sent);
    const handler = handlers[sent.target];
    if (!handler) return refusal(404, `Nobody answers ${sent.target}`);
    const data = await handler(sent);
    return data instanceof Response ? data : Response.json({ status: true, success: true, message: '', data });
  };
}

function createTestI18n({ locale = 'en', messages = {} }: TestAppOptions): i18n {
  const instance = i18next.createInstance();
  const namespaces = Object.keys(messages);
  void instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    ns: namespaces,
    ...(namespaces[0] ? { defaultNS: namespaces[0] } : {}),
    resources: { [locale]: messages },
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { useSuspense: false },
    initAsync: false,
  });
  return instance;
}

/** Makes an app context whose only fake is the network: client, session, bus, clock and storage are the real ones. */
export function createTestApp(options: TestAppOptions = {}): TestApp {
  const { locale = 'en', user, nowMs = Date.UTC(2026, 10, 20, 7), config } = options;
  const requests: SentRequest[] = [];
  const toasts: { message: string; kind: string }[] = [];
  const tracked: { event: string; properties: object | undefined }[] = [];
  const bus = createEventBus();
  const i18n = createTestI18n(options);
  let token = user && 'test-token';
  const api = createApiClient({
    baseUrl: 'http://wisata.test',
    acceptLanguage: LOCALE_TAGS[locale],
    token: () => token,
    refreshToken: async () => undefined,
    onServerTime: () => undefined,
    fallbackMessage: () => 'Something went wrong!',
    fetch: fakeFetch(
      { 'GET /api/auth/profil': () => user ?? refusal(401, 'Unauthorized'), ...options.handlers },
      requests,
    ),
  });
  const tokens = {
    get: () => token,
    set: (next: string) => void (token = next),
    clear: () => void (token = undefined),
  };
  const app: AppContext = {
    api,
    session: createSession(() => api, tokens, bus),
    bus,
    clock: createServerClock(typeof nowMs === 'function' ? nowMs : () => nowMs),
    locale,
    t: (key, values) => i18n.t(key, { ...values }),
    href: (path) => localePath(locale, path),
    storage: { local: createStore(() => window.localStorage), session: createStore(() => window.sessionStorage) },
    config: { ...CONFIG, ...config },
    toast: (message, kind) => void toasts.push({ message, kind }),
    track: (event, properties) => void tracked.push({ event, properties }),
  };
  return { app, i18n, requests, toasts, tracked };
}

/** Options of {@link renderPage}. */
export interface RenderPageOptions extends TestAppOptions {
  /** Route objects as in a manifest; `lazy` is fine. */
  readonly routes: readonly RouteObject[];
  /** Address without locale, `/hotel/list?city=DPS`. */
  readonly url: string;
  /** Slots of other remotes by name; one that is missing behaves like a remote that is down. */
  readonly slots?: Readonly<Record<SlotName, ComponentType<never>>>;
  /** Anything that has to stand around the router. */
  readonly around?: (content: ReactNode) => ReactNode;
}

/** A rendered page with its router and its app. */
export interface RenderedPage extends TestApp, RenderResult {
  readonly router: ReturnType<typeof createMemoryRouter>;
}

/** A slot that a test does not provide: expected, and not reported. */
class MissingSlotError extends Error {}

function slotSource(slots: RenderPageOptions['slots']): SlotSource {
  const known = new Map<SlotName, Promise<ComponentType<never>>>();
  const load = async (name: SlotName) => {
    const slot = slots?.[name];
    if (!slot) throw new MissingSlotError(`Nobody offers ${name}`);
    return slot;
  };
  return {
    load(name) {
      const asked = known.get(name) ?? load(name);
      known.set(name, asked);
      return asked;
    },
    forget: (name) => void known.delete(name),
    report: () => undefined,
  };
}

/** Puts around a router what the shell does: texts, app context and slots. */
export function withShell(
  { app, i18n }: Pick<TestApp, 'app' | 'i18n'>,
  slots: RenderPageOptions['slots'],
  content: ReactNode,
) {
  return (
    <I18nextProvider i18n={i18n}>
      <AppProvider app={app}>
        <SlotSourceProvider source={slotSource(slots)}>{content}</SlotSourceProvider>
      </AppProvider>
    </I18nextProvider>
  );
}

/** Loads the pages' code ahead: what a test waits for is the page, not the compiler. */
async function preload(routes: readonly RouteObject[]): Promise<void> {
  await Promise.all(
    routes.flatMap(({ lazy, children }) => [
      ...(typeof lazy === 'function' ? [lazy()] : []),
      ...(children ? [preload(children)] : []),
    ]),
  );
}

const drawNothing = () => null;

/** As in the shell something stands there until a loader has answered; a redirect draws nothing. */
function withFallback(route: RouteObject): RouteObject {
  const isRedirect = !(route.lazy || route.children || route.element);
  return { HydrateFallback: drawNothing, ...(isRedirect && { Component: drawNothing }), ...route };
}

/**
 * Renders routes at an address in a memory router, with loaders, session, messages and slots as on the site.
 * Await what the page shows with `findByRole`; loaders run after this gives back.
 */
export async function renderPage({ routes, url, slots, around, ...options }: RenderPageOptions): Promise<RenderedPage> {
  const test = createTestApp(options);
  await preload(routes);
  if (options.user) await test.app.session.ready();
  const router = createMemoryRouter(routes.map(withFallback), {
    initialEntries: [url],
    getContext: () => new RouterContextProvider(new Map([[appRouterContext, test.app]])),
    future: { v8_middleware: true },
  });
  const content = <RouterProvider router={router} />;
  const result = render(withShell(test, slots, around ? around(content) : content), {
    onCaughtError: (error) => {
      // eslint-disable-next-line no-console -- where React itself tells it, and where a test that expects it listens
      if (!(error instanceof MissingSlotError)) console.error(error);
    },
  });
  return { ...test, ...result, router };
}
