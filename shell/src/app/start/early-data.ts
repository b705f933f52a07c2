import type { LoadedPage } from '@wisata/runtime/remote-loader';

/** For so long data that was loaded before it was asked for counts as new. */
const FRESH_MS = 10_000;

/** The data of one page, loaded for a visit that a pointer on a link promises. */
export interface EarlyData {
  /** Loads it, unless it is on its way already. A failure is left to the visit itself. */
  load(url: string, page: LoadedPage, work: () => Promise<unknown>): Promise<void>;
  /** Gives it once, to the visit it was loaded for; undefined when there is none. */
  take(url: string, page: LoadedPage): Promise<unknown>;
}

/** Keeps what was loaded last. Data of one release is nothing for another. */
export function createEarlyData(now: () => number = Date.now): EarlyData {
  let kept: { url: string; generation: number; atMs: number; data: Promise<unknown> } | undefined;
  const find = (url: string, { generation }: LoadedPage) =>
    kept?.url === url && kept.generation === generation && now() - kept.atMs < FRESH_MS ? kept.data : undefined;
  return {
    async load(url, page, work) {
      if (find(url, page)) return;
      const data = work().catch(() => undefined);
      kept = { url, generation: page.generation, atMs: now(), data };
      await data;
    },
    async take(url, page) {
      const data = find(url, page);
      if (data) kept = undefined;
      return data;
    },
  };
}
