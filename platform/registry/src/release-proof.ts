import { createHash } from 'node:crypto';
import { isSigned, keyIdOf, type Signer } from './keys.ts';
import type { Release } from './release-build.ts';
import type { ReleaseStore } from './store.ts';

/** A file of a release that is not what it was when the registry signed it. */
export interface WrongFile {
  readonly name: string;
  readonly version: string;
  /** Path below the release. */
  readonly file: string;
}

/** A release in a store that is not what the registry signed when it was published, or was never published. */
export class NotGenuine extends Error {
  override readonly name = 'NotGenuine';
  readonly wrong: WrongFile;

  constructor(wrong: WrongFile) {
    super(`${wrong.name} ${wrong.version}: ${wrong.file} is not what was published`);
    this.wrong = wrong;
  }
}

const RECORD = 'release.json';

const sorted = (hashes: Readonly<Record<string, string>>) =>
  Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1));

/** One text for everything that a release is: its name, its facts, and the hash of each file for browser and server. */
export function digestOf({ name, version, publishedAt, contract, integrity, serverIntegrity }: Release): string {
  const all = [name, version, publishedAt, contract, sorted(integrity), sorted(serverIntegrity)];
  return createHash('sha384').update(JSON.stringify(all)).digest('base64url');
}

/** What is signed; it names its purpose, because the same key signs what edges follow. */
const proofText = (digest: string) => `wisata release ${digest}`;

/** Whether the owner of the key has signed exactly this. */
export const isProven = (release: Release, signature: string, publicKey: string) =>
  isSigned(proofText(digestOf(release)), signature, publicKey);

/** Signs a release in its store, for everybody who reads it there. */
export const proveRelease = (store: ReleaseStore, signer: Signer, release: Release) =>
  store.keepSignature(release, signer.keyId, signer.sign(proofText(digestOf(release))));

/**
 * The same store, which gives releases only as the registry signed them: `find` rejects with {@link NotGenuine} for any
 * other. The files are as good as the hashes that it gives; who reads one compares.
 */
export function createProvenStore(store: ReleaseStore, publicKey: () => Promise<string>): ReleaseStore {
  const proven = new Map<string, string>();
  return {
    ...store,
    async find(name, version) {
      const release = await store.find(name, version);
      if (!release) return undefined;
      const place = `${name}@${version}`;
      // A release that says that it is another one is signed as that one.
      const digest = digestOf({ ...release, name, version });
      if (proven.get(place) === digest) return release;
      const key = await publicKey();
      const signature = await store.signature(name, version, keyIdOf(key));
      if (signature === undefined || !isProven({ ...release, name, version }, signature, key))
        throw new NotGenuine({ name, version, file: RECORD });
      proven.set(place, digest);
      return release;
    },
  };
}
