import { brotliCompressSync, constants } from 'node:zlib';
import httpProxy from '@fastify/http-proxy';
import Fastify, { type FastifyReply } from 'fastify';
import type { PackedFile, PlainBuild } from './plain-build.ts';
import { plainDocumentData, plainRevision, type DocumentData } from './product-document.ts';

/** Serves what the product is measured against. */
export interface BenchServer {
  readonly origin: string;
  /** Keeps a page under an address of its own; gives the address. */
  addCopy(name: string, html: string): string;
  stop(): Promise<void>;
}

/** What pages ask the site for, whoever has made them. */
const PROXIED = ['/api', '/media', '/r'];
/** As the edge packs its documents. */
const DOCUMENT_QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

function plainDocument({ styles, scripts, preloads }: PlainBuild, data: DocumentData): string {
  const json = JSON.stringify(plainDocumentData(data, Date.now())).replaceAll('<', String.raw`\u003c`);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><title>Wisata</title>',
    '<link rel="icon" href="data:,">',
    ...styles.map((file) => `<link rel="stylesheet" href="/plain/${file}">`),
    ...preloads.map((file) => `<link rel="preload" as="script" href="/plain/${file}" crossorigin>`),
    ...scripts.map((file) => `<script defer src="/plain/${file}"></script>`),
    '</head><body><div id="app"></div>',
    `<script type="application/json" id="wisata-document">${json}</script></body></html>`,
  ].join('');
}

const sendFile = (reply: FastifyReply, { type, body, encoding }: PackedFile, cacheControl: string) =>
  reply
    .headers({
      'content-type': type,
      'cache-control': cacheControl,
      ...(encoding ? { 'content-encoding': encoding } : {}),
    })
    .send(body);

const packDocument = (html: string): PackedFile => ({
  type: 'text/html; charset=utf-8',
  body: brotliCompressSync(html, DOCUMENT_QUALITY),
  encoding: 'br',
});

/** The plain application at every address of the product, and static copies below `/copy/`; the rest is the product's. */
export async function startBenchServer(product: string, plain: PlainBuild, data: DocumentData): Promise<BenchServer> {
  const app = Fastify({ logger: false });
  const copies = new Map<string, PackedFile>();
  for (const prefix of PROXIED) {
    await app.register(httpProxy, { upstream: product, prefix, rewritePrefix: prefix });
  }
  app.get<{ Params: { '*': string } }>('/plain/*', (request, reply) => {
    const file = plain.files.get(request.params['*']);
    return file ? sendFile(reply, file, 'public, max-age=31536000, immutable') : reply.code(404).send();
  });
  app.get<{ Params: { name: string } }>('/copy/:name', (request, reply) => {
    const copy = copies.get(request.params.name);
    return copy ? sendFile(reply, copy, 'private, no-cache') : reply.code(404).send();
  });
  app.get('/revision', () => plainRevision(data));
  app.get('/*', (_request, reply) => sendFile(reply, packDocument(plainDocument(plain, data)), 'private, no-cache'));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://localhost:${new URL(address).port}`;
  return {
    origin,
    addCopy(name, html) {
      copies.set(name, packDocument(html));
      return `${origin}/copy/${name}`;
    },
    stop: () => app.close(),
  };
}
