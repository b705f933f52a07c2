import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ask, makeLiveData, startEdge, stopAll, type TestData } from './edge.fixture.ts';

let data: TestData;
beforeAll(async () => {
  data = await makeLiveData();
});
afterAll(stopAll);

test("an operator's streets are given part by part, and documents say where they are", async () => {
  const file = path.join(data.dataDir, 'region.pmtiles');
  await writeFile(file, 'PMTiles-and-then-streets');
  const edge = await startEdge(data.dataDir, { MAP_TILES: file });
  const part = await ask(edge, '/map-tiles/region.pmtiles', { headers: { range: 'bytes=0-6' } });
  expect([part.status, part.text, part.headers['content-range']]).toEqual([206, 'PMTiles', 'bytes 0-6/24']);
  expect(part.headers.etag).toBeDefined();
  expect((await ask(edge, '/')).text).toContain('"mapTiles":"/map-tiles/region.pmtiles"');
});

test('without a file there is no such address, and documents do not name one', async () => {
  const edge = await startEdge(data.dataDir);
  expect((await ask(edge, '/map-tiles/region.pmtiles')).status).toBe(404);
  expect((await ask(edge, '/')).text).not.toContain('mapTiles');
});
