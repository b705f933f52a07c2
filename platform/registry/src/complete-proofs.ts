import { forEachConcurrently } from './concurrency.ts';
import type { Queryable } from './database.ts';
import type { Signer } from './keys.ts';
import { digestOf, isProven, proveRelease } from './release-proof.ts';
import { addDigest, searchDigests } from './repository.ts';
import type { Release } from './release-build.ts';
import type { ReleaseStore } from './store.ts';

const AT_ONCE = 8;

/** What {@link completeProofs} works with. */
interface ProofParts {
  readonly db: Queryable;
  readonly store: ReleaseStore;
  readonly signer: Signer;
  readonly report: (text: string, error?: unknown) => void;
}

/**
 * Signs what was published before releases were signed, or with another key. What was published since is signed again only
 * as it was recorded then; the first time, what lies in the store is taken as it lies.
 */
export async function completeProofs({ db, store, signer, report }: ProofParts): Promise<void> {
  async function complete(release: Release, known: string | null): Promise<void> {
    const digest = digestOf(release);
    if (known !== null && known !== digest)
      return report(`${release.name} ${release.version} in the store is not what was published, and nobody gets it`);
    if (known === null) await addDigest(db, release.name, release.version, digest);
    const signature = await store.signature(release.name, release.version, signer.keyId);
    if (signature === undefined || !isProven(release, signature, signer.publicKey))
      await proveRelease(store, signer, release);
  }
  for (const [name, digests] of await searchDigests(db)) {
    try {
      const stored = (await store.versions(name)).filter(({ version }) => digests.has(version));
      await forEachConcurrently(stored, AT_ONCE, (release) => complete(release, digests.get(release.version) ?? null));
    } catch (error) {
      report(`Releases of ${name} cannot be signed for now`, error);
    }
  }
}
