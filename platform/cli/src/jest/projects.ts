import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const fromHere = (name: string) => path.join(import.meta.dirname, name + path.extname(import.meta.filename));

const transformTo = (type: 'commonjs' | 'es6') => ({
  '^.+\\.(ts|tsx|mjs)$': [
    require.resolve('@swc/jest'),
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2023',
        experimental: { keepImportAttributes: true },
      },
      module: { type },
    },
  ],
});

/** What all kinds of tests have in common. */
const SHARED = {
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.cache/'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
  moduleNameMapper: {
    '\\.(css|svg)$': require.resolve('identity-obj-proxy'),
    // The package's own single file: its modules are two thousand, and every page's test would read all of them.
    '^lucide-react$': '<rootDir>/node_modules/lucide-react/dist/cjs/lucide-react.js',
  },
};

/** What runs in a browser: no file of it waits at its top, so a test's modules can be scripts that a worker compiles once. */
const BROWSER = { ...SHARED, transform: transformTo('commonjs') };

/** Tests of pages and their parts, among the files that `sources` finds. */
export const webProject = (sources: string) => ({
  ...BROWSER,
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

const WITHOUT_PAGE = { testEnvironment: fromHere('node-environment'), setupFilesAfterEnv: [fromHere('silence')] };

/** Tests of what is pure: they need no page, which takes half of such a test's time. */
export const rulesProject = (sources: string) => ({
  ...BROWSER,
  ...WITHOUT_PAGE,
  displayName: 'rules',
  testMatch: [`${sources}.rules.test.ts`],
});

/** Tests of programs of Node: the files that `testMatch` finds. */
export const programsProject = (testMatch: readonly string[]) => ({
  ...SHARED,
  ...WITHOUT_PAGE,
  transform: transformTo('es6'),
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  displayName: 'node',
  testMatch,
});

/** A machine that also builds and renders is slow, not wrong. Jest reads this at the top only, never from a project. */
export const TEST_TIMEOUT_MS = 180_000;
