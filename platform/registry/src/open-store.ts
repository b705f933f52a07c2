import path from 'node:path';
import type { BucketPlace } from './bucket.ts';
import { createFolderStore, type ReleaseStore } from './store.ts';

/** Where releases are kept: a folder of this machine, or a bucket with a folder for what was taken out of it. */
export type StorePlace =
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'bucket'; readonly place: BucketPlace; readonly cacheFolder: string };

type Environment = Readonly<Record<string, string | undefined>>;

const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*?))?\/*$/;

/**
 * Reads `RELEASE_STORE`, `S3_ENDPOINT`, `S3_PATH_STYLE` and `AWS_REGION`; without the first, releases lie in the data folder.
 * Throws an error that names the variable when a value cannot be meant.
 */
export function readStorePlace(env: Environment, dataDir: string): StorePlace {
  const address = env['RELEASE_STORE'];
  if (!address) return { kind: 'folder', folder: path.join(dataDir, 'releases') };
  const [, bucket, folder = ''] = ADDRESS.exec(address) ?? [];
  if (!bucket) throw new Error(`RELEASE_STORE must be s3://bucket or s3://bucket/folder, not "${address}"`);
  const endpoint = env['S3_ENDPOINT'] || undefined;
  if (endpoint && !URL.canParse(endpoint)) throw new Error(`S3_ENDPOINT must be an address, not "${endpoint}"`);
  const style = env['S3_PATH_STYLE'] || (endpoint ? 'on' : 'off');
  if (style !== 'on' && style !== 'off') throw new Error(`S3_PATH_STYLE must be on or off, not "${style}"`);
  // A service of one's own has one region, which nobody needs to name.
  const region = env['AWS_REGION'] || env['AWS_DEFAULT_REGION'] || (endpoint ? 'us-east-1' : undefined);
  const prefix = folder && `${folder}/`;
  return {
    kind: 'bucket',
    place: { bucket, prefix, endpoint, region, pathStyle: style === 'on' },
    cacheFolder: path.join(dataDir, 'release-cache'),
  };
}

/** Opens the release store of a process. */
export async function openStore(place: StorePlace): Promise<ReleaseStore> {
  if (place.kind === 'folder') return createFolderStore(place.folder);
  // What speaks to buckets is large, and a site with a folder never needs it.
  const { createBucketStore } = await import('./bucket-store.ts');
  return createBucketStore(place);
}
