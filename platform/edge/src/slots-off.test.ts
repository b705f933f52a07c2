import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  ask,
  cookieFrom,
  dataOf,
  HOTEL_FACTS,
  makeLiveData,
  startEdge,
  stopAll,
  type TestData,
} from './edge.fixture.ts';
import { remoteFiles, renderedBy, shellFiles } from './render/rendering.fixture.ts';

/** A shell that shows the form of hotels as a real one does: unless it is off. */
const SHELL = `module.exports = Promise.resolve({ createRenderer: () => ({
  warm: async () => undefined,
  render: async ({ config: { slotsOff = [] } }) => {
    const slots = ['hotel:search-form'].filter((slot) => !slotsOff.includes(slot));
    return { kind: 'page', status: 200, html: '<h1 class="hotel-card-a1">Home</h1>' + slots, head: { title: 'Home', canonical: '/help' },
      state: { data: [] }, slots, isWhole: true, problems: [] };
  },
}) })`;

const SLOT = 'hotel:search-form';
const FORM = 'c/form.98.js';

let data: TestData;
let edge: string;

const page = (cookie?: string) => ask(edge, '/help', { headers: cookie === undefined ? {} : { cookie } });
const offIn = (text: string) => (dataOf(text).config as { slotsOff?: readonly string[] }).slotsOff;

/** Does it, and waits until the edge has heard of it. */
async function act(kind: 'slot-off' | 'slot-on', slot = SLOT): Promise<void> {
  const { revision } = await data.registry.ops.act('hotel', { kind, slot, reason: 'test' });
  while (JSON.parse((await ask(edge, '/revision')).text).revision < revision);
}

beforeAll(async () => {
  const hotel = { ...remoteFiles, 'client/build-facts.json': JSON.stringify(HOTEL_FACTS) };
  data = await makeLiveData({ shell: { ...shellFiles, 'server/shell.cjs': SHELL }, hotel });
  edge = await startEdge(data.dataDir);
  while (renderedBy(await page()) !== 'server');
});

afterAll(stopAll);

test('a slot that is off is on no page from the next one on, also of those that are kept, and its code is not asked for', async () => {
  const before = await page();
  expect([before.text.includes(`Home</h1>${SLOT}`), before.text.includes(FORM), offIn(before.text)]).toEqual([
    true,
    true,
    undefined,
  ]);
  expect((await page()).text).toBe(before.text);

  await act('slot-off');
  const off = await page();
  expect([off.text.includes(`Home</h1>${SLOT}`), off.text.includes(FORM), offIn(off.text)]).toEqual([
    false,
    false,
    [SLOT],
  ]);
  expect(renderedBy(off)).toBe('server');
  // The remote itself is there: its pages and its other slots go on.
  expect(dataOf(off.text).composition.remotes['hotel']?.version).toBe('1.0.0-hotel');
  expect(JSON.parse((await ask(edge, '/revision')).text)).toMatchObject({ slotsOff: [SLOT] });

  await act('slot-on');
  const on = await page();
  expect([on.text.includes(`Home</h1>${SLOT}`), on.text.includes(FORM), offIn(on.text)]).toEqual([
    true,
    true,
    undefined,
  ]);
  expect(JSON.parse((await ask(edge, '/revision')).text)).not.toHaveProperty('slotsOff');
});

test('it stays off with another version, and who tries one sees all of it', async () => {
  await act('slot-off');
  await data.publish('hotel', '2.0.0-hotel', remoteFiles);
  const token = (await readFile(path.join(data.dataDir, 'operator-token'), 'utf8')).trim();
  while (dataOf((await page()).text).composition.remotes['hotel']?.version !== '2.0.0-hotel');
  expect(offIn((await page()).text)).toEqual([SLOT]);
  const tried = await ask(edge, '/ops/override?remote=hotel&version=1.0.0-hotel', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(offIn((await page(cookieFrom(tried, 'wisata_override'))).text)).toBeUndefined();
  await act('slot-on');
});

test('nobody turns off what a package does not have: a name that was mistyped, or a slot of another one', async () => {
  await data.publish('train', '1.0.0');
  const turnOff = (name: string, slot: string) =>
    data.registry.ops.act(name, { kind: 'slot-off', slot, reason: 'test' });
  await expect(turnOff('hotel', 'hotel:serch-form')).rejects.toMatchObject({
    status: 422,
    message: 'hotel has no slot hotel:serch-form. It has hotel:search-form.',
  });
  await expect(turnOff('train', 'hotel:ticket')).rejects.toMatchObject({ code: 'RELEASE_UNKNOWN_SLOT' });
  await expect(turnOff('hotel', 'search')).rejects.toMatchObject({ message: 'Name a slot: hotel:search-form.' });
  expect(offIn((await page()).text)).toBeUndefined();
});
