import { fork } from 'node:child_process';
import { join } from 'node:path';
import { useSite } from './own-site.ts';

/** All benchmarks, or the one that is named with its own options: `npm run bench [-- NAME …]`. */

const ALL = ['pages', 'navigation', 'documents', 'memory', 'scale', 'api'] as const;
const ON_DEMAND = [
  'early-press',
  'first-opening',
  'lighthouse',
  'structured-data',
  'flight-rows',
  'flight-availability',
  'crowd',
] as const;
/** Needs no site of this program: starts its own, or is told of a fleet. */
const ALONE = ['save', 'costs'] as const;

function run(name: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  process.stdout.write(`\n=== ${name}\n`);
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, `${name}.ts`), args, { env });
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${name} ended with ${code}`))));
  });
}

const [wanted, ...args] = process.argv.slice(2);
if (wanted === '--help' || wanted === '-h') {
  process.stdout.write(
    `npm run bench           ${ALL.join(', ')}\nnpm run bench -- NAME   one of them, or ${[...ON_DEMAND, ...ALONE].join(', ')}\n`,
  );
  process.exit(0);
}
const names = [...ALL, ...ON_DEMAND, ...ALONE].filter((name) => name === wanted);
if (wanted && names.length === 0) {
  process.stderr.write(`There is no benchmark ${wanted}. There are: ${[...ALL, ...ON_DEMAND, ...ALONE].join(', ')}\n`);
  process.exit(2);
}
if (ALONE.some((name) => name === wanted)) {
  await run(wanted!, args, process.env);
  process.exit(0);
}
const site = await useSite();
try {
  const env = { ...process.env, SITE_URL: site.url, DATA_DIR: site.dataDir };
  for (const name of wanted ? names : ALL) await run(name, args, env);
} finally {
  await site.stop();
}
