import { expect, test } from '@jest/globals';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { modules } from './modules.ts';

test('every folder of modules is a module, the foundation first', async () => {
  const folders = await readdir(path.join(import.meta.dirname, 'modules'));
  const names = modules.map(({ name }) => name);
  expect(names[0]).toBe('core');
  expect(names.slice(1).sort()).toEqual(folders.sort());
});

test('tables that refer to others are made after them', () => {
  const names = modules.map(({ name }) => name);
  const pairs = modules.flatMap(({ name, after = [] }) => after.map((other) => [other, name]));
  expect(pairs).toContainEqual(['bookings', 'payment']);
  expect(pairs.filter(([other, name]) => names.indexOf(other!) > names.indexOf(name!))).toEqual([]);
});
