import { expect } from 'playwright/test';

/** What every answer of the API is wrapped in. */
interface Envelope {
  readonly status: boolean;
  readonly message: string;
  readonly code?: string;
  readonly data: unknown;
}

/** The API as any client sees it, through the site's own address. */
export interface Api {
  readonly siteUrl: string;
  call(method: string, path: string, options?: CallOptions): Promise<{ status: number; body: Envelope }>;
  /** Data of a call that must succeed; what a test relies on it asserts itself. */
  get<T>(path: string, options?: CallOptions): Promise<T>;
  post<T>(path: string, json: unknown, options?: CallOptions): Promise<T>;
}

interface CallOptions {
  readonly json?: unknown;
  /** Access token of a member. */
  readonly token?: string | undefined;
}

/** Talks to the site at `siteUrl`. */
export function apiOf(siteUrl: string): Api {
  async function call(method: string, path: string, { json, token }: CallOptions = {}) {
    const response = await fetch(siteUrl + path, {
      method,
      headers: {
        accept: 'application/json',
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
    return { status: response.status, body: (await response.json()) as Envelope };
  }

  async function dataOf(method: string, path: string, options?: CallOptions): Promise<unknown> {
    const { status, body } = await call(method, path, options);
    expect(status, `${method} ${path}: ${JSON.stringify(body).slice(0, 300)}`).toBe(200);
    expect(body.status).toBe(true);
    return body.data;
  }

  return {
    siteUrl,
    call,
    get: async <T>(path: string, options?: CallOptions) => (await dataOf('GET', path, options)) as T,
    post: async <T>(path: string, json: unknown, options?: CallOptions) =>
      (await dataOf('POST', path, { ...options, json })) as T,
  };
}

/** A mail that the site has written. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly { readonly name: string }[];
}

/** Mails to an address, newest first. */
export async function readMails(api: Api, to: string): Promise<readonly Mail[]> {
  const { mails } = await api.get<{ mails: readonly Mail[] }>(`/dev/inbox?format=json&to=${encodeURIComponent(to)}`);
  return mails;
}

/** An access token for one of the demo sign-ins. */
export async function signIn(api: Api, email: string): Promise<string> {
  const json = { email, password: DEMO_PASSWORD };
  return (await api.post<{ access_token: string }>('/api/v1/auth/login', json)).access_token;
}

/** The password of every demo sign-in. */
export const DEMO_PASSWORD = 'wisata-demo-2026';
