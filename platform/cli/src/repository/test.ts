import { existsSync } from 'node:fs';
import path from 'node:path';
import { endWithHelp, refuseWords } from '../command-words.ts';
import { ROOT } from '../packages.ts';
import { checks, conclude, forgetResults, jest } from '../test-runners.ts';

const USAGE = `npm test                 everything: checks and tests
npm test -- src/list     the tests of a folder or a file`;

endWithHelp(USAGE);
const places = process.argv.slice(2);
const missing = places.find((place) => !existsSync(path.resolve(ROOT, place)));
if (missing !== undefined) refuseWords(`There is no file or folder named ${missing}`, USAGE);
await forgetResults();
conclude(places.length > 0 ? [await jest('tests', places)] : [await checks(), await jest('tests', [])]);
