import path from 'node:path';
import { openReleases } from '@wisata/registry/release-folders';
import { buildAndPublish, type BuildReport } from './build-releases.ts';
import { RELEASED_PACKAGES, ROOT, findReleasedPackage, type ReleasedPackage } from './packages.ts';

const USAGE = `npm run release -- status                        what is live
npm run release -- list hotel                    published versions, newest last
npm run release -- publish hotel                 build what stands here and make it live
npm run release -- activate hotel VERSION WHY    make a published version live (forward or back)
npm run release -- rollback hotel WHY            go back to the version that was live before
npm run release -- history                       every change: when, who, why
`;

const releases = openReleases(path.resolve(ROOT, process.env['DATA_DIR'] ?? '.data'));
const actor = process.env['USER'] ?? 'operator';
const print = (text: string) => process.stdout.write(`${text}\n`);

function getPackage(name: string | undefined): ReleasedPackage {
  const found = name && findReleasedPackage(name);
  if (!found) throw new Error(`Name one of: ${RELEASED_PACKAGES.map((each) => each.name).join(', ')}`);
  return found;
}

function getReason(words: readonly string[]): string {
  if (words.length === 0) throw new Error('Say why, in a few words: it is kept in the history');
  return words.join(' ');
}

async function status(): Promise<void> {
  const { revision, live, history } = await releases.registry.state();
  print(`revision ${revision}`);
  for (const { name } of RELEASED_PACKAGES) {
    const last = history.findLast((change) => change.name === name);
    print(
      `${name.padEnd(12)} ${(live[name] ?? 'nothing').padEnd(20)} ${last ? `${last.at}  ${last.actor}: ${last.reason}` : ''}`,
    );
  }
}

async function list(name: string | undefined): Promise<void> {
  const released = getPackage(name);
  const { live } = await releases.registry.state();
  for (const { version, publishedAt } of await releases.store.versions(released.name)) {
    print(`${version.padEnd(20)} ${publishedAt}${live[released.name] === version ? '  live' : ''}`);
  }
}

function getVersion(version: string | undefined): string {
  if (!version) throw new Error('Name a version: npm run release -- list NAME shows them');
  return version;
}

async function activate(name: string, version: string, reason: string): Promise<void> {
  const { revision } = await releases.registry.activate({ name, version, actor, reason });
  print(`${name} ${version} is live as of revision ${revision}; the next page view gets it`);
}

async function publish(name: string): Promise<void> {
  let built = '';
  const report: BuildReport = (_name, version, outcome, seconds) => {
    built = version;
    print(`${name} ${version} ${outcome} (${seconds.toFixed(1)} s)`);
  };
  await buildAndPublish(path.dirname(releases.store.root), report, [name]);
  await activate(name, built, 'published by hand');
}

async function rollback(released: ReleasedPackage, reason: string): Promise<void> {
  const { live, history } = await releases.registry.state();
  const before = history.findLast((change) => change.name === released.name && change.version !== live[released.name]);
  if (!before) throw new Error(`${released.name} has had no other version here`);
  await activate(released.name, before.version, reason);
}

async function run([action, name, ...rest]: readonly string[]): Promise<void> {
  switch (action) {
    case 'status':
      return status();
    case 'list':
      return list(name);
    case 'publish':
      return publish(getPackage(name).name);
    case 'activate':
      return activate(getPackage(name).name, getVersion(rest[0]), getReason(rest.slice(1)));
    case 'rollback':
      return rollback(getPackage(name), getReason(rest));
    case 'history':
      for (const change of (await releases.registry.state()).history) {
        print(
          `${String(change.revision).padStart(4)}  ${change.at}  ${change.name} ${change.version}  ${change.actor}: ${change.reason}`,
        );
      }
      return;
    default:
      print(USAGE);
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
