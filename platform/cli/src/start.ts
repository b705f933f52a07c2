import path from 'node:path';
import { hasDemoPeople, hasOpenInbox, isProduction } from '@wisata/kernel/production-settings';
import { expectNoWords } from './command-words.ts';
import { startSite, type Site } from './site.ts';
import { readCliSettings } from './settings.ts';

expectNoWords(
  'npm start   the whole site on this machine; PORT and DATA_DIR say where. It takes no options: npm run doctor says what is missing',
);

const startedAt = Date.now();
const seconds = () => `${((Date.now() - startedAt) / 1000).toFixed(0).padStart(3)} s`;
const say = (text: string) => process.stdout.write(`${seconds()}  ${text}\n`);

say('starting: database, API, and whatever has to be built');
const { dataDir, sitePort: port } = readCliSettings();
let site = undefined as Site | undefined;
let stopping = false;
/** Before the site is there, the services end with this process. */
const stop = () => {
  if (stopping) return;
  stopping = true;
  if (!site) process.exit(1);
  say('stopping: no new visitors, what has begun is finished');
  void site.stop().then(() => process.exit(0));
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
// A terminal that was closed, or a killed parent.
process.on('SIGHUP', stop);
process.on('disconnect', stop);

site = await startSite({
  dataDir,
  port,
  env: process.env,
  onBuild: (name, version, outcome, took) =>
    say(outcome === 'built' ? `built ${name} ${version} in ${took.toFixed(1)} s` : `${name} ${version} is up to date`),
  onStep: say,
  onBuildFailure: (message) => say(`${message}\n\nGoing on with what was live before.\n`),
}).catch((error: unknown) => {
  process.stderr.write(
    `\nThe site could not start: ${error instanceof Error ? error.message : String(error)}\nnpm run doctor may say why.\n`,
  );
  process.exit(1);
});

const lines = [
  ['Wisata is ready', site.url],
  ['Indonesian', `${site.url}/id`],
  hasOpenInbox(process.env) && ['Mails it sent', `${site.url}/dev/inbox`],
  ['Releases', `${site.url}/ops/`],
  !isProduction(process.env) && [
    '  with the token in',
    path.relative(process.cwd(), path.join(dataDir, 'operator-token')),
  ],
  hasDemoPeople(process.env) && ['Sign in as a member', 'member@wisata.test  wisata-demo-2026'],
  hasDemoPeople(process.env) && ['Sign in as an admin', 'admin@wisata.test   wisata-demo-2026'],
  ['Stop', 'Ctrl+C'],
].filter((line) => line !== false);
process.stdout.write(`\n${lines.map(([name = '', value = '']) => `  ${name.padEnd(22)} ${value}\n`).join('')}\n`);
