import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { endWithHelp } from './command-words.ts';
import { ROOT } from './packages.ts';
import { SCAFFOLD_KINDS, removeService, scaffold, type ScaffoldOrder } from './scaffold.ts';

const USAGE = `npm run new -- service cruise              all of a service: pages, search form, checkout, voucher, API, tables, journey
                                           [--id "Kapal pesiar": what it is called in Indonesian]
                                           [--no-install: npm is told later, by npm install]
npm run new -- remove cruise               takes it away again
npm run new -- remote spa                  a remote of its own, with a page and a search form
npm run new -- page offers --in hotel       a page with its loader, texts and test
npm run new -- slot ticket --in train       a piece that other parts of the site show
npm run new -- module review                a module of the backend with its table, routes and test`;

/** Takes a service away. */
export interface RemovalOrder {
  readonly kind: 'remove';
  readonly name: string;
}

/** Reads the words of the command line. @throws With the usage when they make no sense. */
export function parseOrder(words: readonly string[]): ScaffoldOrder | RemovalOrder {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { in: { type: 'string' }, id: { type: 'string' } },
    allowPositionals: true,
  });
  const [word, name, ...rest] = positionals;
  const kind = SCAFFOLD_KINDS.find((each) => each === word);
  if (!name || rest.length > 0) throw new Error(USAGE);
  if (word === 'remove') return { kind: word, name };
  if (!kind) throw new Error(USAGE);
  return { kind, name, in: values.in, indonesian: values.id };
}

/** Tells npm which packages there are now. */
function linkPackages(): void {
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
  const isWindows = process.platform === 'win32';
  const { status } = spawnSync('npm', args, { cwd: ROOT, stdio: 'inherit', shell: isWindows });
  if (status !== 0) throw new Error('npm did not link the packages. Run: npm install');
}

const NO_INSTALL = '--no-install';

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const isLinked = !words.includes(NO_INSTALL);
  const order = parseOrder(words.filter((word) => word !== NO_INSTALL));
  if (order.kind === 'remove') {
    for (const place of await removeService(ROOT, order.name)) console.log(`  ${place} is gone`);
    if (isLinked) linkPackages();
    return;
  }
  const { written, next } = await scaffold(ROOT, order);
  for (const file of written) console.log(`  ${file}`);
  if (isLinked && (order.kind === 'service' || order.kind === 'remote')) linkPackages();
  console.log(`\nNext:\n${next.map((line) => `  ${line}`).join('\n')}\n  npm run check`);
}

if (import.meta.main) {
  endWithHelp(USAGE);
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
