import type { ApiClient, ApiRequest } from '@wisata/kernel/api';
import { failure, success, type Failure, type Outcome } from '@wisata/kernel/outcome';

/** Options of {@link createApiClient}. */
export interface ApiClientOptions {
  /** Origin of the API, without a path; the edge server's own origin in the browser. */
  readonly baseUrl: string;
  readonly acceptLanguage: string;
  readonly token: () => string | undefined;
  /** Asks for a new access token after a 401; undefined when the session is over. */
  readonly refreshToken: () => Promise<string | undefined>;
  /** Hears the server's clock, epoch milliseconds, with every answer. */
  readonly onServerTime: (serverNowMs: number) => void;
  /** Text for a failure that brings none its reader understands (spec section 8, 'Something went wrong!'). */
  readonly fallbackMessage: () => string;
  readonly fetch?: typeof fetch;
  /** Waits before the one retry; injected so that a test need not wait. */
  readonly pause?: (ms: number) => Promise<void>;
}

const TIMEOUT_MS = 20_000;
const RETRY_PAUSE_MS = 300;
/** What a server or proxy in trouble says about itself, not about the call. */
const WORTH_A_RETRY: readonly number[] = [502, 503, 504];

type Sendable = Omit<ApiRequest<unknown>, 'read'>;

function textsOf(fields: unknown): Record<string, string> | undefined {
  const texts = Object.entries(typeof fields === 'object' && fields !== null ? fields : {}).flatMap(([path, text]) => {
    const first: unknown = Array.isArray(text) ? text[0] : text;
    return typeof first === 'string' ? [[path, first] as const] : [];
  });
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}

function fromBody(status: number, body: unknown, { acceptLanguage, fallbackMessage }: ApiClientOptions): Failure {
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
    retryable: status >= 500 || status === 429,
  };
}

function definedQuery(query: Sendable['query']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, String(value)]),
  );
}

/** The body as JSON; undefined when it is something else. Rejects when the connection breaks or the call is aborted. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Errors are told apart by name: the one thrown may belong to another realm. */
const nameOf = (error: unknown) => (error as { name?: unknown } | null)?.name;

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

/** Sends one request and nothing more; rejects when the whole answer takes longer than the time limit. */
function createSender(options: ApiClientOptions): (request: Sendable, token: string | undefined) => Promise<Response> {
  return async ({ path, method, query, json, signal, idempotencyKey, headers }, token) => {
    const url = new URL(path, options.baseUrl);
    for (const [name, value] of Object.entries(definedQuery(query))) url.searchParams.set(name, value);
    const limit = AbortSignal.timeout(TIMEOUT_MS);
    return (options.fetch ?? fetch)(url, {
      method,
      headers: {
        accept: 'application/json',
        'accept-language': options.acceptLanguage,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
  };
}

/** The kernel's {@link ApiClient} over HTTP: retries what is safe to repeat, renews the token once, keeps the server's clock. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const send = createSender(options);
  const { pause = (ms) => new Promise<void>((resolve) => setTimeout(resolve, ms)) } = options;

  /** One more try after a lost connection or a server in trouble, for calls that may be repeated. */
  async function sendSafely(request: Sendable, token: string | undefined): Promise<Response> {
    const isRepeatable = request.method === 'GET' || request.idempotencyKey !== undefined;
    if (!isRepeatable) return send(request, token);
    const first = await send(request, token).catch((error: unknown) => {
      if (request.signal?.aborted || nameOf(error) === 'TimeoutError') throw error;
      return undefined;
    });
    if (first && !WORTH_A_RETRY.includes(first.status)) return first;
    await first?.body?.cancel();
    await pause(RETRY_PAUSE_MS);
    return send(request, token);
  }

  async function sendAsUser(request: Sendable): Promise<Response> {
    const token = options.token();
    const response = await sendSafely(request, token);
    if (response.status !== 401 || !token) return response;
    // Another call, or another tab, may have renewed it meanwhile.
    const current = options.token();
    const renewed = current && current !== token ? current : await options.refreshToken();
    // The session is over. What anybody may ask is asked as a guest; an order is never placed as somebody else.
    if (!renewed && (options.token() || request.idempotencyKey !== undefined)) return response;
    await response.body?.cancel();
    return sendSafely(request, renewed);
  }

  async function exchange<T>(
    request: Sendable,
    read: (response: Response) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> {
    try {
      const response = await sendAsUser(request);
      const date = Date.parse(response.headers.get('date') ?? '');
      if (!Number.isNaN(date) && !mayBeOld(response)) options.onServerTime(date);
      if (response.ok) return await read(response);
      return { ok: false, failure: fromBody(response.status, await readJson(response), options) };
    } catch (error) {
      if (request.signal?.aborted) throw new DOMException('The call was aborted', 'AbortError');
      return failure('NETWORK_UNREACHABLE', options.fallbackMessage(), { retryable: true, detail: String(error) });
    }
  }

  return {
    call: (request) => exchange(request, async (response) => request.read(await readJson(response), request.operation)),
    download: (request) =>
      exchange(request, async (response) =>
        success({
          bytes: new Uint8Array(await response.arrayBuffer()),
          fileName: suggestedName(response.headers),
          mediaType: response.headers.get('content-type') ?? 'application/octet-stream',
        }),
      ),
  };
}
