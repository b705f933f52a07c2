import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { forEachConcurrently } from './concurrency.ts';
import { filesOf, isGenuine, type WantedFile } from './bucket-record.ts';
import { pack } from './release-files.ts';
import type { Release } from './release-build.ts';

const AT_ONCE = 8;

/** Files of a release in a folder that are gone, were cut off or say something else than what was released. */
export async function searchDamage(release: Release, folder: string): Promise<readonly WantedFile[]> {
  const damaged: WantedFile[] = [];
  await forEachConcurrently(filesOf(release), AT_ONCE, async (wanted) => {
    const bytes = await readFile(path.join(folder, wanted.file)).catch(() => undefined);
    if (!bytes || !(await isGenuine(bytes, wanted))) damaged.push(wanted);
  });
  return damaged;
}

/** Puts damaged files back from a build of the same version. @throws When the build has other bytes than the release had. */
export async function repairRelease(
  folder: string,
  damaged: readonly WantedFile[],
  buildFolder: string,
): Promise<void> {
  for (const wanted of damaged) {
    const source = path.join(buildFolder, wanted.isPacked ? wanted.file.replace(/\.br$/, '') : wanted.file);
    const bytes = await readFile(source);
    if (!(await isGenuine(bytes, { ...wanted, isPacked: false })))
      throw new Error(
        `${wanted.file} in the release store is damaged, and a build of the same sources differs from it`,
      );
    const target = path.join(folder, wanted.file);
    // In one step: an edge reads it meanwhile.
    await writeFile(`${target}.new`, wanted.isPacked ? await pack(bytes) : bytes);
    await rename(`${target}.new`, target);
  }
}
