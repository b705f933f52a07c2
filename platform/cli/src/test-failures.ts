import { stripVTControlCharacters } from 'node:util';
import type { TestFailure } from './test-summary.ts';
import { jestFiles } from './test-times.ts';

/** What failed, from jest's `--json` report: tests, and files that could not run. */
export function jestFailures(report: unknown): readonly TestFailure[] {
  return jestFiles(report).flatMap(({ name, message, assertionResults }) => {
    if (assertionResults.length === 0 && message) return [{ name, said: message }];
    return assertionResults
      .filter(({ failureMessages }) => failureMessages && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => ({ name: `${name}: ${fullName}`, said: failureMessages!.join('\n') }));
  });
}

const MOST_TOLD = 10;
const MOST_LINES = 12;

/** What failed, in the few lines of each that name the reason; whoever reads only the end of a log has them too. */
export function formatFailures(failures: readonly TestFailure[]): string {
  if (failures.length === 0) return '';
  const lines = failures.slice(0, MOST_TOLD).flatMap(({ name, said }) => {
    const told = stripVTControlCharacters(said).split('\n');
    const words = told.filter((line) => line.trim() !== '' && !/^\s+at .*node_modules/.test(line));
    return [`    ✕ ${name}`, ...words.slice(0, MOST_LINES).map((line) => `        ${line}`)];
  });
  const more = failures.length - MOST_TOLD;
  return `${['what failed:', ...lines, ...(more > 0 ? [`    and ${more} more`] : [])].join('\n')}\n`;
}
