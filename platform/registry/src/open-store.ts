import path from 'node:path';
import type { Environment } from '@wisata/kernel/production-settings';
import { address, oneOf, readSettings, text } from '@wisata/kernel/settings';
import * as v from 'valibot';
import type { BucketPlace } from './bucket.ts';
import { createFolderStore, type ReleaseStore } from './store.ts';

/** Where releases are kept: a folder of this machine, or a bucket with a folder for what was taken out of it. */
export type StorePlace =
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'bucket'; readonly place: BucketPlace; readonly cacheFolder: string };

const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*?))?\/*$/;

/** Where releases are, for every program that reads or writes them. */
export const STORE_SETTINGS = v.object({
  RELEASE_STORE: v.optional(
    v.pipe(
      text('The bucket of releases, which every edge and registry shares.', {
        allowed: '`s3://bucket` or `s3://bucket/folder`',
        otherwise: '`DATA_DIR/releases`',
      }),
      v.regex(ADDRESS, ({ input }) => `must be s3://bucket or s3://bucket/folder, not "${input}"`),
    ),
  ),
  S3_ENDPOINT: v.optional(address("A service that is not Amazon's.")),
  S3_PATH_STYLE: v.optional(
    oneOf('Whether the bucket stands in the path of an address.', ['on', 'off'], {
      otherwise: '`on` with an endpoint, else `off`',
    }),
  ),
  AWS_REGION: v.optional(
    text('The region of the bucket.', { otherwise: '`AWS_DEFAULT_REGION`; with an endpoint `us-east-1`' }),
  ),
  AWS_DEFAULT_REGION: v.optional(
    text('The same, as other tools name it. Keys of the bucket come the usual ways of AWS.'),
  ),
});

/**
 * Reads {@link STORE_SETTINGS}; without a bucket, releases lie in the data folder.
 * Throws an error that names the variable when a value cannot be meant.
 */
export function readStorePlace(env: Environment, dataDir: string): StorePlace {
  const given = readSettings(STORE_SETTINGS, env);
  if (given.RELEASE_STORE === undefined) return { kind: 'folder', folder: path.join(dataDir, 'releases') };
  const [, bucket, folder = ''] = ADDRESS.exec(given.RELEASE_STORE)!;
  const endpoint = given.S3_ENDPOINT;
  // A service of one's own has one region, which nobody needs to name.
  const region = given.AWS_REGION ?? given.AWS_DEFAULT_REGION ?? (endpoint ? 'us-east-1' : undefined);
  const pathStyle = (given.S3_PATH_STYLE ?? (endpoint ? 'on' : 'off')) === 'on';
  const prefix = folder && `${folder}/`;
  return {
    kind: 'bucket',
    place: { bucket: bucket!, prefix, endpoint, region, pathStyle },
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
