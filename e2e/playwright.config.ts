import { defineConfig } from 'playwright/test';
import type { SiteOptions } from './support/release-site.ts';
import { TROUBLES } from './support/troubles.ts';

// Playwright asks for colours; Node warns of both wishes at once, and journeys read what programs print.
delete process.env['NO_COLOR'];

const { SITE_URL = 'http://localhost:3000', CHROMIUM_PATH, CHROMIUM_ARGS = '--no-sandbox' } = process.env;

const BUILDS = /\/(own-repository|made-service|team-at-work)\.spec\.ts$/;
/** They change what is live on a site, one after the other. */
const RELEASES =
  /\/(console[^/]*|releases|release-gates|release-recovery|release-faults-registry|shell-canary)\.spec\.ts$/;
/** They need a site whose suppliers fail, whose bookings end soon, or whose database somebody has been in. */
const TROUBLED = /\/(deadlines|flight-faults|editors-html)\.spec\.ts$/;
const PAGES = /\/(every-page|opened|opened-console)\.spec\.ts$/;

/** The site under test is started by whoever starts the suite (`npm test`); SITE_URL says where it is. */
export default defineConfig<object, SiteOptions>({
  testDir: './journeys',
  outputDir: '../.cache/e2e-results',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : [['list']],
  // Every test fills a core: the long ones begin first, and sites that several tests share are started once.
  projects: [
    // Each builds something, and takes as long as twenty others.
    { name: 'builds', testMatch: BUILDS },
    // What several edges, APIs and workers over one bucket can change of releases; the rest is seen with one of each.
    {
      name: 'fleet',
      testMatch: /\/(releases|release-faults|release-recovery)\.spec\.ts$/,
      // A file that is damaged on its way to the browser is the same from every edge: two of the faults are met.
      grepInvert: [
        /a release of hotel that (?!is not what was released|crashes while it renders)/,
        /a style sheet of a later page|a piece that crashes in a page|a tester sees on every page/,
        /flight is released and taken back|that is broken on its disk/,
      ],
      use: { edges: 2 },
      workers: 1,
    },
    {
      name: 'releases',
      testMatch: RELEASES,
      grepInvert: [/hotel is released and taken back/, /that is damaged on the disks of edges/],
      workers: 1,
    },
    { name: 'troubled', testMatch: TROUBLED, use: { settings: TROUBLES }, workers: 1 },
    { name: 'one edge', testIgnore: [BUILDS, RELEASES, TROUBLED, PAGES] },
    // Many short ones: whatever ends last leaves no core idle for long.
    { name: 'pages', testMatch: process.env.SHOTS ? PAGES : /\/every-page\.spec\.ts$/ },
  ],
  use: {
    baseURL: SITE_URL,
    locale: 'en-US',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      args: CHROMIUM_ARGS.split(' '),
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    },
  },
});
