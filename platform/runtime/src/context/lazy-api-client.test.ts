/** @jest-environment node */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { ApiClient } from '@wisata/kernel/api';
import { okAnswer, hotelCall, startApiServer, type ApiServer } from './api-server.fixture.ts';
import { createLazyApiClient } from './lazy-api-client.ts';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(() => server.close());

const fallbackMessage = () => 'Something went wrong!';

test('the code comes once, with the first call', async () => {
  server.answers.push(okAnswer, okAnswer);
  const load = jest.fn(async () => server.client());
  const api = createLazyApiClient({ load, fallbackMessage });
  expect(load).not.toHaveBeenCalled();
  const both = await Promise.all([api.call(hotelCall()), api.call(hotelCall())]);
  expect(both).toEqual([
    { ok: true, data: { id: 'DPS-1' } },
    { ok: true, data: { id: 'DPS-1' } },
  ]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('code that cannot be had is a network that cannot be had, and the next call asks for it again', async () => {
  server.answers.push(okAnswer);
  const tries: Promise<ApiClient>[] = [Promise.reject(new Error('ChunkLoadError')), Promise.resolve(server.client())];
  const api = createLazyApiClient({ load: () => tries.shift()!, fallbackMessage });
  expect(await api.call(hotelCall())).toEqual({
    ok: false,
    failure: {
      code: 'NETWORK_UNREACHABLE',
      message: 'Something went wrong!',
      retryable: true,
      detail: 'Error: ChunkLoadError',
    },
  });
  expect(await api.call(hotelCall())).toMatchObject({ ok: true });
});

test('a call that was given up meanwhile rejects as aborted, whether the code comes or not', async () => {
  const came = createLazyApiClient({ load: async () => server.client(), fallbackMessage });
  const failed = createLazyApiClient({ load: () => Promise.reject(new Error('offline')), fallbackMessage });
  for (const api of [came, failed]) {
    const stop = new AbortController();
    const call = api.call(hotelCall({ signal: stop.signal }));
    stop.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  }
});
