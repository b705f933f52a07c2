import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPackageRegistry } from './package-registry.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PAGE = path.join(ROOT, 'docs/own-repository.md');

/** Everything in a block of commands under a heading of the page, as it stands there. */
export async function readCommands(heading: string): Promise<string> {
  const section = (await readFile(PAGE, 'utf8')).split(/^## /m).find((each) => each.startsWith(`${heading}\n`));
  const blocks = [...(section ?? '').matchAll(/^```\n(.*?)^```$/gms)].map(([, commands]) => commands);
  if (blocks.length === 0) throw new Error(`The page has no commands under ${heading}`);
  return blocks.join('');
}

/** A command that goes on. */
interface Running {
  /** Resolves with the first group of what it prints. */
  waitFor(line: RegExp): Promise<string>;
  /** Ends it as Ctrl+C does. */
  interrupt(): Promise<void>;
}

/** A folder of a developer outside this checkout, whose npm knows one registry. */
export interface Desk {
  /** For programs that are started elsewhere and publish to the same registry. */
  readonly env: Readonly<Record<string, string>>;
  /** Types commands into a shell, in a folder below; gives what they print, and fails when one of them does. */
  type(commands: string, folder?: string): Promise<string>;
  begin(command: string, folder: string): Running;
  replace(file: string, from: string, to: string): Promise<void>;
}

function startShell(
  commands: string,
  cwd: string,
  env: NodeJS.ProcessEnv,
): { child: ChildProcess; printed: () => string } {
  // A group of its own, as a terminal gives it, so that an interruption reaches all of it.
  const child = spawn('sh', ['-ec', commands], { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  return { child, printed: () => printed };
}

const endOf = (child: ChildProcess) =>
  new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? -1)));

function begin(command: string, cwd: string, env: NodeJS.ProcessEnv, begun: ChildProcess[]): Running {
  const { child, printed } = startShell(command, cwd, env);
  begun.push(child);
  const ended = endOf(child);
  return {
    async waitFor(line) {
      const found = new Promise<string>((resolve) => {
        const read = () => {
          const match = line.exec(printed())?.[1];
          if (match) resolve(match);
        };
        child.stdout?.on('data', read);
        read();
      });
      return Promise.race([found, ended.then(() => Promise.reject(new Error(`It ended early:\n${printed()}`)))]);
    },
    async interrupt() {
      process.kill(-child.pid!, 'SIGINT');
      await ended;
    },
  };
}

async function type(commands: string, cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  const { child, printed } = startShell(commands, cwd, env);
  const code = await endOf(child);
  if (code !== 0) throw new Error(`${commands}\nended with ${code}:\n${printed()}`);
  return printed();
}

/** Gives `use` a desk and takes it away afterwards. `settings` are those that the page has everybody make. */
export async function withDesk(
  settings: Readonly<Record<string, string>>,
  use: (desk: Desk) => Promise<void>,
): Promise<void> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'wisata-desk-')));
  const registry = await startPackageRegistry();
  const home = path.join(folder, 'home');
  // The packages of this checkout are published as somebody who may; nothing is asked of any other registry.
  const env = {
    HOME: home,
    NO_COLOR: '1',
    npm_config_registry: registry.url,
    // Whoever runs the journeys through npm has told it of their own.
    npm_config_userconfig: path.join(home, '.npmrc'),
    npm_config_cache: path.join(folder, 'cache'),
    npm_config_update_notifier: 'false',
    ...settings,
  };
  // The first one on the path is the Node that this runs on.
  const own = {
    ...process.env,
    ...env,
    PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env['PATH']}`,
  };
  const begun: ChildProcess[] = [];
  const placeOf = (below = '.') => path.join(folder, 'work', below);
  try {
    await mkdir(home);
    await mkdir(placeOf());
    await writeFile(path.join(home, '.npmrc'), `${registry.url.replace('http:', '')}:_authToken=publisher\n`);
    await use({
      env,
      type: (commands, below) => type(commands, placeOf(below), own),
      begin: (command, below) => begin(command, placeOf(below), own, begun),
      async replace(file, from, to) {
        const text = await readFile(placeOf(file), 'utf8');
        if (!text.includes(from)) throw new Error(`${file} does not say ${from}`);
        await writeFile(placeOf(file), text.replace(from, to));
      },
    });
  } finally {
    // Where a test failed before it interrupted them.
    for (const { pid, exitCode, signalCode } of begun)
      if (exitCode === null && signalCode === null) process.kill(-pid!, 'SIGKILL');
    await registry.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
