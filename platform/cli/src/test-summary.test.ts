import { describe, expect, test } from '@jest/globals';
import { formatSummary, jestCounts, suiteCounts } from './test-summary.ts';

describe('jest report', () => {
  test('counts tests, and files that could not run as failures', () => {
    const report = { numPassedTests: 10, numFailedTests: 2, numRuntimeErrorTestSuites: 1 };
    expect(jestCounts(report, false)).toEqual({ passed: 10, failed: 3 });
  });

  test('a missing report of a run that ended badly is a failure', () => {
    expect(jestCounts(undefined, false)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('browser summary', () => {
  test('is taken as it is', () => {
    expect(suiteCounts({ passed: 4, failed: 0 }, true)).toEqual({ passed: 4, failed: 0 });
  });

  test('a run that tested nothing has failed', () => {
    expect(suiteCounts(undefined, true).failed).toBe(1);
    expect(suiteCounts({ passed: 0, failed: 0 }, true).failed).toBe(1);
  });

  test('a crash after good tests is a failure', () => {
    expect(suiteCounts({ passed: 4, failed: 0 }, false)).toEqual({ passed: 4, failed: 1 });
  });
});

test('the last line is the sum, alone', () => {
  const text = formatSummary([
    { name: 'checks', passed: 8, failed: 1, seconds: 30 },
    { name: 'browser', passed: 3, failed: 2, seconds: 60.25 },
  ]);
  expect(text.split('\n').at(-1)).toBe('11 passed, 3 failed');
  expect(text).toMatch(/browser +3 +2 +60\.3/);
});
