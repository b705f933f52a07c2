import os from 'node:os';
import { programsProject, rulesProject, TEST_TIMEOUT_MS, webProject } from './platform/cli/src/jest/projects.ts';

const WEB = '<rootDir>/{shell,mfe-*,shared-ui,platform/runtime,platform/console}/src/**/*';

export default {
  testTimeout: TEST_TIMEOUT_MS,
  // Half of a test's time is another process or a wait: one worker more than there are cores keeps all of them busy.
  maxWorkers: os.availableParallelism() + 1,
  projects: [
    webProject(WEB),
    rulesProject(WEB),
    {
      ...programsProject([
        '<rootDir>/{shared-kernel,backend,database,telemetry,pictures,platform/build,platform/registry,platform/edge,platform/cli}/src/**/*.test.ts',
        '<rootDir>/scripts/*.test.ts',
      ]),
      globalSetup: '<rootDir>/backend/testing/global-setup.ts',
      globalTeardown: '<rootDir>/backend/testing/global-teardown.ts',
    },
  ],
};
