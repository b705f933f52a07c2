import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { startBenchServer, type BenchServer } from './builds/bench-server.ts';
import { buildPlain } from './builds/plain-build.ts';
import { readDocumentData, versionOf } from './builds/product-document.ts';
import { copyPage } from './builds/static-copy.ts';
import { launchChromium } from './measure/browser.ts';
import { figureOf, formatFigure, formatTable, say } from './measure/figures.ts';
import { measureVisit, type Visit } from './measure/measure-page.ts';
import { movedTo, signInWithCart, type SignedIn } from './measure/member.ts';
import { chooseProfiles, type Profile } from './measure/profiles.ts';
import { chooseTargets, type Target } from './measure/targets.ts';
import { useSite } from './own-site.ts';

/**
 * The pages that most people see, beside the same source as one ordinary application and beside a copy without script:
 * `npm run bench -- pages [--runs 5] [--page home]… [--profile phone|desktop]…`. See the README for what is counted how.
 */

const { values: settings } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    page: { type: 'string', multiple: true, default: [] },
    profile: { type: 'string', multiple: true, default: [] },
  },
});
const RUNS = Number(settings.runs);

const COLUMNS: readonly (readonly [head: string, key: keyof Visit, decimals: number])[] = [
  ['FCP', 'fcp', 0],
  ['LCP', 'lcp', 0],
  ['content', 'content', 0],
  ['usable', 'usable', 0],
  ['TBT', 'tbt', 0],
  ['INP', 'inp', 0],
  ['CLS', 'cls', 3],
  ['requests', 'requests', 0],
  ['kB', 'kilobytes', 0],
  ['chain', 'chain', 0],
];

interface Build {
  readonly name: string;
  readonly url: string;
  readonly becomesUsable: boolean;
  readonly signedIn?: SignedIn;
}

interface Parts {
  readonly browser: Browser;
  readonly product: string;
  readonly server: BenchServer;
  readonly member: SignedIn | undefined;
}

async function buildsOf({ browser, product, server, member }: Parts, target: Target, profile: Profile) {
  const signedIn = target.needsMember && member ? { signedIn: member } : {};
  const moved = target.needsMember && member ? { signedIn: movedTo(server.origin, member) } : {};
  const html = await copyPage(browser, product, target, profile, signedIn.signedIn);
  const copy = server.addCopy(`${profile.name}-${target.name.replaceAll(' ', '-')}`, html);
  const builds: readonly Build[] = [
    { name: 'product', url: product + target.path, becomesUsable: true, ...signedIn },
    { name: 'one bundle', url: server.origin + target.path, becomesUsable: true, ...moved },
    { name: 'no script', url: copy, becomesUsable: false },
  ];
  return builds;
}

const cellsOf = (visits: readonly Visit[]) =>
  COLUMNS.map(([, key, decimals]) => formatFigure(figureOf(visits.map((visit) => visit[key])), decimals));

/** Visits the builds in turn, so that what else the machine does meets all of them. */
async function compare(browser: Browser, builds: readonly Build[], target: Target, profile: Profile) {
  const visits = new Map<Build, Visit[]>(builds.map((build) => [build, []]));
  const { content, press } = target;
  for (let run = 0; run <= RUNS; run += 1) {
    for (const build of builds) {
      const visit = await measureVisit(browser, { ...build, profile, content, press });
      // The first one warms up servers and disks.
      if (run > 0) visits.get(build)!.push(visit);
    }
  }
  return builds.map((build) => [`${target.name}: ${build.name}`, ...cellsOf(visits.get(build)!)]);
}

async function report(parts: Parts): Promise<void> {
  const { browser } = parts;
  say(`Chromium ${browser.version()}, ${cpus().length} x ${cpus()[0]?.model}; ms, median of ${RUNS} (least–most)`);
  const heads = ['', ...COLUMNS.map(([head]) => head)];
  for (const profile of chooseProfiles(settings.profile)) {
    say(`\n${profile.title}`);
    for (const target of chooseTargets(settings.page)) {
      const builds = await buildsOf(parts, target, profile);
      say(formatTable(heads, await compare(browser, builds, target, profile)));
    }
  }
}

const site = await useSite();
const browser = await launchChromium();
try {
  const data = await readDocumentData(`${site.url}/`);
  const server = await startBenchServer(site.url, await buildPlain(versionOf(data)), data);
  const needsMember = chooseTargets(settings.page).some((target) => target.needsMember);
  const member = needsMember ? await signInWithCart(browser, site.url) : undefined;
  await report({ browser, product: site.url, server, member });
  await server.stop();
} finally {
  await browser.close();
  await site.stop();
}
