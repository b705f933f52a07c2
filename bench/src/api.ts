import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startService } from './edges/own-service.ts';
import { formatTable, say } from './measure/figures.ts';
import { LOAD_HEADS, loadCells, putLoad, type Load } from './measure/load.ts';
import { useSite } from './own-site.ts';

/**
 * The API's list answers, at 50 requests a second and without a pause, beside the same two queries behind a bare Fastify:
 * `npm run bench -- api [--seconds 8]`. All of it straight at the servers, without the edge.
 */

const { values: settings } = parseArgs({ options: { seconds: { type: 'string', default: '8' } } });
const seconds = Number(settings.seconds);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const STAY = {
  destinationKey: 'DPS',
  checkInDate: inDays(40),
  checkOutDate: inDays(42),
  countRoom: 1,
  countGuest: 2,
  countChild: 0,
};
const BASIC = { authorization: `Basic ${Buffer.from('wisata-web:wisata-web').toString('base64')}` };
const LISTS: readonly { readonly name: string; readonly path: string; readonly json?: unknown }[] = [
  { name: 'menu', path: '/api/v1/top/get-menu' },
  { name: 'popular products', path: '/api/v1/top/get-popular-product' },
  { name: 'blog posts', path: '/api/v1/blog/get-list?page=1&limit=9' },
  { name: 'places for three letters', path: '/api/v1/maps/autocomplete?keyword=san' },
  { name: 'hotels of a city', path: '/api/v1/hotel/availability-page', json: { ...STAY, page: 1, limit: 20 } },
];
const WAYS: readonly { readonly name: string; readonly load: Pick<Load, 'connections' | 'rate'> }[] = [
  { name: '50 a second', load: { connections: 10, rate: 50 } },
  { name: 'no pause', load: { connections: 16 } },
];

/** The database that the site runs by itself, unless it was given one. */
async function databaseUrl(dataDir: string): Promise<string> {
  if (process.env['DATABASE_URL']) return process.env['DATABASE_URL'];
  const read = async (name: string) => (await readFile(join(dataDir, 'postgres', name), 'utf8')).trim();
  return `postgres://postgres:${await read('password')}@127.0.0.1:${await read('port')}/wisata`;
}

const site = await useSite();
const backend = await startService({ script: 'backend/src/main.ts', env: { DATA_DIR: site.dataDir } });
const bare = await startService({
  script: 'bench/src/started/bare-server.ts',
  env: { DATABASE_URL: await databaseUrl(site.dataDir) },
});
try {
  const rows: string[][] = [];
  for (const way of WAYS) {
    const measure = async (name: string, load: Pick<Load, 'url' | 'json' | 'headers'>) => {
      await putLoad({ ...load, ...way.load, seconds: 2 });
      rows.push([`${way.name}: ${name}`, ...loadCells(await putLoad({ ...load, ...way.load, seconds }))]);
    };
    await measure('bare blog posts', { url: `${bare.url}/posts` });
    for (const { name, path, json } of LISTS) {
      await measure(name, { url: backend.url + path, headers: BASIC, ...(json ? { json } : {}) });
    }
  }
  say(formatTable(['ms to the last byte', ...LOAD_HEADS], rows));
} finally {
  await backend.stop();
  await bare.stop();
  await site.stop();
}
