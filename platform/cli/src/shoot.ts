import path from 'node:path';
import { endWithHelp } from './command-words.ts';
import { runJourneys } from './journeys.ts';
import { ROOT } from './packages.ts';

endWithHelp(
  'npm run shoot               a picture of every screen, into shots/\nnpm run shoot -- -g NAME    of the screens with this name',
);

/**
 * Pictures of every screen at both widths, in both languages and themes, into `shots/`; for a person to look at. `-g NAME`
 * takes some of them.
 */
process.exit(await runJourneys(['every-page', ...process.argv.slice(2)], { SHOTS: path.join(ROOT, 'shots') }));
