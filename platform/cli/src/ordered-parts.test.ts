import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from './packages.ts';

/** A part that the site was ordered with, and a place that would not work without it. What tests all packages is the root's. */
const PARTS = [
  ['react', 'shell', 'src/boot.tsx', "from 'react'"],
  ['react-dom', 'shell', 'src/boot.tsx', "from 'react-dom/client'"],
  ['react-router-dom', 'mfe-hotel', 'src/detail/hotel-detail.page.tsx', "from 'react-router-dom'"],
  ['webpack', 'platform/build', 'src/run.ts', "from 'webpack'"],
  ['webpack-cli', 'mfe-hotel', 'package.json', '"build": "webpack"'],
  ['@module-federation/enhanced', 'platform/build', 'src/federation.ts', "from '@module-federation/enhanced/webpack'"],
  ['ts-loader', 'platform/build', 'src/webpack-base.ts', "require.resolve('ts-loader')"],
  ['i18next', 'shell', 'src/app/start/create-i18n.ts', "from 'i18next'"],
  ['react-i18next', 'mfe-hotel', 'src/checkout/checkout-review.tsx', "from 'react-i18next'"],
  ['zustand', 'shell', 'src/app/session/cart-count.ts', "from 'zustand"],
  ['ky', 'platform/runtime', 'src/context/api-client.ts', "from 'ky'"],
  ['valibot', 'mfe-hotel', 'src/api/hotel.schema.ts', "from 'valibot'"],
  ['dayjs', 'shared-kernel', 'src/months.ts', "from 'dayjs"],
  ['workbox-webpack-plugin', 'platform/build', 'src/service-worker.ts', "from 'workbox-webpack-plugin'"],
  ['jest', '.', 'platform/cli/src/test-runners.ts', 'jest/bin/jest.js'],
  ['@testing-library/react', '.', 'mfe-hotel/src/list/hotel-list.page.test.tsx', "from '@testing-library/react'"],
  ['playwright', 'e2e', 'playwright.config.ts', "from 'playwright/test'"],
  ['lerna', '.', 'platform/cli/src/affected.ts', 'node_modules/lerna'],
] as const;

const textOf = (...place: readonly string[]) => readFile(path.join(ROOT, ...place), 'utf8');

test.each(PARTS)('%s is a dependency of %s and is used in %s', async (part, owner, file, use) => {
  const listed = JSON.parse(await textOf(owner, 'package.json')) as Record<string, Record<string, string> | undefined>;
  expect({ ...listed['dependencies'], ...listed['devDependencies'] }).toHaveProperty([part]);
  expect(await textOf(owner, file)).toContain(use);
});
