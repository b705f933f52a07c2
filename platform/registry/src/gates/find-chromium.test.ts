import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findChromium } from './find-chromium.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'chromium-'));
  for (const name of ['google-chrome', 'my-browser']) {
    await writeFile(path.join(folder, name), '#!/bin/sh\n');
    await chmod(path.join(folder, name), 0o755);
  }
  await writeFile(path.join(folder, 'chromium'), 'not a program');
});

afterAll(() => rm(folder, { recursive: true }));

test('CHROMIUM_PATH comes before anything on PATH', async () => {
  const file = path.join(folder, 'my-browser');
  expect(await findChromium({ CHROMIUM_PATH: file, PATH: folder })).toBe(file);
});

test('a wrong CHROMIUM_PATH is told, not replaced', async () => {
  await expect(findChromium({ CHROMIUM_PATH: '/nowhere/chromium', PATH: folder })).rejects.toThrow('/nowhere/chromium');
});

test('a shell without windows comes before a whole browser', async () => {
  const shell = path.join(folder, 'shell', 'chromium-headless-shell');
  await mkdir(path.dirname(shell));
  await writeFile(shell, '#!/bin/sh\n', { mode: 0o755 });
  expect(await findChromium({ PATH: `${folder}${path.delimiter}${path.dirname(shell)}` })).toBe(shell);
});

test('PATH is searched for programs only', async () => {
  expect(await findChromium({ PATH: folder })).toBe(path.join(folder, 'google-chrome'));
});
