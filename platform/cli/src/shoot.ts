import path from 'node:path';
import { parseArgs } from 'node:util';
import { endWithHelp, refuseWords } from './command-words.ts';
import { runJourneys } from './journeys.ts';
import { ROOT } from './packages.ts';

const USAGE = `npm run shoot               a picture of every screen, into shots/
npm run shoot -- -g NAME    of the screens with this name`;

/** What Playwright is asked for. */
function readName(): readonly string[] {
  endWithHelp(USAGE);
  try {
    const { grep } = parseArgs({ options: { grep: { type: 'string', short: 'g' } } }).values;
    return grep === undefined ? [] : ['--grep', grep];
  } catch (error) {
    return refuseWords(error, USAGE);
  }
}

/**
 * Pictures of every screen at both widths, in both languages and themes, into `shots/`; for a person to look at. A trip is
 * also taken without network. `-g NAME` takes some of them, as `-g trip` does.
 */
process.exit(await runJourneys(['every-page', '/trip.spec', ...readName()], { SHOTS: path.join(ROOT, 'shots') }));
