import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { keepAlive, type KeptService } from './keep-alive.ts';
import { runToEnd, startService } from './processes.ts';

/** Serves its process id, ends with 3 on /crash, falls silent on /hang, says as much as it is told of its health, and notes each start. */
const SERVICE = `
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
appendFileSync(process.env.STARTS, 'start\\n');
if (process.env.BROKEN) process.exit(7);
let health = 200;
const server = createServer((request, response) => {
  if (request.url === '/crash') process.exit(3);
  if (request.url === '/hang') for (;;);
  if (request.url === '/busy' || request.url === '/fine') health = request.url === '/busy' ? 503 : 200;
  if (request.url === '/health/ready') response.statusCode = health;
  response.end(String(process.pid));
});
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  console.log(JSON.stringify({ ready: true, port: server.address().port }));
});
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));
`;

let folder = '';
let script = '';
let env: NodeJS.ProcessEnv = {};
let kept: KeptService | undefined;
let steps: string[] = [];
let stepCame = () => undefined as void;

const ask = async (port: number, target = '/') =>
  fetch(`http://127.0.0.1:${port}${target}`).then(
    (answer) => answer.text(),
    () => undefined,
  );
const starts = async () => (await readFile(env['STARTS'] ?? '', 'utf8')).trim().split('\n').length;

/** Asks until the answer is as wanted; the test's own time limit ends a wait that is in vain. */
async function until(wanted: (answer: string | undefined) => boolean, port: number): Promise<string | undefined> {
  let answer = await ask(port);
  while (!wanted(answer)) {
    await new Promise((resolve) => setImmediate(resolve));
    answer = await ask(port);
  }
  return answer;
}

const keep = (pauseMs = 20) =>
  keepAlive({
    name: 'probe',
    script,
    env,
    pauseMs,
    watch: { everyMs: 10, answerWithinMs: 500 },
    onStep(text) {
      steps.push(text);
      stepCame();
    },
  });

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'keep-'));
  script = path.join(folder, 'service.mjs');
  env = { ...process.env, NODE_OPTIONS: '', STARTS: path.join(folder, 'starts') };
  steps = [];
  await writeFile(script, SERVICE);
});

afterEach(async () => {
  await kept?.stop();
  kept = undefined;
  await rm(folder, { recursive: true, force: true });
});

describe('a service', () => {
  test('that crashes is started again on the same port', async () => {
    kept = await keep();
    const first = await ask(kept.port);
    await ask(kept.port, '/crash');
    const second = await until((answer) => answer !== undefined, kept.port);
    expect(second).not.toBe(first);
    expect(steps).toEqual(['probe ended with 3; starting it again']);
  });

  test('that hangs is ended and started again', async () => {
    kept = await keep();
    const first = await ask(kept.port);
    void ask(kept.port, '/hang');
    const second = await until((answer) => answer !== undefined && answer !== first, kept.port);
    expect(second).toMatch(/^\d+$/);
    expect(steps).toEqual(['probe does not answer any more; ending it', 'probe ended with SIGKILL; starting it again']);
  });

  test('that cannot do its work is left alone, and what it says is passed on', async () => {
    kept = await keep();
    const said = () => new Promise<void>((resolve) => (stepCame = resolve));
    const busy = said();
    const first = await ask(kept.port, '/busy');
    await busy;
    const fine = said();
    expect(await ask(kept.port, '/fine')).toBe(first);
    await fine;
    expect(steps).toEqual(['probe cannot do its work for now; it says so to who asks', 'probe works again']);
  });

  test('that is stopped stays stopped', async () => {
    kept = await keep();
    await kept.stop();
    expect([await ask(kept.port), await starts(), steps]).toEqual([undefined, 1, []]);
  });

  test('that is stopped while it waits for another start is not started', async () => {
    kept = await keep(60_000);
    const crashed = new Promise<void>((resolve) => (stepCame = resolve));
    await ask(kept.port, '/crash');
    await crashed;
    await kept.stop();
    expect([await ask(kept.port), await starts()]).toEqual([undefined, 1]);
  });

  test('that cannot start at first is an error with its exit code', async () => {
    env = { ...env, BROKEN: '1' };
    await expect(keep()).rejects.toThrow('probe ended with 7 before it was ready');
  });

  test('ends with the process that started it, even when that one is killed', async () => {
    const module = pathToFileURL(path.join(import.meta.dirname, 'processes.ts')).href;
    const parent = `
      const { startService } = await import(${JSON.stringify(module)});
      const { port } = await startService({ name: 'probe', script: ${JSON.stringify(script)}, env: process.env, onExit() {} });
      console.log(port);
      setInterval(() => undefined, 1000);`;
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', parent],
      {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
    const port = Number(chunk.toString());
    expect(await ask(port)).toMatch(/^\d+$/);
    child.kill('SIGKILL');
    expect(await until((answer) => answer === undefined, port)).toBeUndefined();
  });
});

test('a service tells who started it when it ends by itself, and not when it was stopped', async () => {
  const ends: (number | string)[] = [];
  const ended = new Promise<void>((resolve) => {
    const onExit = (end: number | string) => {
      ends.push(end);
      resolve();
    };
    void startService({ name: 'probe', script, env, onExit }).then(({ port }) => ask(port, '/crash'));
  });
  await ended;
  const stopped = await startService({ name: 'probe', script, env, onExit: (end) => ends.push(end) });
  await stopped.stop();
  expect(ends).toEqual([3]);
});

test('a program that fails says what it printed', async () => {
  const script = 'console.log("one"); console.error("two"); process.exitCode = 1';
  await expect(runToEnd(process.execPath, ['-e', script])).rejects.toThrow(/one\s+two/);
  await expect(runToEnd(process.execPath, ['-e', 'process.exitCode = 4'])).rejects.toThrow(/ended with 4/);
  await expect(runToEnd(path.join(folder, 'nowhere'), [])).rejects.toThrow(/ENOENT/);
});
