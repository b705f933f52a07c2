import path from 'node:path';
import { buildClients } from '../build-releases.ts';
import { ROOT } from '../packages.ts';
import { runStep } from './run-steps.ts';

/** Weighs what a visitor's browser loads before the heaviest page of each remote is shown (`.size-limit.mjs`). */
const { output, passed } = await runStep({
  name: 'size budget',
  script: path.join(ROOT, 'node_modules/size-limit/bin.js'),
  args: [],
  env: { CLIENT_BUILDS: JSON.stringify(await buildClients()) },
});
console.log(output);
process.exitCode = passed ? 0 : 1;
