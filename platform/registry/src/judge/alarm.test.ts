import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { createAlarm, type AlarmCall } from './alarm.ts';

let server: Server | undefined;

afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())));

async function listen(statuses: readonly number[]): Promise<{ url: string; calls: AlarmCall[] }> {
  const calls: AlarmCall[] = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      response.statusCode = statuses[Math.min(calls.length, statuses.length - 1)]!;
      calls.push(JSON.parse(body) as AlarmCall);
      response.end();
    });
  });
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls };
}

const CALL: AlarmCall = { package: 'hotel', version: '2.0.0', acted: true, reason: '9 of 18 visits failed' };

test('a person is told again when nobody took the call, and once when somebody did', async () => {
  const { url, calls } = await listen([500, 200]);
  const lines: string[] = [];
  const alarm = createAlarm(url, (text) => lines.push(text));
  alarm.raise(CALL);
  alarm.raise(CALL);
  while (calls.length < 2) await wait(20);
  expect(calls[1]).toMatchObject(CALL);
  expect(lines).toEqual(['Alarm, hotel 2.0.0: 9 of 18 visits failed']);
  alarm.raise({ ...CALL, version: '3.0.0' });
  while (calls.length < 3) await wait(20);
  expect(calls.map(({ version }) => version)).toEqual(['2.0.0', '2.0.0', '3.0.0']);
});

test('what is told once does not keep another reason from being told, and other figures are none', () => {
  const lines: string[] = [];
  const alarm = createAlarm(undefined, (text) => lines.push(text));
  const damaged = 'remoteEntry.js is not the file that was published';
  for (const reason of [CALL.reason, damaged, '12 of 30 visits failed', damaged]) alarm.raise({ ...CALL, reason });
  expect(lines).toEqual(['Alarm, hotel 2.0.0: 9 of 18 visits failed', `Alarm, hotel 2.0.0: ${damaged}`]);
});

test('without an address the log hears of it', () => {
  const lines: string[] = [];
  createAlarm(undefined, (text) => lines.push(text)).raise(CALL);
  expect(lines).toEqual(['Alarm, hotel 2.0.0: 9 of 18 visits failed']);
});
