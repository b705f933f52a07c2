import { setTimeout as wait } from 'node:timers/promises';

/** One simulated page view. */
export interface PageView {
  readonly at: number;
  /** The version of the package that the document was made of. */
  readonly version: string | undefined;
  readonly status: number;
  /** The page came with its contents. */
  readonly isWhole: boolean;
}

/** Visits that go on until they are ended. */
export interface Visits {
  readonly views: readonly PageView[];
  end(): Promise<void>;
}

const ANSWER_WITHIN_MS = 10_000;
const PAUSE_MS = 40;

/** A new guest opens a page; nothing is kept between two views, so each is on its own side of a trial. */
export async function viewPage(address: string, name: string): Promise<PageView> {
  const at = Date.now();
  try {
    const answer = await fetch(address, {
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const found = /id="wisata-document"[^>]*>(.*?)<\/script>/s.exec(await answer.text())?.[1];
    const { composition } = JSON.parse(found ?? '{}') as {
      composition?: { shell?: { version: string }; remotes?: Record<string, { version: string } | undefined> };
    };
    const version = name === 'shell' ? composition?.shell?.version : composition?.remotes?.[name]?.version;
    return { at, version, status: answer.status, isWhole: answer.headers.get('x-wisata-rendered') === 'server' };
  } catch {
    return { at, version: undefined, status: 0, isWhole: false };
  }
}

/** Guests on every edge, one after the other on each, who open these pages in turn. */
export function keepVisiting(edges: readonly string[], paths: readonly string[], name: string): Visits {
  const views: PageView[] = [];
  const ending = new AbortController();
  const runs = edges.map(async (edge) => {
    for (let nth = 0; !ending.signal.aborted; nth += 1) {
      views.push(await viewPage(edge + paths[nth % paths.length]!, name));
      await wait(PAUSE_MS, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  });
  return {
    views,
    async end() {
      ending.abort();
      await Promise.all(runs);
    },
  };
}

/** What a drill was like for its visitors. */
export interface DrillTally {
  readonly views: number;
  /** Views that were given the broken version. */
  readonly touched: number;
  /** Of these, those whose page came without its contents. */
  readonly withoutContents: number;
  /** Of all, those that were answered with an error or not at all. */
  readonly failed: number;
  /** From the start of the trial to the last view that was given it; 0 when there was none. */
  readonly seconds: number;
}

/** Counts the views of a drill, whose trial of the broken version began at `startedAt`. */
export function tallyViews(views: readonly PageView[], broken: string, startedAt: number): DrillTally {
  const touched = views.filter(({ version }) => version === broken);
  return {
    views: views.length,
    touched: touched.length,
    withoutContents: touched.filter(({ isWhole }) => !isWhole).length,
    failed: views.filter(({ status }) => status === 0 || status >= 500).length,
    seconds: touched.length === 0 ? 0 : (Math.max(...touched.map(({ at }) => at)) - startedAt) / 1000,
  };
}
