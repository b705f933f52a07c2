import { createProvenStore, NotGenuine, type WrongFile } from '@wisata/registry/release-proof';
import type { ReleaseStore } from '@wisata/registry/store';
import { createReleaseCheck } from './release-check.ts';
import type { ReleaseSource, ReportProblem } from './release-reader.ts';

/** The releases of one edge, of which nothing is believed that was not signed. */
export interface Releases extends ReleaseSource {
  /** Whether a release has this file for browsers, as it was published. */
  hasFile(name: string, version: string, file: string): Promise<boolean>;
  /** Hashes every file again, whether or not anybody has touched it. */
  readAgain(name: string, version: string): Promise<void>;
}

/** Opens them over a store. `onWrong` hears of every file that is not what was published, whoever came across it. */
export function openReleases(
  raw: ReleaseStore,
  publicKey: () => Promise<string>,
  report: ReportProblem,
  onWrong: (wrong: WrongFile) => void,
): Releases {
  const hear = (error: unknown): never => {
    if (error instanceof NotGenuine) onWrong(error.wrong);
    throw error;
  };
  const proven = createProvenStore(raw, publicKey);
  const store: ReleaseStore = { ...proven, find: (name, version) => proven.find(name, version).catch(hear) };
  const inner = createReleaseCheck(store);
  const check: ReleaseSource['check'] = {
    all: (release) => inner.all(release).catch(hear),
    text: (release, file) => inner.text(release, file).catch(hear),
    hasClientFile: (release, file) => inner.hasClientFile(release, file).catch(hear),
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
        if (error instanceof NotGenuine) return false;
        throw error;
      }
    },
    async readAgain(name, version) {
      const release = await store.find(name, version);
      // A check that remembers nothing.
      if (release) await createReleaseCheck(store).all(release).catch(hear);
    },
  };
}
