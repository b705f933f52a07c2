import path from 'node:path';
import { ROOT } from './packages.ts';
import type { Counts, TestFailure } from './test-summary.ts';

/** How long one file of tests, or one journey, took. */
export interface TestTime {
  readonly name: string;
  readonly seconds: number;
}

interface PlaywrightSuite {
  readonly title: string;
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly results: readonly {
        readonly duration: number;
        readonly errors: readonly { readonly message?: string }[];
      }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** The part of Playwright's JSON report that is read. */
export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
}

interface Journey extends TestTime {
  /** Undefined for one that passed. */
  readonly said: string | undefined;
}

function journeysOf({ specs, suites = [] }: PlaywrightSuite, file: string, inside: readonly string[] = []): Journey[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `${file}, ${projectName}: ${[...inside, title].join(', ')}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      said: results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)).join('\n') || undefined,
    })),
  );
  return [...own, ...suites.flatMap((each) => journeysOf(each, file, [...inside, each.title]))];
}

/** What a whole run says of its journeys: how many ended how, what each took, and what the failed ones said. */
export interface JourneySummary extends Counts {
  readonly times: readonly TestTime[];
  readonly failures: readonly TestFailure[];
}

/** Reads Playwright's report. */
export function readJourneys({ stats, suites }: PlaywrightReport): JourneySummary {
  const journeys = suites.flatMap((file) => journeysOf(file, path.basename(file.title)));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    times: journeys.map(({ name, seconds }) => ({ name, seconds })),
    failures: journeys.flatMap(({ name, said }) => (said === undefined ? [] : [{ name, said }])),
  };
}

interface JestFile {
  readonly name: string;
  readonly startTime: number;
  readonly endTime: number;
  /** What a file said that could not run. */
  readonly message: string;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly failureMessages: readonly string[] | null;
  }[];
}

/** The files in jest's `--json` report, named by their place in the checkout; nothing where there is none. */
export function jestFiles(report: unknown): readonly JestFile[] {
  const { testResults = [] } = (report ?? {}) as { readonly testResults?: readonly JestFile[] };
  return testResults.map((file) => ({ ...file, name: path.relative(ROOT, file.name) }));
}

/** What each file took. */
export const jestTimes = (report: unknown): readonly TestTime[] =>
  jestFiles(report).map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }));

/** The summary that the browser suite leaves behind, as far as it is there. */
export function readSummary(summary: unknown): Pick<JourneySummary, 'times' | 'failures'> {
  const { times = [], failures = [] } = (summary ?? {}) as Partial<JourneySummary>;
  return { times, failures };
}

/** The ten that took longest, one a line, so that whoever waits sees for what. */
export function formatSlowest(times: readonly TestTime[]): string {
  if (times.length === 0) return '';
  const slowest = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
  const lines = slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`);
  return `${['the slowest:', ...lines].join('\n')}\n`;
}
