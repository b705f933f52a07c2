import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './packages.ts';

const run = promisify(execFile);

const LERNA = path.join(ROOT, 'node_modules/lerna/dist/cli.js');

async function git(root: string, ...words: readonly string[]): Promise<string> {
  return (await run('git', [...words], { cwd: root })).stdout.trim();
}

/** Where the work of this branch began; on the main branch itself the commit before. */
async function findBase(root: string): Promise<string> {
  const head = await git(root, 'rev-parse', 'HEAD');
  const began = await git(root, 'merge-base', 'HEAD', 'main').catch(() => head);
  return began === head ? 'HEAD~1' : began;
}

interface ListedPackage {
  readonly location: string;
}

async function listPackages(root: string, ...words: readonly string[]): Promise<string[]> {
  const args = [LERNA, 'list', '--all', '--json', '--loglevel', 'silent', ...words];
  const { stdout } = await run(process.execPath, args, { cwd: root });
  return (JSON.parse(stdout) as ListedPackage[]).map(({ location }) => path.relative(root, location));
}

/**
 * The folders of packages that were changed since the branch left `main`, uncommitted files too, and of those that use
 * them. Undefined where something was changed that every package depends on.
 */
export async function findAffected(root = ROOT): Promise<readonly string[] | undefined> {
  const base = await findBase(root);
  const changed = await git(root, 'diff', '--name-only', base);
  const created = await git(root, 'ls-files', '--others', '--exclude-standard');
  const files = [...changed.split('\n'), ...created.split('\n')].filter((file) => file && !file.endsWith('.md'));
  const folders = await listPackages(root);
  const ownerOf = (file: string) => folders.find((folder) => file.startsWith(`${folder}/`));
  if (files.some((file) => !ownerOf(file))) return undefined;
  const users = files.length > 0 ? await listPackages(root, '--since', base) : [];
  // Git compares what it knows; a file that nobody has added yet counts as well.
  return [...new Set([...users, ...files.flatMap((file) => ownerOf(file) ?? [])])].sort();
}
