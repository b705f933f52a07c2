import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, readdir, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LEFT_OUT = new Set(['node_modules', '.git', '.data', '.cache', 'dist', 'coverage', 'shots']);

/** How a program ended and what it said. */
interface Ended {
  readonly code: number;
  readonly printed: string;
}

/** A program that goes on. */
interface Running {
  /** Resolves with the first group of what it prints. */
  waitFor(line: RegExp): Promise<string>;
  /** Ends it as Ctrl+C does. */
  stop(): Promise<Ended>;
  readonly ended: Promise<Ended>;
}

/** Somebody's own copy of this checkout, with the packages that are installed here. */
export interface Checkout {
  replace(file: string, from: string, to: string): Promise<void>;
  start(words: readonly string[], env: Readonly<Record<string, string>>): Running;
  /** Every file of it but what is installed, built or kept, by its path. */
  files(): Promise<readonly string[]>;
}

async function searchFiles(folder: string, below = ''): Promise<string[]> {
  const entries = await readdir(path.join(folder, below), { withFileTypes: true });
  const found = entries
    .filter(({ name }) => !LEFT_OUT.has(name))
    .map(async (entry) => {
      const file = path.posix.join(below, entry.name);
      return entry.isDirectory() ? searchFiles(folder, file) : [file];
    });
  return (await Promise.all(found)).flat().sort();
}

/** Links every installed package, one by one: nothing that is done to the copy's list reaches the packages themselves. */
async function linkPackages(folder: string, owner: string): Promise<void> {
  const installed = path.join(ROOT, owner, 'node_modules');
  const target = path.join(folder, owner, 'node_modules');
  for (const { name } of await readdir(installed, { withFileTypes: true }).catch(() => [])) {
    await mkdir(target, { recursive: true });
    const source = path.join(installed, name);
    // Packages of the checkout are links into it, and become links into the copy; npm's notes are the copy's own.
    const isOwn = name === '@wisata' || name.endsWith('lock') || name.endsWith('.json');
    if (isOwn) await cp(source, path.join(target, name), { recursive: true, verbatimSymlinks: true });
    else await symlink(source, path.join(target, name));
  }
}

function start(folder: string, words: readonly string[], env: Readonly<Record<string, string>>): Running {
  const child = spawn(process.execPath, words, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const heard: ((line: string) => void)[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      for (const listener of heard) listener(line);
    });
  const printed = () => lines.join('\n');
  const ended = new Promise<Ended>((resolve) =>
    child.once('close', (code) => resolve({ code: code ?? -1, printed: printed() })),
  );
  return {
    ended,
    async waitFor(line) {
      const found = new Promise<string>((resolve) => {
        const read = (text: string) => {
          const [whole, first = whole] = line.exec(text) ?? [];
          if (first !== undefined) resolve(first);
        };
        lines.forEach(read);
        heard.push(read);
      });
      const early = ended.then(({ printed: text }) => Promise.reject(new Error(`It ended early:\n${text}`)));
      return Promise.race([found, early]);
    },
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Gives `use` a copy of this checkout and takes it away afterwards. */
export async function withCheckout<T>(use: (checkout: Checkout) => Promise<T>): Promise<T> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'wisata-checkout-')));
  try {
    await cp(ROOT, folder, { recursive: true, filter: (source) => !LEFT_OUT.has(path.basename(source)) });
    const owners = [
      '.',
      ...(await readdir(ROOT)),
      ...(await readdir(path.join(ROOT, 'platform'))).map((each) => `platform/${each}`),
    ];
    for (const owner of owners.filter((each) => !LEFT_OUT.has(each))) await linkPackages(folder, owner);
    return await use({
      async replace(file, from, to) {
        const text = await readFile(path.join(folder, file), 'utf8');
        if (!text.includes(from)) throw new Error(`${file} does not say ${from}`);
        // In one step: whoever watches sees no half of a text.
        const saved = path.join(folder, '.saved');
        await writeFile(saved, text.replace(from, to));
        await rename(saved, path.join(folder, file));
      },
      start: (words, env) => start(folder, words, env),
      files: () => searchFiles(folder),
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A port that nobody listens on. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
