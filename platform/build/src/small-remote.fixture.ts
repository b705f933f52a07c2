import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { unstamped } from './stamp.ts';

const run = promisify(execFile);
export const ROOT = path.resolve(import.meta.dirname, '../../..');
export const NODE = ['--disable-warning=ExperimentalWarning'];
/** What {@link SmallRemote} is built with. */
export const VERSION = unstamped('1.2.0');

const NAMES = { many: 'Cruises', one: 'Cruise', search: 'Search cruises' };
export const CRUISE = {
  key: 'cruise',
  names: { en: NAMES, id: NAMES },
  icon: 'M2 2h20',
  place: 30,
  document: 'ticket',
};

/** A remote as small as one can be: a door, a lazy page, a lazy slot with a style sheet, messages. */
export const SOURCES: Readonly<Record<string, string>> = {
  'src/services.ts': `export const services = ${JSON.stringify([CRUISE])};`,
  'package.json': '{ "name": "@wisata/mfe-cruise", "version": "1.2.0", "type": "module" }',
  'webpack.config.ts': `import { remoteBuild } from ${JSON.stringify(path.join(import.meta.dirname, 'remote.ts'))};\nexport default remoteBuild();`,
  'src/manifest.ts': `import { defineRemote } from '@wisata/runtime';
export const remote = defineRemote({
  name: 'cruise' as never,
  routes: [{ path: 'cruise/list', lazy: async () => import('./list/cruise-list.page.tsx') }],
  slots: { 'cruise:ticket': async () => import('./ticket.slot.tsx') },
  messages: { en: async () => import('./messages/en.json'), id: async () => import('./messages/id.ts') },
  events: { publishes: [], reads: [] },
});`,
  'src/list/cruise-list.page.tsx': `import { Slot } from '@wisata/runtime';
export const loadTicket = async () => import('../ticket.slot.tsx');
export function Component(props: { service: string }) {
  return (
    <h1>
      Ships of the day <Slot name="hotel:ticket" /> <Slot name={\`\${props.service}:order-line\`} />
    </h1>
  );
}`,
  'src/ticket.slot.tsx': `import type { ReactNode } from 'react';
import { fare } from './fares.ts';
import styles from './ticket.module.css';
export default function Ticket(props: { line: { code: string } }): ReactNode {
  return <p className={styles['ticket']}>Boarding pass {fare(props.line.code)}</p>;
}`,
  'src/fares.ts': "export const fare = (code: string) => code + '!';\n",
  'src/ticket.module.css': '.ticket { color: var(--color-text); }',
  'src/messages/en.json': '{ "title": "Cruises" }',
  'src/messages/id.ts': `export default { title: 'Pelayaran' };\n`,
};

export const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** A remote in a folder of its own. */
export interface SmallRemote {
  readonly folder: string;
  /** Builds it as the command line does; gives the folder of the build. */
  build(name: string, ...more: readonly string[]): Promise<string>;
}

/** Writes the sources; what they import is this checkout's. */
export async function makeSmallRemote(): Promise<SmallRemote> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'build-'));
  const source = path.join(folder, 'source');
  for (const [file, text] of Object.entries(SOURCES)) {
    await mkdir(path.dirname(path.join(source, file)), { recursive: true });
    await writeFile(path.join(source, file), text);
  }
  await symlink(path.join(ROOT, 'node_modules'), path.join(source, 'node_modules'));
  return {
    folder,
    async build(name, ...more) {
      const output = path.join(folder, name);
      const script = path.join(import.meta.dirname, 'run.ts');
      await run(process.execPath, [...NODE, script, 'cruise', VERSION, source, output, 'production', ...more], {
        cwd: source,
        env: { ...process.env, NODE_OPTIONS: '' },
      });
      return output;
    },
  };
}
