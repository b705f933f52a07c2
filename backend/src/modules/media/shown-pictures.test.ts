import { expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestBackend } from '../../testing.ts';
import { categoryProductModule } from '../category-product/index.ts';
import { contentModule } from '../content/index.ts';
import { bookingsModule } from '../bookings/index.ts';
import { hotelModule } from '../hotel/index.ts';
import { mediaModule } from './index.ts';

const STAY = { checkInDate: '2026-12-07', checkOutDate: '2026-12-11', countRoom: 1, countGuest: 2, countChild: 0 };

const CALLS: readonly (readonly [string, string, object?])[] = [
  ['GET', '/api/v1/top/get-sliders'],
  ['GET', '/api/v1/top/get-category'],
  ['GET', '/api/v1/top/frontend-banner'],
  ['GET', '/api/v1/top/get-popular-product?limit=4'],
  ['GET', '/api/v1/blog/get-list?limit=20'],
  ['POST', '/api/v1/hotel/availability', { destinationKey: 'DPS', ...STAY }],
  ['POST', '/api/v1/hotel/detail', { hotelKey: 'HTL-DPS-007', ...STAY }],
];

test('every picture that an answer names is drawn', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'wisata-shown-'));
  const backend = await startTestBackend({
    modules: [bookingsModule, hotelModule, categoryProductModule, contentModule, mediaModule],
    env: { DATA_DIR: dataDir },
  });
  try {
    const named = new Set<string>(['/media/volcano-sunrise/home/960.avif?ratio=1x1&place=Bromo']);
    for (const [method, path, json] of CALLS) {
      const { status, body } = await backend.call(method, path, { json });
      expect([path, status]).toEqual([path, 200]);
      const before = named.size;
      for (const address of JSON.stringify(body).match(/\/media\/[^"\\\s]+\.avif[^"\\\s]*/g) ?? []) named.add(address);
      expect([path, named.size > before]).toEqual([path, true]);
    }
    const unknown: string[] = [];
    for (const address of named) {
      const drawing = address.replace(/\/\d+\.avif/, '/160.svg');
      if ((await backend.call('GET', drawing, { as: 'none' })).status === 404) unknown.push(address);
    }
    expect(unknown).toEqual([]);
    expect(named.size).toBeGreaterThan(50);
  } finally {
    await backend.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
