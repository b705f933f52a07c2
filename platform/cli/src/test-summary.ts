/** How many passed and failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** One test that failed, and what it said. */
export interface TestFailure {
  readonly name: string;
  readonly said: string;
}

/** What one runner found. */
export interface RunnerResult extends Counts {
  readonly name: string;
  readonly seconds: number;
  /** What failed, by a runner that can tell. */
  readonly failures?: readonly TestFailure[];
}

function numberIn(record: unknown, key: string): number {
  const value = typeof record === 'object' && record !== null ? (record as Record<string, unknown>)[key] : undefined;
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

/** A runner that ended badly has failed at least once, whatever its report says. */
function atLeastOneFailure(counts: Counts, endedWell: boolean): Counts {
  return endedWell || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/** Reads jest's `--json` report; a file that could not even run counts as a failure. */
export function jestCounts(report: unknown, endedWell: boolean): Counts {
  const counts = {
    passed: numberIn(report, 'numPassedTests'),
    failed: numberIn(report, 'numFailedTests') + numberIn(report, 'numRuntimeErrorTestSuites'),
  };
  return atLeastOneFailure(counts, endedWell);
}

/** Reads the browser suite's summary, `{ passed, failed }`. No summary, or one of nothing, is a failure. */
export function suiteCounts(report: unknown, endedWell: boolean): Counts {
  const counts = { passed: numberIn(report, 'passed'), failed: numberIn(report, 'failed') };
  return atLeastOneFailure(counts, endedWell && counts.passed + counts.failed > 0);
}

/** The table of all runners and, alone on the last line, their sum: `N passed, N failed`. */
export function formatSummary(results: readonly RunnerResult[]): string {
  const row = (name: string, ...cells: string[]) =>
    `${name.padEnd(30)}${cells.map((cell) => cell.padStart(10)).join('')}`;
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  return [
    '',
    row('', 'passed', 'failed', 'seconds'),
    ...results.map(({ name, passed, failed, seconds }) => row(name, `${passed}`, `${failed}`, seconds.toFixed(1))),
    '',
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n');
}
