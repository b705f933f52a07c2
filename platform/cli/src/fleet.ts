import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { endWithHelp, refuseWords } from './command-words.ts';
import { drillFleet } from './fleet/fleet-drill.ts';
import { startFleet, type Fleet } from './fleet/fleet-site.ts';
import { stormFleet } from './fleet/fleet-storm.ts';
import { visitSite } from './journeys.ts';
import { readCliSettings } from './settings.ts';

const USAGE = `npm run fleet                       a site of two edges, APIs and workers behind a balancer, on this machine
npm run fleet -- --each 1           so many of each
npm run fleet -- --folder DIR       in a folder that stays
npm run fleet -- drill              ends each process in turn while guests look, search, book and pay
npm run fleet -- storm              bookings and payments all at once while edges, APIs and workers are ended in turn
npm run fleet -- journeys NAME …    journeys of e2e/ on it; takes Playwright's arguments
Otherwise everything lies in a folder of its own, which is gone at the end. PORT chooses the port.`;

const say = (text: string) => process.stdout.write(`${text}\n`);

function readWords() {
  endWithHelp(USAGE);
  const [first] = process.argv.slice(2);
  if (first === 'journeys') return { word: first, each: 2, folder: undefined, rest: process.argv.slice(3) };
  try {
    const options = { each: { type: 'string', default: '2' }, folder: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const each = Number(values.each);
    if (!Number.isInteger(each) || each < 1) throw new Error(`--each takes a number from 1, not "${values.each}"`);
    const [word, ...rest] = positionals;
    if ((word !== undefined && !['drill', 'storm'].includes(word)) || rest.length > 0)
      throw new Error(`There is no ${positionals.join(' ')}`);
    return { word, each, folder: values.folder, rest };
  } catch (error) {
    return refuseWords(error, USAGE);
  }
}

/** Until somebody ends this process. */
const untilAsked = () =>
  new Promise<void>((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(name, () => resolve());
  });

/** For whoever measures or changes it from outside: which process is what, and where its releases are. */
async function noteParts({ parts, store }: Fleet, dataDir: string): Promise<void> {
  const noted = parts.map(async ({ name, service }) => ({ name, port: service.port, pid: await service.pid() }));
  await writeFile(path.join(dataDir, 'fleet.json'), JSON.stringify({ parts: await Promise.all(noted), store }));
}

async function serve(fleet: Fleet, dataDir: string): Promise<number> {
  await noteParts(fleet, dataDir);
  say(
    `\n  Wisata is ready        ${fleet.url}\n  Its folder             ${dataDir}\n  Stop                   Ctrl+C\n`,
  );
  await untilAsked();
  return 0;
}

async function use(fleet: Fleet, dataDir: string, { word, rest }: ReturnType<typeof readWords>): Promise<number> {
  if (word === undefined) return serve(fleet, dataDir);
  const asked = untilAsked().then(() => 1);
  if (word === 'journeys') return Promise.race([visitSite(fleet.url, rest), asked]);
  const trial = word === 'storm' ? stormFleet(fleet) : drillFleet(fleet, dataDir, say);
  return Promise.race([trial.then((isGood) => (isGood ? 0 : 1)), asked]);
}

/** The folder that was named, made where it is not there; else a new one. */
async function openFolder(named: string | undefined): Promise<string> {
  if (named === undefined) return mkdtemp(path.join(os.tmpdir(), 'wisata-fleet-'));
  const folder = path.resolve(named);
  await mkdir(folder, { recursive: true });
  return folder;
}

const words = readWords();
const dataDir = await openFolder(words.folder);
// Started by root, the database runs as another user, who has to get in here.
await chmod(dataDir, 0o755);
let code = 1;
try {
  const fleet = await startFleet({
    each: words.each,
    dataDir,
    port: readCliSettings().port ?? 0,
    env: {
      LOG_LEVEL: 'error',
      LATENCY: '0',
      MEDIA_AHEAD: '0',
      BOOKING_LIMIT: '100000',
      // A storm counts orders afterwards: there are none but its own.
      DEMO_DATA: words.word === 'storm' ? '0' : '1',
      ...process.env,
    },
    onBuild: (name, version, outcome, took) =>
      outcome === 'built' && say(`built ${name} ${version} in ${took.toFixed(1)} s`),
    onStep: say,
  });
  try {
    code = await use(fleet, dataDir, words);
  } finally {
    await fleet.stop();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
} finally {
  if (!words.folder) await rm(dataDir, { recursive: true, force: true });
}
process.exit(code);
