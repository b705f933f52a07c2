import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readDoor } from './read-door.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'wisata-door-'));
  await mkdir(path.join(folder, 'list'));
  const paths =
    "export const pathOf = (service: string) => `${service}/list`;\nexport const SERVICES = ['cruise', 'ferry'];";
  await writeFile(path.join(folder, 'list/paths.rules.ts'), paths);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(manifest: string) {
  const file = path.join(folder, 'manifest.ts');
  await writeFile(file, manifest);
  return readDoor(file);
}

test('a manifest says what it offers by being run, whatever its parts are made of', async () => {
  const found = await read(`import { defineRemote, pageLoader } from '@wisata/runtime';
import { redirect } from 'react-router-dom';
import type { RouteHandle } from '@wisata/kernel/remote';
import { pathOf, SERVICES } from './list/paths.rules.ts';
export const remote = defineRemote({
  name: 'cruise',
  routes: [
    { path: 'cruise', loader: pageLoader(() => redirect('/cruise/list')) },
    ...SERVICES.map((service) => ({ path: pathOf(service), lazy: () => import('./list/list.page.tsx') })),
  ],
  slots: { 'cruise:ticket': async () => { const { Ticket } = await import('./ticket.slot.tsx'); return { default: Ticket }; } },
});`);
  expect(found).toEqual({
    routes: ['cruise', 'cruise/list', 'ferry/list'],
    slots: ['cruise:ticket'],
    pageModules: { 'cruise/list': './list/list.page.tsx', 'ferry/list': './list/list.page.tsx' },
    slotModules: { 'cruise:ticket': './ticket.slot.tsx' },
  });
});

test.each([
  ['export const other = 1;', 'It exports no remote'],
  [
    "import { PATH } from 'elsewhere';\nexport const remote = { routes: [{ path: PATH }], slots: {} };",
    'Every route needs a path, made of what stands in this package.',
  ],
  ["throw new Error('not today');", 'not today'],
])('%j is refused with what is wrong', async (manifest, reason) => {
  await expect(read(manifest)).rejects.toThrow(reason);
});
