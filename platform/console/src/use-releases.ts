import { useCallback, useEffect, useState } from 'react';
import type { Failure } from '@wisata/kernel/outcome';
import type { Attempt } from '@wisata/registry/attempts/attempts';
import type { PackageFigures } from '@wisata/registry/judge/figures';
import type { ReleaseOverview } from '@wisata/registry/ops-client';
import type { Revision } from '@wisata/registry/repository';
import { readFigures, readOverview, searchAttempts, searchHistory, waitForNews } from './console.api.ts';
import { startLooking } from './start-looking.ts';

const HISTORY = 30;
const FIGURES_MINUTES = 60;
const PAUSE_AFTER_FAILURE_MS = 2_000;

/** Everything the page shows; `failure` stands beside what was last known. */
export interface Releases {
  readonly overview: ReleaseOverview | undefined;
  readonly revisions: readonly Revision[];
  readonly failure: Failure | undefined;
  /** Reads everything anew; gives the revision that is shown then. */
  refresh(): Promise<number | undefined>;
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Follows the registry: a change anywhere is on the page within a second. */
export function useReleases(): Releases {
  const [overview, setOverview] = useState<ReleaseOverview>();
  const [revisions, setRevisions] = useState<readonly Revision[]>([]);
  const [failure, setFailure] = useState<Failure>();

  const refresh = useCallback(async () => {
    const [state, history] = await Promise.all([readOverview(), searchHistory(HISTORY)]);
    if (state.ok) setOverview(state.data);
    if (history.ok) setRevisions(history.data);
    setFailure(state.ok ? undefined : state.failure);
    return state.ok ? state.data.revision : undefined;
  }, []);

  const revision = overview?.revision;
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    const lookUntilSeen = async () => {
      while (!signal.aborted && (await refresh()) === undefined) await pause(PAUSE_AFTER_FAILURE_MS, signal);
    };
    const follow = async (seen: number) => {
      while (!signal.aborted) {
        const answered = await waitForNews(seen, signal);
        if (signal.aborted) return;
        if (!answered) await pause(PAUSE_AFTER_FAILURE_MS, signal);
        await lookUntilSeen();
      }
    };
    void (revision === undefined ? lookUntilSeen() : follow(revision));
    return () => gone.abort();
  }, [revision, refresh]);

  return { overview, revisions, failure, refresh };
}

/** Live figures by package, asked for anew every ten seconds while the page is in sight. */
export function useFigures(names: readonly string[]): Readonly<Record<string, PackageFigures>> {
  const [figures, setFigures] = useState<Readonly<Record<string, PackageFigures>>>({});
  const key = names.join(',');
  useEffect(() => {
    const wanted = key === '' ? [] : key.split(',');
    return startLooking(async () => {
      const answers = await Promise.all(
        wanted.map(async (name) => [name, await readFigures(name, FIGURES_MINUTES)] as const),
      );
      setFigures(Object.fromEntries(answers.flatMap(([name, answer]) => (answer.ok ? [[name, answer.data]] : []))));
    });
  }, [key]);
  return figures;
}

/** What was refused, asked for anew with every revision, and every ten seconds while the page is in sight: a refusal makes none. */
export function useAttempts(revision: number | undefined, name: string | undefined): readonly Attempt[] {
  const [attempts, setAttempts] = useState<readonly Attempt[]>([]);
  useEffect(() => {
    if (revision === undefined) return;
    return startLooking(async () => {
      const answer = await searchAttempts(name);
      if (answer.ok) setAttempts(answer.data);
    });
  }, [revision, name]);
  return attempts;
}
