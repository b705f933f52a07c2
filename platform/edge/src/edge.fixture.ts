import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { readEdgeSecret } from '@wisata/registry/judge/edge-secret';
import { createSeal } from '@wisata/registry/seal';
import { startTestRegistry, type TestRegistry } from '@wisata/registry/testing';
import { readEdgeConfig } from './config.ts';
import { buildEdge, type EdgePieces } from './server.ts';
import { sealVisitor } from './visitor.ts';

/** An answer as it came over the wire. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
}

/** Asks for a path exactly as it is written, without following redirects. */
export function ask(
  origin: string,
  target: string,
  more: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const { method = 'GET', headers = {}, body } = more;
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ hostname, port, path: target, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString() });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** What a browser sends back of a cookie that an answer set; empty when it set none. */
export function cookieFrom({ headers }: Answer, name: string): string {
  const found = headers['set-cookie']?.find((cookie) => cookie.startsWith(`${name}=`));
  return found?.split(';', 1)[0] ?? '';
}

/** The cookie of a visitor whom an edge with this secret has met before. */
export const visitorCookie = (secret: string, id: string) =>
  `wisata_visitor=${sealVisitor(createSeal(secret, 'visitor'), id)}`;

const ends: (() => Promise<void>)[] = [];

/** Has something of the test's own ended with the rest. */
export function whenStopped(end: () => Promise<void>): void {
  ends.push(end);
}

/** Stops and removes everything that the fixture started, the newest first. */
export async function stopAll(): Promise<void> {
  for (const end of ends.splice(0).reverse()) await end();
}

type Files = Readonly<Record<string, string>>;

const door = 'c/door.1a2b3c4d5e.js';
const style = 'c/list.1a2b3c4d5e.css';

const NAMES = { many: 'Hotels', one: 'Hotel', search: 'Search hotels' };

/** What a build of hotels says of itself. */
export const HOTEL_FACTS = {
  contract: '3.0.0',
  provides: {},
  routes: ['', 'help', 'hotel', 'hotel/list', 'hotel/detail'],
  slots: ['hotel:search-form'],
  shows: [],
  services: [
    {
      key: 'hotel',
      names: { en: NAMES, id: { ...NAMES, many: 'Hotel' } },
      icon: 'M2 2h20',
      place: 1,
      document: 'voucher',
      pages: ['/hotel/list?city=Bali'],
    },
  ],
};

export const REMOTE_FILES: Files = {
  'client/build-facts.json': JSON.stringify(HOTEL_FACTS),
  'client/remoteEntry.js': 'globalThis.hotel = {};'.repeat(80),
  [`client/${door}`]: 'open();',
  [`client/${style}`]: '.hotel-card-a1 { color: red }',
  'client/c/list.99.js': 'list();',
  'client/page-files.json': JSON.stringify({
    door: [door],
    pages: {},
    slots: {},
    messages: {},
  }),
  'server/remoteEntry.cjs': 'module.exports = "secret of the server";',
};

export const SHELL_FILES: Files = {
  'client/shell.11.js': 'boot();'.repeat(300),
  'client/shell.22.css': 'body { margin: 0 }',
  'client/c/start.33.js': 'start();',
  'client/c/en.44.js': 'texts();',
  'client/c/id.55.js': 'teks();',
  'client/c/api.77.js': 'call();',
  'client/c/notices.88.css': '.notice { margin: 0 }',
  'client/a/letters.66.woff2': 'wOF2',
  'client/sw.js': 'work();',
  'client/entry-files.json': JSON.stringify({
    scripts: ['shell.11.js'],
    styles: ['shell.22.css'],
    preloads: ['c/start.33.js'],
    fonts: ['a/letters.66.woff2'],
    later: ['c/api.77.js', 'c/notices.88.css'],
    messages: { en: ['c/en.44.js'], id: ['c/id.55.js'] },
  }),
};

/** A remote of another name is the same build with pages of its own. */
function defaultFiles(name: string): Files {
  if (name === 'shell') return SHELL_FILES;
  if (name === 'hotel') return REMOTE_FILES;
  const facts = { ...HOTEL_FACTS, routes: [`${name}/list`], services: [] };
  return { ...REMOTE_FILES, 'client/build-facts.json': JSON.stringify(facts) };
}

/** The registry of each data folder. */
const registries = new Map<string, TestRegistry>();

/** A data folder of its own with releases in it, and the registry that knows them. */
export interface TestData {
  readonly dataDir: string;
  /** The cookie of a visitor whom its edges have met before. */
  readonly cookieOf: (id: string) => string;
  readonly registry: TestRegistry;
  publish(name: string, version: string, files?: Files): Promise<void>;
}

export async function makeData(): Promise<TestData> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'edge-'));
  ends.push(() => rm(dataDir, { recursive: true, force: true }));
  const registry = await startTestRegistry(dataDir);
  ends.push(() => registry.stop());
  registries.set(dataDir, registry);
  const secret = await readEdgeSecret(dataDir);
  return {
    dataDir,
    cookieOf: (id) => visitorCookie(secret, id),
    registry,
    publish: (name, version, files = defaultFiles(name)) => registry.release(name, version, files),
  };
}

/** A data folder with a shell and a hotel remote that are live. */
export async function makeLiveData(files: { readonly shell?: Files; readonly hotel?: Files } = {}): Promise<TestData> {
  const data = await makeData();
  await data.publish('shell', '1.0.0-shell', files.shell);
  await data.publish('hotel', '1.0.0-hotel', files.hotel);
  return data;
}

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Starts an API of the test's own on a free port and gives its origin. */
export async function startApi(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return originOf(server);
}

/** Starts the edge on a free port and gives its origin. Without `API_BASE_URL` there is nobody behind it. */
export async function startEdge(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  pieces: EdgePieces = {},
): Promise<string> {
  const defaults = {
    DATA_DIR: dataDir,
    BASE_URL: 'https://wisata.test',
    API_BASE_URL: 'http://127.0.0.1:9',
    REGISTRY_URL: registries.get(dataDir)?.url ?? 'http://127.0.0.1:9',
    LOG_LEVEL: 'silent',
  };
  const app = await buildEdge(readEdgeConfig({ ...defaults, ...env }), pieces);
  await app.listen({ port: 0, host: '127.0.0.1' });
  ends.push(() => app.close());
  return originOf(app.server);
}

/** What a document carries for the browser. */
export interface DocumentData {
  readonly composition: {
    revision: number;
    shell: { version: string; cohort: string };
    remotes: Record<
      string,
      {
        version: string;
        base: string;
        integrity: Record<string, string>;
        cohort: string;
        lastGood?: { version: string; base: string };
      }
    >;
  };
  readonly override?: { remotes: Record<string, string> };
  readonly config: { baseUrl: string; services: string[]; owners: Record<string, string> };
  readonly locale: string;
  readonly serverNowMs: number;
}

const DATA = /<script\b[^>]*\bid="?wisata-document\b[^>]*>(.*?)<\/script>/s;

/** Tests look into hundreds of documents: a whole page for each would be most of their time. */
export function dataOf(html: string): DocumentData {
  const found = DATA.exec(html)?.[1];
  if (!found) throw new Error('The document carries no data');
  return JSON.parse(found) as DocumentData;
}
