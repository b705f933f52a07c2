import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Waits for a child to end; rejects with what it printed when it fails. */
export function runToEnd(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(output.trim() || `${command} ended with ${code}`)),
    );
  });
}

/** A long-running child of ours. */
export interface Service {
  readonly name: string;
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
  /** Ends it at once, when it no longer hears; whoever started it is told as of any other end. */
  kill(): void;
}

/** What to run: a script that prints `{"ready":true,"port":n}` as a line of its own once it serves. */
export interface ServiceScript {
  readonly name: string;
  readonly script: string;
  readonly env: NodeJS.ProcessEnv;
}

interface ServiceOptions extends ServiceScript {
  /** Called with its exit code or signal when it ends without having been asked to. */
  readonly onExit: (end: number | string) => void;
}

/** Longer than any service takes to finish what it has begun: a database that is cut off is left behind. */
const STOP_LIMIT_MS = 25_000;

function stopChild(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    child.on('exit', () => {
      clearTimeout(force);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

/** A first start makes a database; longer than this is a hang. */
const START_LIMIT_MS = 180_000;

/** Starts a service and waits until it serves. It ends with this process, whatever happens to it. */
export function startService({ name, script, env, onExit }: ServiceOptions): Promise<Service> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--enable-source-maps', '--disable-warning=ExperimentalWarning', script], {
      env,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    let ready = false;
    let stopping = false;
    const limit = setTimeout(() => child.kill('SIGKILL'), START_LIMIT_MS);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearTimeout(limit);
      const end = code ?? signal ?? 'no reason';
      if (!ready) reject(new Error(`${name} ended with ${end} before it was ready`));
      else if (!stopping) onExit(end);
    });
    createInterface({ input: child.stdout! }).on('line', (line) => {
      if (ready || !line.startsWith('{"ready"')) return void process.stdout.write(`[${name}] ${line}\n`);
      ready = true;
      clearTimeout(limit);
      const { port } = JSON.parse(line) as { port: number };
      resolve({
        name,
        port,
        pid: child.pid!,
        stop() {
          stopping = true;
          return stopChild(child);
        },
        kill: () => void child.kill('SIGKILL'),
      });
    });
  });
}
