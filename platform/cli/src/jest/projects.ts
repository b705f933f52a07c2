import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const fromHere = (name: string) => path.join(import.meta.dirname, name + path.extname(import.meta.filename));

const transform = {
  '^.+\\.(ts|tsx|mjs)$': [
    require.resolve('@swc/jest'),
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2023',
        experimental: { keepImportAttributes: true },
      },
      module: { type: 'es6' },
    },
  ],
};

/** What all kinds of tests have in common. */
const SHARED = {
  transform,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.cache/'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
  moduleNameMapper: {
    '\\.(css|svg)$': require.resolve('identity-obj-proxy'),
    // The package's own single file: its modules are two thousand, and every page's test would read all of them.
    '^lucide-react$': '<rootDir>/node_modules/lucide-react/dist/cjs/lucide-react.js',
  },
};

/** Tests of pages and their parts, among the files that `sources` finds. */
export const webProject = (sources: string) => ({
  ...SHARED,
  displayName: 'web',
  // Every look at a global of a page costs as much as a call; React and the queries look at these all the time.
  sandboxInjectedGlobals: [
    ...['Array', 'Boolean', 'Error', 'JSON', 'Math', 'Number', 'Object', 'Promise', 'Reflect', 'RegExp'],
    ...['String', 'Symbol', 'TypeError', 'WeakMap', 'WeakSet'],
  ],
  testEnvironment: fromHere('web-environment'),
  setupFilesAfterEnv: [fromHere('silence'), fromHere('web-setup')],
  testMatch: [`${sources}.test.{ts,tsx}`],
  testPathIgnorePatterns: [...SHARED.testPathIgnorePatterns, '\\.rules\\.test\\.ts$'],
});

const nodeProject = {
  ...SHARED,
  testEnvironment: fromHere('node-environment'),
  setupFilesAfterEnv: [fromHere('silence')],
};

/** Tests of what is pure: they need no page, which takes half of such a test's time. */
export const rulesProject = (sources: string) => ({
  ...nodeProject,
  displayName: 'rules',
  testMatch: [`${sources}.rules.test.ts`],
});

/** Tests of programs of Node: the files that `testMatch` finds. */
export const programsProject = (testMatch: readonly string[]) => ({ ...nodeProject, displayName: 'node', testMatch });

/** A machine that also builds and renders is slow, not wrong. Jest reads this at the top only, never from a project. */
export const TEST_TIMEOUT_MS = 180_000;
