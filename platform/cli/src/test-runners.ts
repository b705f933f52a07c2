import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { runChecks, selectSteps } from './check.ts';
import { formatStep, runStep, type StepResult } from './checks/run-steps.ts';
import { CHECK_GROUPS, JEST_ENV, findTool } from './checks/steps.ts';
import { ROOT } from './packages.ts';
import { formatFailures, jestFailures } from './test-failures.ts';
import { formatSlowest, jestTimes } from './test-times.ts';
import { formatSummary, jestCounts, type RunnerResult } from './test-summary.ts';

/** Where runners leave what they counted. */
export const RESULTS = path.join(ROOT, '.cache/test');

/** What a runner has left; undefined when it left nothing. */
export async function readResult(name: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path.join(RESULTS, name), 'utf8')) as unknown;
  } catch {
    return undefined;
  }
}

/** Prints how a step ended, and all it said when it failed. */
export function tell(result: StepResult): void {
  console.log(formatStep(result));
  if (!result.passed) console.log(`\n── ${result.name} ──\n${result.output.trim()}\n`);
}

/** All checks but the tests. */
export async function checks(): Promise<RunnerResult> {
  const startedAt = performance.now();
  // The pure unit tests run again with all the others.
  const results = await runChecks(selectSteps(CHECK_GROUPS.filter((group) => group !== 'unit')));
  const passed = results.filter((result) => result.passed).length;
  return { name: 'checks', passed, failed: results.length - passed, seconds: (performance.now() - startedAt) / 1000 };
}

/** The tests below some places; all of them where none is named. */
export async function jest(name: string, places: readonly string[]): Promise<RunnerResult> {
  const result = await runStep({
    name,
    script: findTool('jest/bin/jest.js'),
    args: ['--json', '--outputFile', path.join(RESULTS, 'jest.json'), ...places],
    env: JEST_ENV,
  });
  // With --json the report goes to stdout as well; what people can read went to stderr.
  tell({ ...result, output: result.output.replace(/^\{"num.*$/m, '') });
  const report = await readResult('jest.json');
  console.log(formatSlowest(jestTimes(report)));
  return { ...result, ...jestCounts(report, result.passed), failures: jestFailures(report) };
}

/** Begins with no results of an earlier run. */
export async function forgetResults(): Promise<void> {
  await rm(RESULTS, { recursive: true, force: true });
  await mkdir(RESULTS, { recursive: true });
}

/** Prints what failed and the table of all runners; the process fails when one of them did. */
export function conclude(results: readonly RunnerResult[]): void {
  console.log(formatFailures(results.flatMap(({ failures = [] }) => failures)));
  console.log(formatSummary(results));
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
}
