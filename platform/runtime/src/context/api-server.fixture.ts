import { afterEach, beforeEach } from '@jest/globals';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import type { ApiClient, ApiRequest } from '@wisata/kernel/api';
import { readObject } from '@wisata/kernel/envelope';
import { createApiClient, type ApiClientOptions } from './api-client.ts';

/** How the server treats one request. */
export type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

/** A request as it arrived. */
export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A real HTTP server that gives prepared answers in turn. */
export interface ApiServer {
  readonly answers: Answer[];
  readonly seen: ReceivedRequest[];
  client(more?: Partial<ApiClientOptions>): ApiClient;
  close(): Promise<void>;
}

export const json =
  (status: number, body: object, headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

export const okAnswer = json(200, { status: true, message: '', data: { id: 'DPS-1' } });
export const unauthorized = json(401, { status: false, message: 'Unauthorized', code: 'AUTH_REQUIRED' });
export const closedConnection: Answer = (request) => request.socket.destroy();
export const closedInBody: Answer = (request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '400' }).write('{"status":');
  setImmediate(() => request.socket.destroy());
};

/** A call that reads `{ id }`. */
export function hotelCall(more: Partial<ApiRequest<{ id: string }>> = {}): ApiRequest<{ id: string }> {
  const read = readObject(v.object({ id: v.string() }));
  return { method: 'GET', path: '/api/v1/hotel/detail', operation: 'hotel detail', read, ...more };
}

function listen(answers: Answer[], seen: ReceivedRequest[]): Promise<Server> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      seen.push({ method, url, headers, body });
      const answer = answers.shift();
      if (answer) answer(request, response, body);
      else response.writeHead(500).end();
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** Starts a server on a free port. A request without a prepared answer gets a 500. */
export async function startApiServer(): Promise<ApiServer> {
  const answers: Answer[] = [];
  const seen: ReceivedRequest[] = [];
  const server = await listen(answers, seen);
  return {
    answers,
    seen,
    client: (more = {}) =>
      createApiClient({
        baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        acceptLanguage: 'id-ID',
        token: () => undefined,
        refreshToken: async () => undefined,
        onServerTime: () => undefined,
        fallbackMessage: () => 'Something went wrong!',
        retryPauseMs: 0,
        ...more,
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Starts a server before each test of a file and closes it behind; what it gives is the one of the test that runs. */
export function serverOfEachTest(): () => ApiServer {
  let server: ApiServer;
  beforeEach(async () => {
    server = await startApiServer();
  });
  afterEach(() => server.close());
  return () => server;
}
