import type { Composition, RevisionAnswer } from '@wisata/runtime/composition';

/** What this page runs, and what stands by in it, as `/revision` reads it; `more` are releases that it ran before. */
export function formatRuns({ shell, remotes }: Composition, more: readonly string[] = []): string {
  const releases = Object.entries(remotes).flatMap(([name, { version, lastGood }]) => [
    `${name}@${version}`,
    ...(lastGood ? [`${name}@${lastGood.version}`] : []),
  ]);
  return [`shell@${shell.version}`, ...releases, ...more].join(',');
}

/** Asks the edge server what it would give now; with `runs` for the proof of beacons too. Undefined without a good answer. */
export async function askRevision(
  window: Window & typeof globalThis,
  runs?: string,
): Promise<RevisionAnswer | undefined> {
  try {
    const query = runs === undefined ? '' : `?${new URLSearchParams({ runs }).toString()}`;
    const answer = await window.fetch(`/revision${query}`, { cache: 'no-store', priority: 'low' });
    const value = (await answer.json()) as Partial<RevisionAnswer>;
    return answer.ok && typeof value.revision === 'number' && value.remotes ? (value as RevisionAnswer) : undefined;
  } catch {
    return undefined;
  }
}
