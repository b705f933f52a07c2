import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startBalancer, type Balancer } from './balancer.ts';

let balancer: Balancer;
let servers: Server[] = [];

/** A program that answers as told; gives its port. */
async function startProgram(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const dies: RequestListener = (request) => request.socket.destroy();
const works: RequestListener = (request, response) => {
  request.pipe(response.writeHead(200));
};

async function send(method: string, path: string, headers: Record<string, string> = {}) {
  const body = method === 'POST' ? 'as it was sent' : undefined;
  const answer = await fetch(`http://127.0.0.1:${balancer.port}${path}`, { method, headers, ...(body && { body }) });
  return { status: answer.status, text: await answer.text() };
}

beforeEach(async () => {
  balancer = await startBalancer(0);
});

afterEach(async () => {
  await balancer.stop();
  for (const server of servers) await new Promise((resolve) => server.close(resolve));
  servers = [];
});

test.each([
  ['GET', '/', {}, 200],
  ['POST', '/api/v1/hotel/booking', { 'idempotency-key': 'k-1' }, 200],
  ['POST', '/gateway/pay/token/act', {}, 200],
  ['POST', '/gateway/pay/token/card', {}, 502],
  ['POST', '/api/v1/auth/login', {}, 502],
])('%s %s with %j is %d where the program that had it dies', async (method, path, headers, status) => {
  balancer.serve([await startProgram(dies), await startProgram(works)]);
  const answer = await send(method, path, headers);
  expect(answer.status).toBe(status);
  if (status === 200 && method === 'POST') expect(answer.text).toBe('as it was sent');
});

test('what never arrived goes to the next one, whatever it is', async () => {
  const gone = await startProgram(works);
  await new Promise((resolve) => servers.pop()!.close(resolve));
  balancer.serve([gone, await startProgram(works)]);
  expect(await send('POST', '/api/v1/auth/login')).toEqual({ status: 200, text: 'as it was sent' });
});

test('programs are asked in turn', async () => {
  const named = (name: string) => startProgram((_request, response) => response.end(name));
  balancer.serve([await named('first'), await named('second')]);
  const texts = [await send('GET', '/'), await send('GET', '/'), await send('GET', '/')].map(({ text }) => text);
  expect(texts).toEqual(['first', 'second', 'first']);
});

test('a crowd that meets a dead program finds the other one', async () => {
  balancer.serve([await startProgram(dies), await startProgram(works)]);
  const statuses = await Promise.all(Array.from({ length: 40 }, async () => (await send('GET', '/')).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
});
