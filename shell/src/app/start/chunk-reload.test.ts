import { expect, test } from '@jest/globals';
import { createTestApp } from '@wisata/runtime/testing';
import { takeReload } from './chunk-reload.ts';

test('one reload a minute', () => {
  const startMs = Date.UTC(2026, 10, 20, 7);
  const at = (seconds: number) => createTestApp({ nowMs: startMs + seconds * 1000 }).app;
  expect(takeReload(at(0))).toBe(true);
  expect(takeReload(at(59))).toBe(false);
  expect(takeReload(at(60))).toBe(true);
});

test('no reload where it cannot be remembered', () => {
  const { app } = createTestApp();
  const forgetful = { get: () => undefined, set: () => undefined, remove: () => undefined };
  expect(takeReload({ ...app, storage: { ...app.storage, session: forgetful } })).toBe(false);
});
