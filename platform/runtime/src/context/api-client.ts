import ky, { isHTTPError, isNetworkError, type AfterResponseHook, type KyInstance, type ResponsePromise } from 'ky';
import type { ApiClient, ApiRequest } from '@wisata/kernel/api';
import { failure, success, untilOf, type Failure, type Outcome } from '@wisata/kernel/outcome';
import { findMember } from './token-member.ts';

/** Options of {@link createApiClient}. */
export interface ApiClientOptions {
  /** Origin of the API, without a path; the edge server's own origin in the browser. */
  readonly baseUrl: string;
  readonly acceptLanguage: string;
  readonly token: () => string | undefined;
  /** Asks for a new access token after a 401; undefined when the session is over, rejected when nobody could say. */
  readonly refreshToken: () => Promise<string | undefined>;
  /** Hears the server's clock, epoch milliseconds, with every answer. */
  readonly onServerTime: (serverNowMs: number) => void;
  /** Text for a failure that brings none its reader understands (spec section 8, 'Something went wrong!'). */
  readonly fallbackMessage: () => string;
  /** Goes out with every call, under what the call says itself. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Ends every call that is under way. */
  readonly signal?: AbortSignal;
  readonly fetch?: typeof fetch;
  /** How long the answer may take to begin, and then to end; and the wait before the one retry. */
  readonly timeoutMs?: number;
  readonly retryPauseMs?: number;
}

const TIMEOUT_MS = 20_000;
const RETRY_PAUSE_MS = 300;
/** What a server or proxy in trouble says about itself, not about the call. */
const WORTH_A_RETRY = [502, 503, 504];

type Sendable = Omit<ApiRequest<unknown>, 'read'>;

function textsOf(fields: unknown): Record<string, string> | undefined {
  const texts = Object.entries(typeof fields === 'object' && fields !== null ? fields : {}).flatMap(([path, text]) => {
    const first: unknown = Array.isArray(text) ? text[0] : text;
    return typeof first === 'string' ? [[path, first] as const] : [];
  });
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fromBody(status: number, data: unknown, { acceptLanguage, fallbackMessage }: ApiClientOptions): Failure {
  const body = typeof data === 'string' ? parseJson(data) : data;
  const answer = (typeof body === 'object' && body !== null ? body : {}) as Readonly<Record<string, unknown>>;
  const { message, code } = answer;
  const texts = textsOf(answer['fields']);
  const fieldCodes = textsOf(answer['field_codes']);
  // A server in trouble says so in English, and no page has words of its own for that.
  const isUnderstood = status < 500 || acceptLanguage.startsWith('en');
  return {
    code: typeof code === 'string' && code ? code : `HTTP_${status}`,
    message: isUnderstood && typeof message === 'string' && message ? message : fallbackMessage(),
    ...(texts ? { fields: texts } : {}),
    ...(fieldCodes ? { fieldCodes } : {}),
    ...untilOf(answer['data']),
    retryable: status >= 500 || status === 429,
  };
}

/** A copy from the browser's cache has the date of the first answer. */
function mayBeOld({ headers }: Response): boolean {
  return headers.has('age') || /max-age=[1-9]|immutable/.test(headers.get('cache-control') ?? '');
}

function suggestedName(headers: Headers): string {
  const disposition = headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(disposition)?.[1];
  try {
    return (encoded && decodeURIComponent(encoded)) ?? plain ?? 'download';
  } catch {
    return plain ?? 'download';
  }
}

const bearer = (token: string) => `Bearer ${token}`;

const headersOf = ({ idempotencyKey, headers }: Sendable, token: string | undefined) => ({
  ...(token ? { authorization: bearer(token) } : {}),
  ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
  ...headers,
});

/** A repeated call must not order twice. */
const mayBeRepeated = ({ method, idempotencyKey, isIdempotent }: Sendable) =>
  method === 'GET' || idempotencyKey !== undefined || isIdempotent === true;

function createHttp(options: ApiClientOptions): KyInstance {
  const tellServerTime: AfterResponseHook = ({ response }) => {
    const date = Date.parse(response.headers.get('date') ?? '');
    if (!Number.isNaN(date) && !mayBeOld(response)) options.onServerTime(date);
  };

  const renewToken: AfterResponseHook = async ({ request, options: { context, retry }, response }) => {
    const sent = request.headers.get('authorization');
    if (response.status !== 401 || !sent || context['isRenewed']) return;
    // Another call, or another tab, may have renewed it since.
    const current = options.token();
    const renewed = current && bearer(current) !== sent ? current : await options.refreshToken();
    // The session is over. What anybody may ask is asked as a guest; an order is never placed as somebody else.
    if (!renewed && options.token()) return;
    const again = new Request(request);
    if (renewed) again.headers.set('authorization', bearer(renewed));
    else again.headers.delete('authorization');
    if (request.headers.has('idempotency-key') && findMember(again.headers.get('authorization')) !== findMember(sent))
      return;
    return http(again, { context: { isRenewed: true }, retry: { methods: retry.methods } });
  };

  const http = ky.create({
    baseUrl: options.baseUrl,
    ...(options.fetch ? { fetch: options.fetch } : {}),
    ...(options.signal ? { signal: options.signal } : {}),
    headers: { ...options.headers, accept: 'application/json', 'accept-language': options.acceptLanguage },
    timeout: options.timeoutMs ?? TIMEOUT_MS,
    parseJson,
    retry: {
      limit: 1,
      statusCodes: WORTH_A_RETRY,
      afterStatusCodes: [],
      delay: () => options.retryPauseMs ?? RETRY_PAUSE_MS,
      shouldRetry: ({ error }) => (isHTTPError(error) || isNetworkError(error) ? undefined : false),
    },
    hooks: { afterResponse: [tellServerTime, renewToken] },
  });
  return http;
}

/** The kernel's {@link ApiClient} over HTTP: retries what is safe to repeat, renews the token once, keeps the server's clock. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const http = createHttp(options);

  function send(request: Sendable): ResponsePromise {
    const { path, method, query, json, signal } = request;
    return http(path, {
      method,
      retry: { methods: mayBeRepeated(request) ? [method] : [] },
      ...(query ? { searchParams: { ...query } } : {}),
      ...(json === undefined ? {} : { json }),
      ...(signal ? { signal } : {}),
      headers: headersOf(request, options.token()),
    });
  }

  async function exchange<T>(request: Sendable, read: (answer: ResponsePromise) => Promise<Outcome<T>>) {
    try {
      return await read(send(request));
    } catch (error) {
      if (request.signal?.aborted) throw new DOMException('The call was aborted', 'AbortError');
      if (isHTTPError(error))
        return { ok: false, failure: fromBody(error.response.status, error.data, options) } as const;
      return failure('NETWORK_UNREACHABLE', options.fallbackMessage(), { retryable: true, detail: String(error) });
    }
  }

  return {
    call: (request) => exchange(request, async (answer) => request.read(await answer.json(), request.operation)),
    download: (request) =>
      exchange(request, async (answer) => {
        const { headers } = await answer;
        return success({
          bytes: new Uint8Array(await answer.arrayBuffer()),
          fileName: suggestedName(headers),
          mediaType: headers.get('content-type') ?? 'application/octet-stream',
        });
      }),
  };
}
