import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { AcceptableGate } from '../gates/gate-results.ts';
import type { OpsClient } from '../ops-client.ts';
import type { PublishResult } from '../publish-release.ts';
import type { Release } from '../release-build.ts';
import { digestOf } from '../release-proof.ts';
import type { ReleaseStore } from '../store.ts';
import { checkOrigin, type Origin } from './provenance.ts';
import type { Source } from './source.ts';
import { takeFiles } from './take-files.ts';

/** A version that is to be taken from another environment, with the rights of this one. */
export interface BringRequest {
  readonly name: string;
  readonly version: string;
  readonly reason: string;
  readonly accept?: readonly AcceptableGate[];
}

/** From where to where. */
export interface BringParts {
  readonly source: Source;
  readonly store: ReleaseStore;
  readonly ops: OpsClient;
}

const isAs = (release: Release, { digest, publishedAt }: Origin) => digestOf({ ...release, publishedAt }) === digest;

/** Fetches into a folder aside, so that the store sees a version only when all of it was right. */
async function addTo(store: ReleaseStore, source: Source, offered: Release): Promise<Release> {
  const { name, version, contract } = offered;
  const buildFolder = await mkdtemp(path.join(os.tmpdir(), 'wisata-bring-'));
  try {
    await takeFiles(source, offered, buildFolder);
    return await store.add({ name, version, contract, buildFolder });
  } finally {
    await rm(buildFolder, { recursive: true, force: true });
  }
}

/**
 * Takes a version from another environment, byte for byte, and publishes it here: the store gets it when a trusted registry
 * has signed all of it, this registry compares once more, asks its gates and records it last. What was interrupted goes on
 * when it is done again. @throws With what is wrong, in words; then nothing was published.
 */
export async function bringVersion(
  { source, store, ops }: BringParts,
  { name, version, reason, accept = [] }: BringRequest,
): Promise<PublishResult & { readonly origin: Origin }> {
  const trusted = await ops.trustedKeys();
  const { release: offered, signed } = await source.version(name, version);
  // Whatever the other side says that it sends: this name and version is what was asked for.
  const checked = checkOrigin({ release: { ...offered, name, version }, signed, trusted, now: new Date() });
  if (!checked.ok) throw new Error(checked.failure.message);
  const origin = checked.data;
  const lies = (await store.find(name, version)) ?? (await addTo(store, source, { ...offered, name, version }));
  if (!isAs(lies, origin))
    throw new Error(
      `${name} ${version} lies in the release store here with other files than ${origin.environment} has: one version is never two things`,
    );
  return { ...(await ops.publish(name, version, { accept, reason, from: signed })), origin };
}
