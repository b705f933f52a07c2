import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { release } from './own-site.ts';

/** Publishes what is live once more under another version, as a build machine would after a change. */
export async function publishTwin(dataDir: string, name: string, version: string, twin: string): Promise<void> {
  const folder = path.join(dataDir, 'releases', name);
  await cp(path.join(folder, version), path.join(folder, twin), { recursive: true });
  const file = path.join(folder, twin, 'release.json');
  const known = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...known, version: twin, publishedAt: new Date().toISOString() }));
  await release(dataDir, 'publish', name, twin);
}

/** Cuts a file of a published release off, as a disk or a copy that ended early would. */
export async function cutOff(dataDir: string, name: string, version: string, file: string): Promise<void> {
  const target = path.join(dataDir, 'releases', name, version, 'client', file);
  const text = await readFile(target, 'utf8');
  await writeFile(target, text.slice(0, text.length / 2));
  await rm(`${target}.br`, { force: true });
}
