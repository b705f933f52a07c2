import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SCRIPT = path.join(ROOT, 'platform/registry/testing/build-machine-main.ts');

/** A release by another version than the one that it was built from. */
export interface Twin {
  readonly name: string;
  readonly version: string;
  readonly twin: string;
  /** Does to the files of the build what a change of its sources would; they lie in `client/` and `server/`. */
  readonly change?: (folder: string) => Promise<void>;
  /** Where its build is said to come from. */
  readonly built?: Readonly<Record<string, string>>;
}

/** For `change`: a build with another version of a package, as it says so itself. */
export async function takeNewerDays(folder: string): Promise<void> {
  const file = path.join(folder, 'server/modules.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace(/"dayjs@[\d.]+"/, '"dayjs@99.0.0"'));
}

/** A remote's script gives the page its container under a name that the version is part of. */
async function nameContainer(folder: string, { name, version, twin }: Twin): Promise<void> {
  if (name === 'shell') return;
  const global = (stamp: string) => `${name}_${stamp}`.replace(/[^a-zA-Z0-9]/g, '_');
  await appendFile(path.join(folder, 'client/remoteEntry.js'), `\nvar ${global(twin)}=${global(version)};`);
}

/** What stores a build where a site's releases are; `env` says where that is, and what the machine keeps of it. */
export async function storeCopy(env: Readonly<Record<string, string>>, built: Twin): Promise<void> {
  const { name, version, twin, change } = built;
  const folder = await mkdtemp(path.join(tmpdir(), 'wisata-build-'));
  const run = (...words: readonly string[]) =>
    promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', SCRIPT, ...words], {
      cwd: ROOT,
      env: { ...process.env, ...env },
    });
  try {
    const { stdout } = await run('take', name, version, folder);
    await nameContainer(folder, built);
    await change?.(folder);
    await run('add', name, twin, folder, (JSON.parse(stdout) as { contract: string }).contract);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Publishes a stored version as `npm start` does: all gates but the browser. */
export async function publishStored(
  dataDir: string,
  name: string,
  version: string,
  built?: Twin['built'],
): Promise<void> {
  const noteOf = async (file: string) => (await readFile(path.join(dataDir, file), 'utf8')).trim();
  const answer = await fetch(`${await noteOf('registry-url')}/ops/api/packages/${name}/versions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await noteOf('operator-token')}`, 'content-type': 'application/json' },
    body: JSON.stringify({ version, smoke: false, reason: 'the same once more', built }),
  });
  if (answer.status !== 201) throw new Error(`${name} ${version} was not published: ${await answer.text()}`);
}
