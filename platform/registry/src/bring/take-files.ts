import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { filesOf, leadsOut, type WantedFile } from '../bucket-record.ts';
import { forEachConcurrently } from '../concurrency.ts';
import type { Release } from '../release-build.ts';
import { hashKind } from '../release-files.ts';
import type { Source } from './source.ts';

const FILES_AT_ONCE = 8;

/**
 * Writes every file of a release below a folder, as a build leaves them: each one is hashed while it comes. The record is
 * that of a version of which a trusted registry has signed the hashes.
 * @throws At the first file that is another one, lies elsewhere or is too large; what was written is not to be used then.
 */
export async function takeFiles(source: Source, release: Release, folder: string): Promise<void> {
  const { name, version } = release;
  const { limits, url } = source;
  const files = filesOf(release).filter(({ isPacked }) => !isPacked);
  if (leadsOut(release)) throw new Error(`${name} ${version} of ${url} names files outside of its folder`);
  if (files.length > limits.files) throw new Error(`${name} ${version} of ${url} has more than ${limits.files} files`);
  let bytes = 0;

  async function take({ file, hash }: WantedFile): Promise<void> {
    const kind = hashKind(hash);
    const digest = createHash(kind);
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    async function* measured(): AsyncGenerator<Uint8Array> {
      for await (const chunk of source.file(name, version, file)) {
        digest.update(chunk);
        bytes += chunk.length;
        if (bytes > limits.versionBytes)
          throw new Error(`${name} ${version} of ${url} is larger than ${limits.versionBytes} bytes`);
        yield chunk;
      }
    }
    await pipeline(measured(), createWriteStream(target, { flags: 'wx' }));
    if (`${kind}-${digest.digest('base64')}` !== hash)
      throw new Error(`${file} of ${name} ${version}, as ${url} sends it, is not the file that was signed`);
  }

  await forEachConcurrently(files, FILES_AT_ONCE, take);
}
