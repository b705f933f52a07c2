import { beforeEach } from '@jest/globals';
import type { Answer, TestBackend } from '../../testing.ts';
import { DEMO_PASSWORD } from './index.ts';

export const cookieOf = (answer: Answer) => answer.headers.get('set-cookie')!.split(';')[0]!;

/** The calls of signing in, as somebody who is not signed in makes them; each test begins with none made. */
export function authCalls(backend: () => TestBackend) {
  beforeEach(async () => {
    await backend().context.db.deleteFrom('rate_limits').execute();
  });
  const post = (path: string, json?: object, headers: Record<string, string> = {}) =>
    backend().call('POST', `/api/v1/auth/${path}`, { json, headers, as: 'none' });
  return {
    post,
    login: (email: string, password = DEMO_PASSWORD) => post('login', { email, password }),
    refresh: (cookie: string) => post('refresh', undefined, { cookie }),
  };
}
