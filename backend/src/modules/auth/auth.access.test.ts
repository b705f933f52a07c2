import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestBackend, type TestBackend } from '../../app/testing.ts';
import { authRoutes } from './auth.routes.ts';

const callers = ['none', 'basic', 'member', 'agent', 'admin'] as const;
const mayCall: Record<string, readonly string[]> = {
  open: callers,
  public: ['basic', 'member', 'agent', 'admin'],
  member: ['member', 'agent', 'admin'],
  agent: ['agent', 'admin'],
  admin: ['admin'],
};

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const table = authRoutes.flatMap((route) =>
  callers.map((caller) => ({ route, caller, name: `${route.method} ${route.path} as ${caller}` })),
);

test.each(table)('$name', async ({ route, caller }) => {
  const { status, body } = await backend.call(route.method, route.path, {
    as: caller,
    ...(route.method === 'POST' ? { json: {} } : {}),
  });
  const refused = body.code === 'UNAUTHENTICATED' || body.code === 'FORBIDDEN';
  expect(refused).toBe(!mayCall[route.access]!.includes(caller));
  if (refused) expect(status).toBe(caller === 'none' || caller === 'basic' ? 401 : 403);
});
