import { userInfo } from 'node:os';
import path from 'node:path';
import type { Environment } from '@wisata/kernel/production-settings';
import { EVERY_PROGRAM, readSettings, text, wholeNumber } from '@wisata/kernel/settings';
import * as v from 'valibot';
import { ROOT } from './packages.ts';

/** Everything that commands read from their environment; what they start reads its own. */
export const CLI_SETTINGS = v.object({
  DATA_DIR: EVERY_PROGRAM.DATA_DIR,
  METRICS_PORT: EVERY_PROGRAM.METRICS_PORT,
  PORT: v.optional(
    wholeNumber('Where `npm start` answers the site.', { otherwise: '`3000`, for a fleet any free one' }),
  ),
  DEV_PORT: v.optional(wholeNumber('Where the first remote is served while it is worked on; others follow.'), '3102'),
  REGISTRY_URL: v.optional(
    text('The registry that a command speaks to.', { allowed: 'an address', otherwise: 'that of this machine' }),
  ),
  RELEASE_TOKEN: v.optional(text('The token that a command releases with.', { otherwise: 'that of this machine' })),
  FROM_TOKEN: v.optional(text('A token for the environment that a version is brought from; a viewer may do that.')),
  SITE_URL: v.optional(
    text('The site that a link leads to.', {
      allowed: 'an address',
      otherwise: '`REGISTRY_URL`, or the site of this machine',
    }),
  ),
  USER: v.optional(text('Who stands in the history of releases.', { otherwise: 'who is signed in here' })),
  BACKUP_DIR: v.optional(
    text('Where backups are; the site archives there too.', { allowed: 'a folder on another disk' }),
  ),
  BUILD_URL: v.optional(
    text('The run of a CI service that publishes; it stands beside the version.', {
      allowed: 'an address that begins with `https`',
      otherwise: "that of GitHub's run",
    }),
  ),
  GITHUB_SERVER_URL: v.optional(text('Set by GitHub in its runs, with the next three.')),
  GITHUB_REPOSITORY: v.optional(text('The repository of the run.')),
  GITHUB_RUN_ID: v.optional(text('Its number.')),
  GITHUB_REF_NAME: v.optional(text('The branch that it is of.')),
  CHROMIUM_PATH: v.optional(
    text('The browser of journeys and smoke tests.', { allowed: 'a program', otherwise: 'the one that is installed' }),
  ),
});

interface GithubRun {
  readonly GITHUB_SERVER_URL?: string | undefined;
  readonly GITHUB_REPOSITORY?: string | undefined;
  readonly GITHUB_RUN_ID?: string | undefined;
}

/** The page of a run; undefined elsewhere. */
function githubRun({ GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID }: GithubRun): string | undefined {
  if (!GITHUB_SERVER_URL || !GITHUB_REPOSITORY || !GITHUB_RUN_ID) return undefined;
  return `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
}

/** The settings of a command; the data folder is below the checkout unless it says otherwise. */
export function readCliSettings(env: Environment = process.env) {
  const { DATA_DIR, PORT, DEV_PORT, REGISTRY_URL, RELEASE_TOKEN, FROM_TOKEN, SITE_URL, ...given } = readSettings(
    CLI_SETTINGS,
    env,
  );
  return {
    dataDir: path.resolve(ROOT, DATA_DIR),
    port: PORT,
    /** Where a site of this machine is answered. */
    sitePort: PORT ?? 3000,
    devPort: DEV_PORT,
    registryUrl: REGISTRY_URL,
    token: RELEASE_TOKEN,
    fromToken: FROM_TOKEN,
    siteUrl: SITE_URL,
    actor: given.USER ?? userInfo().username,
    buildUrl: given.BUILD_URL ?? githubRun(given),
    ciBranch: given.GITHUB_REF_NAME,
    backupDir: given.BACKUP_DIR,
    metricsPort: given.METRICS_PORT,
  };
}
