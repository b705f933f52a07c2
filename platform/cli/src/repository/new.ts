import { parseArgs } from 'node:util';
import { endWithHelp } from '../command-words.ts';
import { REMOTE_NAMES, ROOT, isOwnRepository } from '../packages.ts';
import { scaffold, type ScaffoldResult } from '../scaffold.ts';
import { scaffoldRepository } from './new-repository.ts';

const USAGE = `npx @wisata/cli new remote ferry   a remote in a folder of its own, ready to be a repository
npm run new -- page offers         in it: a page with its loader, texts and test
npm run new -- slot ticket         in it: a piece that other parts of the site show`;

async function make(): Promise<ScaffoldResult> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [kind, name, ...rest] = positionals;
  if (!name || rest.length > 0) throw new Error(USAGE);
  if (kind === 'remote') return scaffoldRepository(ROOT, name);
  if ((kind === 'page' || kind === 'slot') && isOwnRepository(ROOT))
    return scaffold(ROOT, { kind, name, in: REMOTE_NAMES[0] });
  throw new Error(USAGE);
}

endWithHelp(USAGE);
try {
  const { written, next } = await make();
  for (const file of written) console.log(`  ${file}`);
  console.log(`\nNext:\n${next.map((line) => `  ${line}`).join('\n')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
