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
  stop(): Promise<void>;
}

interface ServiceOptions {
  readonly name: string;
  readonly script: string;
  readonly env: NodeJS.ProcessEnv;
  /** Called when it ends without having been asked to. */
  readonly onExit: (code: number | null) => void;
}

function stopChild(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const force = setTimeout(() => child.kill('SIGKILL'), 10_000);
    child.on('exit', () => {
      clearTimeout(force);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

/** Starts a script that prints `{"ready":true,"port":n}` as a line of its own once it serves. Ends with this process, whatever happens to it. */
export function startService({ name, script, env, onExit }: ServiceOptions): Promise<Service> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--enable-source-maps', '--disable-warning=ExperimentalWarning', script], {
      env,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    let ready = false;
    let stopping = false;
    child.on('error', reject);
    child.on('exit', (code) => {
      if (!ready) reject(new Error(`${name} ended with ${code} before it was ready`));
      else if (!stopping) onExit(code);
    });
    createInterface({ input: child.stdout! }).on('line', (line) => {
      if (ready || !line.startsWith('{"ready"')) return void process.stdout.write(`[${name}] ${line}\n`);
      ready = true;
      const { port } = JSON.parse(line) as { port: number };
      resolve({
        name,
        port,
        stop() {
          stopping = true;
          return stopChild(child);
        },
      });
    });
  });
}
