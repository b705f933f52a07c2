import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { publishStored, storeTwin } from './build-machine.ts';

/** Publishes what is live once more under another version, as a build machine would after a change. */
export async function publishTwin(dataDir: string, name: string, version: string, twin: string): Promise<void> {
  await storeTwin({ DATA_DIR: dataDir }, { name, version, twin });
  await publishStored(dataDir, name, twin);
}

/** Cuts a file of a published release off, as a disk or a copy that ended early would. */
export async function cutOff(dataDir: string, name: string, version: string, file: string): Promise<void> {
  const target = path.join(dataDir, 'releases', name, version, 'client', file);
  const text = await readFile(target, 'utf8');
  await writeFile(target, text.slice(0, text.length / 2));
  await rm(`${target}.br`, { force: true });
}
