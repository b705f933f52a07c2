import ky, { type KyInstance } from 'ky';
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
  /** Text for a failure that brings none of its own (spec section 8, 'Something went wrong!'). */
  readonly fallbackMessage: () => string;
  readonly fetch?: typeof fetch;
}

const TIMEOUT_MS = 20_000;
type Sendable = Omit<ApiRequest<unknown>, 'read'>;

function fromBody(status: number, body: unknown, fallback: string): Failure {
  const { message, code, fields } = (typeof body === 'object' && body !== null ? body : {}) as Partial<Failure>;
  return {
    code: typeof code === 'string' ? code : `HTTP_${status}`,
    message: typeof message === 'string' && message ? message : fallback,
    ...(fields ? { fields } : {}),
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

async function parseJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/** The kernel's {@link ApiClient} over HTTP: retries what is safe to repeat, renews the token once, keeps the server's clock. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const http: KyInstance = ky.create({
    baseUrl: options.baseUrl,
    throwHttpErrors: false,
    timeout: TIMEOUT_MS,
    ...(options.fetch ? { fetch: options.fetch } : {}),
  });

  function send(request: Sendable, token: string | undefined): Promise<Response> {
    const repeatable = request.method === 'GET' || request.idempotencyKey !== undefined;
    return http(request.path, {
      method: request.method,
      searchParams: definedQuery(request.query),
      headers: {
        accept: 'application/json',
        'accept-language': options.acceptLanguage,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(request.idempotencyKey ? { 'idempotency-key': request.idempotencyKey } : {}),
        ...request.headers,
      },
      ...(request.json === undefined ? {} : { json: request.json }),
      ...(request.signal ? { signal: request.signal } : {}),
      retry: repeatable ? { limit: 1, methods: ['get', 'post', 'patch', 'delete'], statusCodes: [502, 503, 504] } : 0,
    });
  }

  async function exchange(request: Sendable): Promise<Outcome<Response>> {
    try {
      let response = await send(request, options.token());
      if (response.status === 401 && options.token()) {
        const renewed = await options.refreshToken();
        if (renewed) response = await send(request, renewed);
      }
      const date = Date.parse(response.headers.get('date') ?? '');
      if (!Number.isNaN(date)) options.onServerTime(date);
      return success(response);
    } catch (error) {
      if (isAbort(error)) throw error;
      return failure('NETWORK_UNREACHABLE', options.fallbackMessage(), { retryable: true });
    }
  }

  async function refused(response: Response): Promise<Outcome<never>> {
    return { ok: false, failure: fromBody(response.status, await parseJson(response), options.fallbackMessage()) };
  }

  return {
    async call(request) {
      const sent = await exchange(request);
      if (!sent.ok) return sent;
      if (!sent.data.ok) return refused(sent.data);
      return request.read(await parseJson(sent.data), request.operation);
    },
    async download(request) {
      const sent = await exchange(request);
      if (!sent.ok) return sent;
      const response = sent.data;
      if (!response.ok) return refused(response);
      return success({
        bytes: new Uint8Array(await response.arrayBuffer()),
        fileName: /filename="?([^";]+)"?/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'download',
        mediaType: response.headers.get('content-type') ?? 'application/octet-stream',
      });
    },
  };
}
