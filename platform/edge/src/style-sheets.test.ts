import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createReleaseCheck } from './release-check.ts';
import { createStyleSheets } from './style-sheets.ts';
import { makeLiveData, REMOTE_FILES, stopAll, type TestData } from './edge.fixture.ts';

const SHEETS = {
  'plain.css': '.a { color: red }',
  'absolute.css': '.a { background: url(/r/hotel/a.png), url("data:image/png;base64,AA"), url(#dots) }',
  'ends.css': '.a::after { content: "</style>" }',
  'relative.css': '.a { background: url("sky.png") }',
  'imports.css': '@import "/other.css";',
  'lines.css': '.a {\r\n color: red }',
};

let data: TestData;

beforeAll(async () => {
  const files = Object.fromEntries(Object.entries(SHEETS).map(([name, text]) => [`client/${name}`, text]));
  data = await makeLiveData({ hotel: { ...REMOTE_FILES, ...files } });
});

afterAll(stopAll);

const sheetsOf = (...names: readonly string[]) => {
  const { store } = data.registry.running.context;
  const read = createStyleSheets({ store, check: createReleaseCheck(store) });
  return read(names.map((name) => ({ address: `/r/hotel/1.0.0-hotel/${name}`, hash: 'sha256-signed' })));
};

test('a sheet comes with its text where that means the same inside a document, else without', async () => {
  const sheets = await sheetsOf(...Object.keys(SHEETS));
  const inside = sheets.filter(({ text }) => text !== undefined).map(({ address }) => path.basename(address));
  expect(inside).toEqual(['plain.css', 'absolute.css']);
  expect(sheets[0]!.text).toBe(SHEETS['plain.css']);
});

test('a sheet that no release has, that a developer serves or that is lost goes without text', async () => {
  const { store } = data.registry.running.context;
  await rm(path.join(store.clientFolder('hotel', '1.0.0-hotel'), 'plain.css'));
  expect(await sheetsOf('plain.css', 'never.css')).toEqual([
    { address: '/r/hotel/1.0.0-hotel/plain.css', hash: 'sha256-signed' },
    { address: '/r/hotel/1.0.0-hotel/never.css', hash: 'sha256-signed' },
  ]);
  const own = { address: 'http://localhost:3102/list.css', hash: undefined };
  expect(await createStyleSheets({ store, check: createReleaseCheck(store) })([own])).toEqual([own]);
});
