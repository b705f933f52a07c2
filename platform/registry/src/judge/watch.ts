import type { Queryable } from '../database.ts';
import type { Canary, PackageState } from '../release-state.ts';
import type { Snapshot } from '../repository.ts';

/** A version that is being judged: a canary that is not paused, or one that everybody has got for less than an hour. */
export interface WatchedVersion {
  readonly name: string;
  readonly version: string;
  readonly cohort: 'canary' | 'stable';
  /** What it is compared with; undefined when there was nothing before it. */
  readonly reference: string | undefined;
  /** When the present share began. */
  readonly since: Date;
  /** Against the same minutes of the reference, or against what the reference was like before. */
  readonly against: 'same-minutes' | 'baseline';
  /** Of a trial that is limited: since when its visitors are told from the others. */
  readonly limitedSince?: Date;
}

const YOUNG_MINUTES = 60;

interface ForwardRow {
  readonly package: string;
  readonly at: Date;
  readonly stable: string | null;
}

/** When the version that everybody gets came to be that, for packages where it happened within the hour. */
async function searchYoung(db: Queryable): Promise<ForwardRow[]> {
  const { rows } = await db.query<ForwardRow>(
    `select distinct on (package) package, at, state_after->>'stable' as stable
     from releases.release_revisions
     where action->>'kind' in ('activate', 'promote') and at > now() - make_interval(mins => $1)
     order by package, revision desc`,
    [YOUNG_MINUTES],
  );
  return rows;
}

const MINUTE_MS = 60_000;

/** Counts are by the minute: what was told in the minute in which a person let it go on is of before. */
const beganAt = ({ startedAt, resumedAt }: Canary) =>
  resumedAt === undefined ? startedAt : Math.ceil(Date.parse(resumedAt) / MINUTE_MS) * MINUTE_MS;

function watchCanary(name: string, { canary, stable }: PackageState): WatchedVersion[] {
  if (!canary || canary.isPaused) return [];
  const isEverybody = canary.percent >= 100;
  return [
    {
      name,
      version: canary.version,
      cohort: 'canary',
      reference: stable ?? undefined,
      since: new Date(isEverybody ? canary.grownAt : beganAt(canary)),
      against: isEverybody ? 'baseline' : 'same-minutes',
      ...(canary.segment && { limitedSince: new Date(canary.startedAt) }),
    },
  ];
}

/** Everything that has to be judged at this revision. */
export async function searchWatchedVersions(db: Queryable, { states }: Snapshot): Promise<WatchedVersion[]> {
  const young = (await searchYoung(db)).flatMap(({ package: name, at, stable }): WatchedVersion[] => {
    const state = states[name];
    if (!state || stable === null || state.stable !== stable) return [];
    const reference = state.previous.find((version) => !state.blocked.includes(version));
    return [{ name, version: stable, cohort: 'stable', reference, since: at, against: 'baseline' }];
  });
  return [...Object.entries(states).flatMap(([name, state]) => watchCanary(name, state)), ...young];
}
