import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from './packages.ts';
import { SETTINGS_PAGE, writeSettingsPage } from './settings-page.ts';

test('the page of settings is what the schemas say; node platform/cli/src/settings-page.ts writes it anew', async () => {
  expect(await readFile(path.join(ROOT, SETTINGS_PAGE), 'utf8')).toBe(await writeSettingsPage());
});

/** Names of variables that the machine gives to every process, and those of the tests themselves. */
const OF_THE_MACHINE = ['PATH', 'HOME', 'TMPDIR', 'NODE_COMPILE_CACHE', 'TEST_DATABASE_URL', 'SUMMARY_FILE'];
const READ_BY_HAND = /\benv(?:\.([A-Z][A-Z0-9_]+)|\['([A-Z][A-Z0-9_]+)'\])/g;

test.each([
  'backend/src',
  'platform/edge/src',
  'platform/registry/src',
  'platform/cli/src',
  'telemetry/src',
  'database/src',
])('what %s reads of its environment stands on the page', async (folder) => {
  const page = await readFile(path.join(ROOT, SETTINGS_PAGE), 'utf8');
  const files = await readdir(path.join(ROOT, folder), { recursive: true });
  const code = files.filter((file) => /(?<!\.(test|fixture))\.ts$/.test(file));
  const texts = await Promise.all(code.map((file) => readFile(path.join(ROOT, folder, file), 'utf8')));
  const names = texts.flatMap((text) =>
    [...text.matchAll(READ_BY_HAND)].map(([, dotted, quoted]) => dotted ?? quoted!),
  );
  const unknown = new Set(names.filter((name) => !page.includes(`| \`${name}\` |`) && !OF_THE_MACHINE.includes(name)));
  expect([...unknown]).toEqual([]);
});
