import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import type { RegistryPart } from './context.ts';

const pack = promisify(brotliCompress);

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const PACKED = ['.css', '.js'];
const FILE = /^(?:[\w-]+\/)?[\w-]+(?:\.[\w-]+)+$/;
const YEAR = 'public, max-age=31536000, immutable';

const NOT_YET =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="2"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Releases</title></head><body><main><h1>Releases</h1><p>The console is being built. This page opens it as soon as it is ready.</p></main></body></html>';

function sendPage(reply: FastifyReply, page: string | undefined): FastifyReply {
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
  return page === undefined ? reply.code(503).header('retry-after', '2').send(NOT_YET) : reply.send(page);
}

/** The console's page and files, out of the folder of its build, which may be finished later than the registry starts. */
export const consolePart: RegistryPart = (app, { config }) => {
  const folder = config.consoleDir;
  const packed = new Map<string, Buffer>();
  const read = async (file: string) =>
    folder === undefined ? undefined : readFile(path.join(folder, file)).catch(() => undefined);

  app.get('/ops', (_request, reply) => reply.redirect('/ops/'));
  app.get('/ops/', async (_request, reply) => sendPage(reply, (await read('index.html'))?.toString()));
  app.get<{ Params: { '*': string } }>('/ops/assets/*', async (request, reply) => {
    const file = request.params['*'];
    const type = TYPES[path.extname(file)];
    const content = type && FILE.test(file) ? await read(file) : undefined;
    if (!type || !content) return reply.callNotFound();
    reply.type(type).header('cache-control', YEAR).header('x-content-type-options', 'nosniff');
    if (!PACKED.includes(path.extname(file))) return reply.send(content);
    reply.header('vary', 'accept-encoding');
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(content);
    const body = packed.get(file) ?? (await pack(content));
    packed.set(file, body);
    return reply.header('content-encoding', 'br').send(body);
  });
};
