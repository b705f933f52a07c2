import { rulesProject, TEST_TIMEOUT_MS, webProject } from '../jest/projects.ts';

const SOURCES = '<rootDir>/src/**/*';

/** How tests run in a remote's own repository: as those of the remotes of the checkout. */
export default { testTimeout: TEST_TIMEOUT_MS, projects: [webProject(SOURCES), rulesProject(SOURCES)] };
