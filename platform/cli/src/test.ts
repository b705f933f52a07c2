import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findAffected } from './affected.ts';
import { runStep } from './checks/run-steps.ts';
import { ensureChromium } from './chromium.ts';
import { endWithHelp, refuseWords } from './command-words.ts';
import { findPackageFolder, ROOT } from './packages.ts';
import { openScratch } from './scratch.ts';
import { RESULTS, checks, conclude, forgetResults, jest, readResult, tell } from './test-runners.ts';
import { formatSlowest, readSummary } from './test-times.ts';
import { suiteCounts, type RunnerResult } from './test-summary.ts';

const UNITS = 'unit, contract and backend';

async function browser(chromiumPath: string, journeys: readonly string[]): Promise<RunnerResult> {
  const summaryFile = path.join(RESULTS, 'browser.json');
  const result = await runStep({
    name: 'browser',
    script: path.join(import.meta.dirname, 'browser-suite.ts'),
    args: journeys,
    env: { SUMMARY_FILE: summaryFile, CHROMIUM_PATH: chromiumPath },
  });
  tell(result);
  const summary = await readResult('browser.json');
  const { times, failures } = readSummary(summary);
  console.log(formatSlowest(times));
  return { ...result, ...suiteCounts(summary, result.passed), failures };
}

async function browserIfPossible(journeys: readonly string[] = []): Promise<RunnerResult> {
  try {
    return await browser(await ensureChromium(console.log), journeys);
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return { name: 'browser', passed: 0, failed: 1, seconds: 0 };
  }
}

const USAGE = `npm test                                       everything: checks, unit, contract and backend tests, journeys
npm test -- mfe-hotel/src/list                 the tests of a folder, a file, or a package by its name
npm test -- e2e/journeys/member-cart.spec.ts   a journey in a browser
npm test -- --affected                         the tests of packages that this branch has changed, and of those that use them`;

interface TestOrder {
  readonly isAffected: boolean;
  readonly places: readonly string[];
}

function findPlace(word: string): string {
  const place = existsSync(path.resolve(ROOT, word)) ? word : findPackageFolder(word);
  if (place === undefined) throw new Error(`There is no file, folder or package named ${word}`);
  return path.relative(ROOT, path.resolve(ROOT, place));
}

function readOrder(): TestOrder {
  endWithHelp(USAGE);
  try {
    const options = { affected: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (values.affected && positionals.length > 0) throw new Error('Name places, or --affected: one of them');
    return { isAffected: values.affected ?? false, places: positionals.map(findPlace) };
  } catch (error) {
    return refuseWords(error, USAGE);
  }
}

/** What jest and Playwright are asked for; undefined: everything there is. */
async function findPlaces({ isAffected, places }: TestOrder): Promise<readonly string[] | undefined> {
  if (!isAffected) return places.length > 0 ? places : undefined;
  const affected = await findAffected();
  console.log(affected ? `affected: ${affected.join(', ') || 'no package'}` : 'affected: everything');
  return affected;
}

const isJourney = (place: string) => place === 'e2e' || place.startsWith('e2e/');

async function runPlaces(places: readonly string[]): Promise<RunnerResult[]> {
  const units = places.filter((place) => !isJourney(place)).map((place) => path.join(ROOT, place));
  const journeys = places.filter(isJourney).filter((place) => place !== 'e2e');
  return [
    ...(units.length > 0 ? [await jest(UNITS, ['--passWithNoTests', ...units])] : []),
    ...(places.some(isJourney) ? [await browserIfPossible(journeys)] : []),
  ];
}

const places = await findPlaces(readOrder());
await forgetResults();
process.env['TMPDIR'] = (await openScratch()) ?? os.tmpdir();
// The gates' own tests open pages too. What is wrong here is told where the browser suite runs.
await ensureChromium(console.log).catch(() => undefined);
const results = places ? await runPlaces(places) : [await checks(), await jest(UNITS, []), await browserIfPossible()];
conclude(results);
