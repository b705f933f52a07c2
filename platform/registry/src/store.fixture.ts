import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { TEST_BUCKET, bucketEnvironment, startBucketServer, type BucketServer } from '../testing/bucket-server.ts';
import { createBucketStore } from './bucket-store.ts';
import { openStore, readStorePlace } from './open-store.ts';
import type { ReleaseStore } from './store.ts';

/** A store that several machines use. */
export interface StoreUnderTest {
  /** Another machine's view; machines of a folder share it, those of a bucket have a cache each. */
  open(): Promise<ReleaseStore>;
  /** Puts a file where a publisher that died would have left it. */
  leaveBehind(name: string, version: string, file: string): Promise<void>;
  end(): Promise<void>;
}

/** Makes an empty store that lies in a folder. */
export async function makeFolderStore(): Promise<StoreUnderTest> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'store-'));
  return {
    open: () => openStore(readStorePlace({}, folder)),
    async leaveBehind(name, version, file) {
      const target = path.join(folder, 'releases', name, version, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, 'half');
    },
    end: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A store in a bucket, with a door to the objects in it. */
export interface BucketUnderTest extends StoreUnderTest {
  readonly server: BucketServer;
  /** What names the bucket to a process. */
  readonly env: Readonly<Record<string, string>>;
  /** A machine that asks again at once after a failure. */
  openEager(): Promise<ReleaseStore>;
  /** Keys of all objects below a version, without what stands before them. */
  keys(name: string, version: string): Promise<string[]>;
  read(key: string): Promise<string>;
  /** Overwrites an object, as nobody else may. */
  write(key: string, bytes: string | Uint8Array<ArrayBuffer>): Promise<void>;
  delete(key: string): Promise<void>;
}

const PREFIX = 'site';

/** Makes an empty store that lies in a bucket. */
export async function makeBucketStore(): Promise<BucketUnderTest> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'store-'));
  const server = await startBucketServer();
  const env = bucketEnvironment(server.port, PREFIX);
  Object.assign(process.env, env);
  const at = (key: string) => `${env.S3_ENDPOINT}/${TEST_BUCKET}/${PREFIX}/${key}`;
  const write = async (key: string, body: string | Uint8Array<ArrayBuffer>) =>
    void (await fetch(at(key), { method: 'PUT', body }));
  const machine = async () => readStorePlace(env, await mkdtemp(path.join(folder, 'machine-')));
  return {
    server,
    env,
    open: async () => openStore(await machine()),
    async openEager() {
      const found = await machine();
      if (found.kind !== 'bucket') throw new Error('RELEASE_STORE names no bucket');
      return createBucketStore({ ...found, pauseMs: 0 });
    },
    leaveBehind: (name, version, file) => write(`${name}/${version}/somebody/${file}`, 'half'),
    async keys(name, version) {
      const query = `list-type=2&prefix=${PREFIX}/${name}/${version}/`;
      const list = await (await fetch(`${env.S3_ENDPOINT}/${TEST_BUCKET}?${query}`)).text();
      return [...list.matchAll(/<Key>site\/(.*?)<\/Key>/g)].map(([, key]) => key!);
    },
    read: async (key) => (await fetch(at(key))).text(),
    write,
    delete: async (key) => void (await fetch(at(key), { method: 'DELETE' })),
    async end() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Writes files as a build leaves them and gives the folder, which the caller deletes. */
export async function makeBuild(files: Readonly<Record<string, string>>): Promise<string> {
  const build = await mkdtemp(path.join(os.tmpdir(), 'build-'));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(build, file)), { recursive: true });
    await writeFile(path.join(build, file), text);
  }
  return build;
}
