import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask, makeData, startApi, startEdge, stopAll } from './edge.fixture.ts';
import { answerLimitMs } from './ops-proxy.ts';

let edge: string;

beforeAll(async () => {
  const { dataDir } = await makeData();
  // It does what it is asked, and the connection drops before it can say so.
  const registry = await startApi((_request, response) => response.destroy());
  edge = await startEdge(dataDir, { REGISTRY_URL: registry });
});

afterAll(stopAll);

describe('where no answer comes', () => {
  const askFor = async (method: string, target: string) => {
    const headers = { 'content-type': 'application/json' };
    const { status, text } = await ask(edge, target, { method, ...(method === 'POST' && { headers, body: '{}' }) });
    return { ...(JSON.parse(text) as { code: string; message: string }), status };
  };

  test('a question has changed nothing', async () => {
    const answer = await askFor('GET', '/ops/api/state');
    expect(answer).toMatchObject({ status: 502, code: 'REGISTRY_UNREACHABLE' });
    expect(answer.message).toContain('Nothing was changed');
  });

  test.each([
    ['POST', '/ops/api/packages/hotel/actions'],
    ['DELETE', '/ops/api/session'],
  ])('%s %s may have been done', async (method, target) => {
    const answer = await askFor(method, target);
    expect(answer).toMatchObject({ status: 502, code: 'OPS_UNANSWERED' });
    expect(answer.message).toBe(
      'No answer came from the release registry. It may have been done: look at the history before you try again.',
    );
  });
});

/** What clients of the registry wait for at most where a browser opens pages meanwhile, or files are deleted. */
const CLIENT_LONGEST_MS = 180_000;

test.each([
  ['POST', '/ops/api/packages/hotel/versions', true],
  ['POST', '/ops/api/collections', true],
  ['GET', '/ops/api/packages/hotel/versions', false],
  ['POST', '/ops/api/packages/hotel/actions', false],
  ['POST', '/ops/api/packages/versions/actions', false],
])('%s %s is waited for longer than its client waits: %s', (method, path, isLong) => {
  expect(answerLimitMs(method, path) > CLIENT_LONGEST_MS).toBe(isLong);
});
