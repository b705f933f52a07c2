import os from 'node:os';

const transform = {
  '^.+\\.(ts|tsx|mjs)$': [
    '@swc/jest',
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
const shared = {
  transform,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.cache/'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
  moduleNameMapper: {
    '\\.(css|svg)$': 'identity-obj-proxy',
    // The package's own single file: its modules are two thousand, and every page's test would read all of them.
    '^lucide-react$': '<rootDir>/node_modules/lucide-react/dist/cjs/lucide-react.js',
  },
};

const WEB = '<rootDir>/{shell,mfe-*,shared-ui,platform/runtime,platform/console}/src/**/*';

export default {
  // A machine that also builds and renders is slow, not wrong. Jest reads this here only, never from a project.
  testTimeout: 180_000,
  // Half of a test's time is another process or a wait: one worker more than there are cores keeps all of them busy.
  maxWorkers: os.availableParallelism() + 1,
  projects: [
    {
      ...shared,
      displayName: 'web',
      // Every look at a global of a page costs as much as a call; React and the queries look at these all the time.
      sandboxInjectedGlobals: [
        ...['Array', 'Boolean', 'Error', 'JSON', 'Math', 'Number', 'Object', 'Promise', 'Reflect', 'RegExp'],
        ...['String', 'Symbol', 'TypeError', 'WeakMap', 'WeakSet'],
      ],
      testEnvironment: '<rootDir>/scripts/jest-web-environment.mjs',
      setupFilesAfterEnv: ['<rootDir>/scripts/jest-silence.ts', '<rootDir>/scripts/jest-web-setup.ts'],
      testMatch: [`${WEB}.test.{ts,tsx}`],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '\\.rules\\.test\\.ts$'],
    },
    // What is pure needs no page, which takes half of such a test's time.
    {
      ...shared,
      displayName: 'rules',
      testEnvironment: '<rootDir>/scripts/jest-node-environment.mjs',
      setupFilesAfterEnv: ['<rootDir>/scripts/jest-silence.ts'],
      testMatch: [`${WEB}.rules.test.ts`],
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: '<rootDir>/scripts/jest-node-environment.mjs',
      setupFilesAfterEnv: ['<rootDir>/scripts/jest-silence.ts'],
      globalSetup: '<rootDir>/backend/testing/global-setup.ts',
      globalTeardown: '<rootDir>/backend/testing/global-teardown.ts',
      testMatch: [
        '<rootDir>/{shared-kernel,backend,database,telemetry,pictures,platform/build,platform/registry,platform/edge,platform/cli}/src/**/*.test.ts',
        '<rootDir>/scripts/*.test.ts',
      ],
    },
  ],
};
