import * as v from 'valibot';
import type { Queryable } from '../database.ts';
import type { PackageState } from '../release-state.ts';
import type { Snapshot } from '../repository.ts';

/**
 * What an edge found out about a version without asking any browser: a file of it that is not the one that was published, or
 * a page that it cannot render, again and again, while the version before can.
 */
export const Finding = v.object({
  remote: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,59}$/)),
  version: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
  kind: v.picklist(['integrity', 'render']),
  /** The file, or the page. */
  detail: v.pipe(v.string(), v.maxLength(300)),
});
/** One thing that an edge found out. */
export type Finding = v.InferOutput<typeof Finding>;

/** A version that has to go, or looks as if it had to. */
export interface SuspectVersion {
  readonly name: string;
  readonly version: string;
  readonly isStable: boolean;
  readonly kind: Finding['kind'];
  readonly reason: string;
}

/** Pages that could not be rendered, each tried several times in turn with the version before. */
export const RENDERS_AT_LEAST = 2;
const WINDOW_MINUTES = 60;
/** After one of these a version is looked at anew: a person has decided, or it is another one. */
const DECISIONS = ['activate', 'canary', 'promote', 'rollback', 'unblock', 'grow'];

/** Keeps what an edge found out. */
export async function addFinding(db: Queryable, { remote, version, kind, detail }: Finding): Promise<void> {
  await db.query('insert into releases.findings (package, version, kind, detail) values ($1, $2, $3, $4)', [
    ...[remote, version, kind, detail],
  ]);
}

interface FoundRow {
  readonly package: string;
  readonly version: string;
  readonly kind: Finding['kind'];
  readonly count: string;
  readonly detail: string;
}

async function searchFound(db: Queryable): Promise<FoundRow[]> {
  const { rows } = await db.query<FoundRow>(
    `select package, version, kind, count(*) as count, max(detail) as detail from releases.findings as found
     where at > now() - make_interval(mins => $1) and at > coalesce(
       (select max(at) from releases.release_revisions
        where package = found.package and action->>'kind' = any($2)), '-infinity')
     group by package, version, kind order by package, kind`,
    [WINDOW_MINUTES, DECISIONS],
  );
  return rows;
}

const placeOf = (state: PackageState | undefined, version: string) => {
  if (state?.canary?.version === version) return 'canary';
  return state?.stable === version ? 'stable' : undefined;
};

/** Versions on trial or live that edges have found something wrong with since somebody last decided on them. */
export async function searchSuspects(db: Queryable, { states }: Snapshot): Promise<SuspectVersion[]> {
  return (await searchFound(db)).flatMap(({ package: name, version, kind, count, detail }) => {
    const place = placeOf(states[name], version);
    if (!place || (kind === 'render' && Number(count) < RENDERS_AT_LEAST)) return [];
    const reason =
      kind === 'integrity'
        ? `${detail} is not the file that was published`
        : `${detail} and other pages cannot be rendered with it and can be with the version before`;
    return [{ name, version, isStable: place === 'stable', kind, reason }];
  });
}

/** Forgets after seven days. */
export async function pruneFindings(db: Queryable): Promise<void> {
  await db.query("delete from releases.findings where at < now() - interval '7 days'");
}
