import path from 'node:path';
import { parseArgs } from 'node:util';
import { endWithHelp, refuseWords } from './command-words.ts';
import { npm, packPackages, type Packed } from './pack/pack-packages.ts';
import { ROOT } from './packages.ts';

const USAGE = `npm run pack                     what remotes in other repositories need, as packages of npm in .cache/packages
npm run pack -- FOLDER           the same in a folder of your choice
npm run pack -- --publish        and to the registry that npm is set to, as far as it lacks them`;

function readOrder() {
  try {
    const { values, positionals } = parseArgs({ options: { publish: { type: 'boolean' } }, allowPositionals: true });
    if (positionals.length > 1) throw new Error('Name one folder');
    return { folder: path.resolve(ROOT, positionals[0] ?? '.cache/packages'), isPublished: values.publish ?? false };
  } catch (error) {
    return refuseWords(error, USAGE);
  }
}

/** Publishes what the registry does not have yet: it takes no version twice. */
async function publish({ name, version, tarball }: Packed): Promise<string> {
  const place = `${name}@${version}`;
  const known = await npm('view', place, 'version', '--loglevel', 'silent').catch(() => ({ stdout: '' }));
  if (known.stdout.trim() === version) return `there already: ${name} ${version}`;
  await npm('publish', tarball, '--loglevel', 'error');
  return `published ${name} ${version}`;
}

endWithHelp(USAGE);
try {
  const { folder, isPublished } = readOrder();
  for (const packed of await packPackages(folder))
    console.log(isPublished ? await publish(packed) : `packed ${packed.tarball}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
