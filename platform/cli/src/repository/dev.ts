import { parseArgs } from 'node:util';
import { endWithHelp } from '../command-words.ts';
import { parseSite } from '../dev-link.ts';
import { endWhenTold, runOrSay, serveInto } from '../dev-serve.ts';
import { RELEASED_PACKAGES } from '../packages.ts';
import { readCliSettings } from '../settings.ts';

const USAGE = 'npm run dev -- --shell https://wisata.example   inside a site that runs elsewhere';

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { shell: { type: 'string' } } });
  if (values.shell === undefined) throw new Error(`Name the site to work in:\n${USAGE}`);
  const site = parseSite(values.shell, '--shell');
  const { dataDir } = readCliSettings();
  endWhenTold(await serveInto(site, dataDir, RELEASED_PACKAGES));
}

endWithHelp(USAGE);
await runOrSay(main);
