import { versionsInUse, type PackageState } from '../release-state.ts';

/** What is known of one package when its old releases are looked for. Instants as ISO text. */
export interface CollectableInput {
  /** What lies in the store, and when it came there. */
  readonly stored: readonly { readonly version: string; readonly publishedAt: string }[];
  /** What was recorded as published, and when. */
  readonly recorded: readonly { readonly version: string; readonly recordedAt: string }[];
  /** The present state and every other one that somebody may still be served by. */
  readonly states: readonly PackageState[];
  /** What is asked for or planned and not done yet, and what stands behind previews. */
  readonly awaited: readonly string[];
  /** What came after this is never collected. */
  readonly before: string;
}

const newest = <T>(items: readonly T[], at: (item: T) => string) =>
  items.reduce<T | undefined>((found, item) => (found && at(found) > at(item) ? found : item), undefined);

/**
 * Versions that may be deleted: older than the limit in the store and in the record, named by no state that is or was there
 * since, not even as blocked, and not the newest of their package.
 */
export function findCollectable({ stored, recorded, states, awaited, before }: CollectableInput): string[] {
  const kept = new Set([...awaited, ...states.flatMap((state) => [...versionsInUse(state), ...state.blocked])]);
  kept.add(newest(stored, ({ publishedAt }) => publishedAt)?.version ?? '');
  kept.add(newest(recorded, ({ recordedAt }) => recordedAt)?.version ?? '');
  for (const { version, recordedAt } of recorded) if (recordedAt >= before) kept.add(version);
  return stored
    .filter(({ version, publishedAt }) => publishedAt < before && !kept.has(version))
    .map(({ version }) => version);
}
