import path from 'node:path';
import { parseArgs } from 'node:util';
import { endWithHelp, refuseWords } from './command-words.ts';
import { comparePictures, formatCompared } from './compare-pictures.ts';
import { runJourneys } from './journeys.ts';
import { ROOT } from './packages.ts';

const SHOTS = path.join(ROOT, 'shots');

const USAGE = `npm run shoot                        a picture of every screen, into shots/
npm run shoot -- -g NAME             of the screens with this name
npm run shoot -- --compare FOLDER    takes none: says which of those in shots/ are not as in FOLDER, where those of another
                                     version were put; before, after and difference of each are in shots/compared/`;

function readWords(): { readonly grep?: string | undefined; readonly compare?: string | undefined } {
  endWithHelp(USAGE);
  try {
    return parseArgs({ options: { grep: { type: 'string', short: 'g' }, compare: { type: 'string' } } }).values;
  } catch (error) {
    return refuseWords(error, USAGE);
  }
}

/**
 * Pictures of every screen at both widths, in both languages and themes, into `shots/`; for a person to look at. A trip is
 * also taken without network, the console with all that can happen in it. `-g NAME` takes some of them, as `-g trip` does.
 */
async function shoot(grep: string | undefined): Promise<number> {
  const name = grep === undefined ? [] : ['--grep', grep];
  return runJourneys(['every-page', '/opened.spec', '/opened-console.spec', '/trip.spec', ...name], { SHOTS });
}

async function compare(before: string): Promise<void> {
  try {
    console.log(formatCompared(await comparePictures(path.resolve(before), SHOTS, path.join(SHOTS, 'compared'))));
  } catch (error) {
    refuseWords(error, USAGE);
  }
}

const { grep, compare: before } = readWords();
if (before === undefined) process.exitCode = await shoot(grep);
else await compare(before);
