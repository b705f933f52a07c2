import { parseArgs } from 'node:util';
import { endWithHelp } from './command-words.ts';
import { ROOT } from './packages.ts';
import { SCAFFOLD_KINDS, scaffold, type ScaffoldOrder } from './scaffold.ts';

const USAGE = `npm run new -- remote spa                  a remote of its own, with a page and a search form
npm run new -- page offers --in hotel       a page with its loader, texts and test
npm run new -- slot ticket --in train       a piece that other parts of the site show
npm run new -- module review                a module of the backend with its table, routes and test`;

/** Reads the words of the command line. @throws With the usage when they make no sense. */
export function parseOrder(words: readonly string[]): ScaffoldOrder {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { in: { type: 'string' } },
    allowPositionals: true,
  });
  const [word, name, ...rest] = positionals;
  const kind = SCAFFOLD_KINDS.find((each) => each === word);
  if (!kind || !name || rest.length > 0) throw new Error(USAGE);
  return { kind, name, in: values.in };
}

async function main(): Promise<void> {
  const { written, next } = await scaffold(ROOT, parseOrder(process.argv.slice(2)));
  for (const file of written) console.log(`  ${file}`);
  console.log(`\nNext:\n${next.map((line) => `  ${line}`).join('\n')}\n  npm run check`);
}

if (import.meta.main) {
  endWithHelp(USAGE);
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
