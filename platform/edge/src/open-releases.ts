import { createProvenStore, NotGenuine, type WrongFile } from '@wisata/registry/release-proof';
import type { ReleaseStore } from '@wisata/registry/store';
import { createReleaseCheck, FileLost } from './release-check.ts';
import type { ReleaseSource, ReportProblem } from './release-reader.ts';

/** The releases of one edge, of which nothing is believed that was not signed. */
export interface Releases extends ReleaseSource {
  /** Whether a release has this file for browsers, as it was published. */
  hasFile(name: string, version: string, file: string): Promise<boolean>;
  /** Hashes every file again, whether or not anybody has touched it. */
  readAgain(name: string, version: string): Promise<void>;
}

/** What this machine's copy of a release has otherwise than it was published, or not at all. */
function findSpoilt(error: unknown): WrongFile | undefined {
  if (error instanceof NotGenuine) return error.wrong;
  return error instanceof FileLost ? error.lost : undefined;
}

/**
 * Opens them over a store. `onWrong` hears of every file that is not what was published, whoever came across it; where the
 * store has the release elsewhere as well, it is fetched again, and who asked gets what was published.
 */
export function openReleases(
  raw: ReleaseStore,
  publicKey: () => Promise<string>,
  report: ReportProblem,
  onWrong: (wrong: WrongFile) => void,
): Releases {
  /** False where nothing better can be had for now. */
  async function renew({ name, version }: WrongFile): Promise<boolean> {
    const isRenewed = await raw.renew?.(name, version).catch(() => false);
    if (isRenewed) report(`${name} ${version} was fetched again, because this machine's copy was damaged`, undefined);
    return isRenewed ?? false;
  }
  async function orRenewed<T>(read: () => Promise<T>): Promise<T> {
    try {
      return await read();
    } catch (error) {
      if (error instanceof NotGenuine) onWrong(error.wrong);
      const spoilt = findSpoilt(error);
      if (spoilt && (await renew(spoilt))) return read();
      throw error;
    }
  }
  const proven = createProvenStore(raw, publicKey);
  const store: ReleaseStore = { ...proven, find: (name, version) => orRenewed(() => proven.find(name, version)) };
  const inner = createReleaseCheck(store);
  const check: ReleaseSource['check'] = {
    all: (release) => orRenewed(() => inner.all(release)),
    text: (release, file) => orRenewed(() => inner.text(release, file)),
    hasClientFile: (release, file) => orRenewed(() => inner.hasClientFile(release, file)),
  };
  return {
    store,
    check,
    report,
    async hasFile(name, version, file) {
      try {
        const release = await store.find(name, version);
        return release !== undefined && (await check.hasClientFile(release, file));
      } catch (error) {
        if (findSpoilt(error)) return false;
        throw error;
      }
    },
    async readAgain(name, version) {
      const release = await store.find(name, version);
      // A check that remembers nothing.
      if (release) await orRenewed(() => createReleaseCheck(store).all(release));
    },
  };
}
