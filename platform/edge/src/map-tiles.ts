import type { FastifyInstance } from 'fastify';
import path from 'node:path';

/** Where browsers read the operator's streets from, a few kilobytes at a time. */
export const MAP_TILES_PATH = '/map-tiles/region.pmtiles';

/** Serves the file by ranges; whoever has a part of another one hears so by its tag. */
export function registerMapTiles(app: FastifyInstance, file: string | undefined): void {
  if (!file) return;
  const { dir, base } = path.parse(path.resolve(file));
  app.get(MAP_TILES_PATH, async (_request, reply) => {
    reply.type('application/vnd.pmtiles').header('x-content-type-options', 'nosniff');
    return reply.sendFile(base, dir, { immutable: false, maxAge: '1h' });
  });
}
