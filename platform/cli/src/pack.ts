import path from 'node:path';
import { parseArgs } from 'node:util';
import { endWithHelp, refuseWords } from './command-words.ts';
import { npm, packPackages } from './pack/pack-packages.ts';
import { ROOT } from './packages.ts';

const USAGE = `npm run pack                     what remotes in other repositories need, as packages of npm in .cache/packages
npm run pack -- FOLDER           the same in a folder of your choice
npm run pack -- --publish        and to the registry that npm is set to`;

function readOrder() {
  try {
    const { values, positionals } = parseArgs({ options: { publish: { type: 'boolean' } }, allowPositionals: true });
    if (positionals.length > 1) throw new Error('Name one folder');
    return { folder: path.resolve(ROOT, positionals[0] ?? '.cache/packages'), isPublished: values.publish ?? false };
  } catch (error) {
    return refuseWords(error, USAGE);
  }
}

endWithHelp(USAGE);
try {
  const { folder, isPublished } = readOrder();
  for (const tarball of await packPackages(folder)) {
    if (isPublished) await npm('publish', tarball, '--loglevel', 'error');
    console.log(`${isPublished ? 'published' : 'packed'} ${tarball}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
