import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { forEachConcurrently } from './concurrency.ts';
import { BucketAway, type Bucket } from './bucket.ts';
import { filesOf, isGenuine, parseRecord, recordKey, versionKey, type ReleaseRecord } from './bucket-record.ts';
import { writeRelease } from './release-files.ts';
import type { ReleaseFolder } from './release-folder.ts';
import type { Release } from './release-build.ts';

const FILES_AT_ONCE = 8;

const keyOf = (name: string, version: string) => `${name}@${version}`;

interface Refusal {
  readonly error: Error;
  readonly at: number;
}

/** Takes releases out of a bucket. */
export interface BucketFetch {
  record(name: string, version: string): Promise<ReleaseRecord | undefined>;
  /** The release in the cache, fetched if it has to be; undefined when the bucket has none. Many at once ask once. */
  find(name: string, version: string): Promise<Release | undefined>;
  /** Fetches it again in the place of what lies in the cache; see {@link ReleaseStore.renew}. */
  renew(name: string, version: string): Promise<boolean>;
}

/**
 * Fetches each release once, checks every byte and moves it to the cache in one step. After a failure the same question is
 * answered with the same error for a pause: a bucket that is away, or a damaged release, is not asked for by every visitor.
 */
export function createBucketFetch(bucket: Bucket, cache: ReleaseFolder, pauseMs: number): BucketFetch {
  const fetching = new Map<string, Promise<Release | undefined>>();
  const damaged = new Map<string, Refusal>();
  const renewed = new Map<string, number>();
  let away: Refusal | undefined;

  async function record(name: string, version: string): Promise<ReleaseRecord | undefined> {
    const bytes = await bucket.read(recordKey(name, version));
    return bytes && parseRecord(bytes, name, version);
  }

  async function download(name: string, version: string, replaces: boolean): Promise<Release | undefined> {
    const found = await record(name, version);
    if (!found) return undefined;
    const { files, ...release } = found;
    const write = async (aside: string) => {
      await forEachConcurrently(filesOf(release), FILES_AT_ONCE, async (wanted) => {
        const bytes = await bucket.read(`${versionKey(name, version)}${files}/${wanted.file}`);
        if (!bytes) throw new Error(`${wanted.file} is missing`);
        if (!(await isGenuine(bytes, wanted))) throw new Error(`${wanted.file} is not what was published`);
        const target = path.join(aside, wanted.file);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, bytes);
      });
      await writeRelease(aside, release);
      return release;
    };
    return cache.fill(write, { replaces });
  }

  async function fetch(name: string, version: string, replaces: boolean): Promise<Release | undefined> {
    const key = keyOf(name, version);
    const known = [damaged.get(key), away].find((each) => each && performance.now() - each.at < pauseMs);
    if (known) throw known.error;
    try {
      const release = await download(name, version, replaces);
      damaged.delete(key);
      return release;
    } catch (reason) {
      const at = performance.now();
      if (reason instanceof BucketAway) throw (away = { error: reason, at }).error;
      const text = reason instanceof Error ? reason.message : String(reason);
      const error = new Error(`${name} ${version} cannot be taken from the release bucket: ${text}`, { cause: reason });
      damaged.set(key, { error, at });
      throw error;
    }
  }

  /** Many at once fetch once. */
  function fetchOnce(name: string, version: string, replaces: boolean): Promise<Release | undefined> {
    const key = keyOf(name, version);
    const begun = fetching.get(key);
    if (begun) return begun;
    const fetched = fetch(name, version, replaces).finally(() => fetching.delete(key));
    fetching.set(key, fetched);
    return fetched;
  }

  return {
    record,
    find: async (name, version) => (await cache.read(name, version)) ?? fetchOnce(name, version, false),
    async renew(name, version) {
      const key = keyOf(name, version);
      const last = renewed.get(key) ?? -Infinity;
      // A disk that spoils what it is given would fetch for ever.
      if (!fetching.has(key) && performance.now() - last < pauseMs) return false;
      const release = await fetchOnce(name, version, true);
      renewed.set(key, performance.now());
      return release !== undefined;
    },
  };
}
