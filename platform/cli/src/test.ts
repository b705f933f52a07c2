import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { runChecks, selectSteps } from './check.ts';
import { formatStep, runStep, type StepResult } from './checks/run-steps.ts';
import { CHECK_GROUPS, JEST_ENV } from './checks/steps.ts';
import { ensureChromium } from './chromium.ts';
import { ROOT } from './packages.ts';
import { formatSummary, jestCounts, suiteCounts, type RunnerResult } from './test-summary.ts';

const RESULTS = path.join(ROOT, '.cache/test');

async function readResult(name: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path.join(RESULTS, name), 'utf8')) as unknown;
  } catch {
    return undefined;
  }
}

function tell(result: StepResult): void {
  console.log(formatStep(result));
  if (!result.passed) console.log(`\n── ${result.name} ──\n${result.output.trim()}\n`);
}

async function checks(): Promise<RunnerResult> {
  const startedAt = performance.now();
  // The pure unit tests run again with all the others.
  const results = await runChecks(selectSteps(CHECK_GROUPS.filter((group) => group !== 'unit')));
  const passed = results.filter((result) => result.passed).length;
  return { name: 'checks', passed, failed: results.length - passed, seconds: (performance.now() - startedAt) / 1000 };
}

async function jest(): Promise<RunnerResult> {
  const result = await runStep({
    name: 'unit, contract and backend',
    script: path.join(ROOT, 'node_modules/jest/bin/jest.js'),
    args: ['--json', '--outputFile', path.join(RESULTS, 'jest.json')],
    env: JEST_ENV,
  });
  // With --json the report goes to stdout as well; what people can read went to stderr.
  tell({ ...result, output: result.output.replace(/^\{"num.*$/m, '') });
  return { ...result, ...jestCounts(await readResult('jest.json'), result.passed) };
}

async function browser(chromiumPath: string): Promise<RunnerResult> {
  const summaryFile = path.join(RESULTS, 'browser.json');
  const result = await runStep({
    name: 'browser',
    script: path.join(import.meta.dirname, 'browser-suite.ts'),
    args: [],
    env: { SUMMARY_FILE: summaryFile, CHROMIUM_PATH: chromiumPath },
  });
  tell(result);
  return { ...result, ...suiteCounts(await readResult('browser.json'), result.passed) };
}

async function browserIfPossible(): Promise<RunnerResult> {
  try {
    return await browser(await ensureChromium(console.log));
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return { name: 'browser', passed: 0, failed: 1, seconds: 0 };
  }
}

await rm(RESULTS, { recursive: true, force: true });
await mkdir(RESULTS, { recursive: true });
// The gates' own tests open pages too. What is wrong here is told where the browser suite runs.
await ensureChromium(console.log).catch(() => undefined);
const results = [await checks(), await jest(), await browserIfPossible()];
console.log(formatSummary(results));
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
