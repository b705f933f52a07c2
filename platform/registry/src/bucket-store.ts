import { randomUUID } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { forEachConcurrently } from './concurrency.ts';
import { openBucket, type Bucket, type BucketPlace } from './bucket.ts';
import { createBucketFetch } from './bucket-fetch.ts';
import { recordKey, versionKey, type ReleaseRecord } from './bucket-record.ts';
import { filesBelow, mapFile, prepareRelease } from './release-files.ts';
import { isReleaseName, openReleaseFolder, signatureFile } from './release-folder.ts';
import type { FinishedBuild, Release } from './release-build.ts';
import { byAge, type ReleaseStore } from './store.ts';

const FILES_AT_ONCE = 8;
const PAUSE_MS = 2_000;

/** Says once whether the bucket keeps the first of two writes; some services overwrite whatever they are told. */
function createFirstWinsCheck(bucket: Bucket) {
  let checked: Promise<void> | undefined;
  async function check(): Promise<void> {
    await bucket.writeFirst('first-wins', Buffer.from('1'));
    if (await bucket.writeFirst('first-wins', Buffer.from('2')))
      throw new Error('The release bucket overwrites objects in spite of If-None-Match: releases are not safe in it');
  }
  return () =>
    (checked ??= check().catch((error: unknown) => {
      checked = undefined;
      throw error;
    }));
}

/**
 * Writes a release that lies prepared in a folder; undefined when somebody else was first. Its files go to a place of their
 * own, so that those of two publishers never mix, and the record that names the place goes last.
 */
async function upload(bucket: Bucket, aside: string, release: Release): Promise<Release | undefined> {
  const own = randomUUID();
  const base = `${versionKey(release.name, release.version)}${own}/`;
  const files = (await filesBelow(aside)).filter((file) => file !== 'release.json');
  await forEachConcurrently(files, FILES_AT_ONCE, async (file) => {
    await bucket.writeFirst(base + file, await readFile(path.join(aside, file)));
  });
  const record: ReleaseRecord = { ...release, files: own };
  const bytes = Buffer.from(JSON.stringify(record, null, 1));
  if (await bucket.writeFirst(recordKey(release.name, release.version), bytes)) return release;
  await bucket.remove(files.map((file) => base + file));
  return undefined;
}

/** A release store in a bucket, and the folder of this machine where releases lie once they were asked for. */
export interface BucketStoreOptions {
  readonly place: BucketPlace;
  readonly cacheFolder: string;
  /** Pause after a failure before the bucket is asked the same again; two seconds unless told. */
  readonly pauseMs?: number;
}

/**
 * A release store in an S3-compatible bucket. A release is fetched when it is first asked for; from then on the bucket is
 * not asked for it again.
 */
export async function createBucketStore(options: BucketStoreOptions): Promise<ReleaseStore> {
  const { place, cacheFolder, pauseMs = PAUSE_MS } = options;
  await mkdir(cacheFolder, { recursive: true });
  const bucket = openBucket(place);
  const cache = openReleaseFolder(cacheFolder);
  const assertFirstWins = createFirstWinsCheck(bucket);
  const { find, record, renew } = createBucketFetch(bucket, cache, pauseMs);

  async function getFirst(name: string, version: string): Promise<Release> {
    const first = await find(name, version);
    if (!first) throw new Error(`${name} ${version} was removed from the release bucket while it was added`);
    return first;
  }

  async function add(build: FinishedBuild): Promise<Release> {
    const { name, version } = build;
    cache.folderOf(name, version);
    if (await record(name, version)) return getFirst(name, version);
    // What lies in the cache was deleted from the bucket since.
    await cache.remove(name, version);
    await assertFirstWins();
    const added = await cache.fill(async (aside) => upload(bucket, aside, await prepareRelease(aside, build)));
    return added ?? getFirst(name, version);
  }

  return {
    root: cacheFolder,
    find: async (name, version) => (isReleaseName(name, version) ? find(name, version) : undefined),
    has: async (name, version) => isReleaseName(name, version) && (await record(name, version)) !== undefined,
    async versions(name) {
      const read = async (version: string) => (await cache.read(name, version)) ?? (await record(name, version));
      const releases = await Promise.all((await bucket.folders(`${name}/`)).map(read));
      return releases.filter((release) => release !== undefined).sort(byAge);
    },
    add,
    renew,
    async sizeOf(name, version) {
      const objects = await bucket.search(versionKey(name, version));
      return objects.reduce((sum, { bytes }) => sum + bytes, 0);
    },
    async remove(name, version) {
      cache.folderOf(name, version);
      // Without its record nobody begins to read it.
      await bucket.remove([recordKey(name, version)]);
      await bucket.remove((await bucket.search(versionKey(name, version))).map(({ key }) => key));
      await cache.remove(name, version);
    },
    async signature(name, version, keyId) {
      const known = await cache.signature(name, version, keyId);
      if (known !== undefined) return known;
      const bytes = await bucket.read(versionKey(name, version) + signatureFile(keyId));
      if (!bytes) return undefined;
      const signature = Buffer.from(bytes).toString();
      await cache.keepSignature(name, version, keyId, signature);
      return signature;
    },
    async keepSignature({ name, version }, keyId, signature) {
      const key = versionKey(name, version) + signatureFile(keyId);
      const bytes = Buffer.from(signature);
      if (!(await bucket.writeFirst(key, bytes)) && Buffer.compare((await bucket.read(key)) ?? bytes, bytes) !== 0) {
        await bucket.remove([key]);
        await bucket.writeFirst(key, bytes);
      }
      await cache.keepSignature(name, version, keyId, signature);
    },
    async readMap({ name, version }, script) {
      const found = await record(name, version);
      return found && bucket.read(`${versionKey(name, version)}${found.files}/${mapFile(script)}`);
    },
    clientFolder: (name, version) => path.join(cache.folderOf(name, version), 'client'),
    serverFolder: (name, version) => path.join(cache.folderOf(name, version), 'server'),
  };
}
