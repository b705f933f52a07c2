import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../packages.ts';
import type { Step } from './steps.ts';

/** How a step ended; `output` is everything it printed. */
export interface StepResult {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
  readonly output: string;
}

/** Tests start the same services many times over; what Node has compiled once it finds here. */
const COMPILED = path.join(ROOT, '.cache/node');

/** Runs one step under this Node, in the root of the checkout. */
export function runStep({ name, script, args, env }: Omit<Step, 'group'>): Promise<StepResult> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: ROOT,
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: COMPILED,
        ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const end = (passed: boolean) => resolve({ name, passed, output, seconds: (performance.now() - startedAt) / 1000 });
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => {
      output += error.message;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

/** Runs all steps, at most `width` at once, in the order given; `onEnd` hears of each as it ends. */
export async function runSteps<S extends Omit<Step, 'group'>>(
  steps: readonly S[],
  width: number,
  onEnd: (result: StepResult) => void,
): Promise<StepResult[]> {
  const waiting = [...steps];
  const results: StepResult[] = [];
  async function worker() {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await runStep(step);
      results.push(result);
      onEnd(result);
    }
  }
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}

/** One line for a step: mark, name, seconds. */
export function formatStep({ name, passed, seconds }: StepResult): string {
  return `${passed ? '✓' : '✗'} ${name.padEnd(28)} ${seconds.toFixed(1).padStart(6)} s`;
}
