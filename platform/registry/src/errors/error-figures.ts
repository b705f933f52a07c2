import type { Queryable } from '../database.ts';
import { topOf } from './error-store.ts';
import type { Place } from './find-places.ts';

/** What went wrong in one place of one version, by the word of browsers. */
export interface ErrorGroup {
  readonly id: number;
  readonly name: string;
  readonly message: string;
  /** The innermost first, as the first who met it has told. */
  readonly stack: readonly Place[];
  /** The place of the stack that it is known by. */
  readonly top: Place | null;
  readonly firstAt: string;
  readonly lastAt: string;
  /** In the last seven days. */
  readonly count: number;
  readonly visitors: number;
  /** Routes, the most frequent first. */
  readonly pages: readonly string[];
  /** By hour, the oldest first; hours without any are left out. */
  readonly hours: readonly { readonly at: string; readonly count: number }[];
  /** The latest version published before this one that has it too; null where it is new. */
  readonly alsoIn: string | null;
}

/** The errors of one version, new ones first. */
export interface VersionErrors {
  readonly version: string;
  readonly errors: readonly ErrorGroup[];
}

/** How many errors browsers tell of a version. */
export interface ErrorCount {
  readonly version: string;
  /** That no version before it had. */
  readonly fresh: number;
  readonly known: number;
}

interface GroupRow {
  readonly id: string;
  readonly name: string;
  readonly message: string;
  readonly sample: readonly Place[];
  readonly first_at: Date;
  readonly last_at: Date;
  readonly visitors: string;
  readonly also_in: string | null;
}

interface CountRow {
  readonly group_id: string;
  readonly hour: Date;
  readonly page: string;
  readonly count: string;
}

const GROUPS = `
  select told.*, (
    select other.version from releases.error_groups as other
    join releases.release_versions as theirs on theirs.package = other.package and theirs.version = other.version
    where other.package = told.package and other.likeness = told.likeness and other.version <> told.version
      and theirs.recorded_at < own.recorded_at
    order by theirs.recorded_at desc limit 1) as also_in
  from releases.error_groups as told
  left join releases.release_versions as own on own.package = told.package and own.version = told.version
  where told.package = $1`;

function sumBy(counts: readonly CountRow[], keyOf: (row: CountRow) => string): [string, number][] {
  const sums = new Map<string, number>();
  for (const row of counts) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + Number(row.count));
  return [...sums];
}

function groupOf(row: GroupRow, counts: readonly CountRow[], name: string): ErrorGroup {
  const pages = sumBy(counts, ({ page }) => page).filter(([page]) => page !== '');
  return {
    id: Number(row.id),
    name: row.name,
    message: row.message,
    stack: row.sample,
    top: topOf(row.sample, name) ?? null,
    firstAt: row.first_at.toISOString(),
    lastAt: row.last_at.toISOString(),
    count: counts.reduce((sum, { count }) => sum + Number(count), 0),
    visitors: Number(row.visitors),
    pages: pages.sort(([, a], [, b]) => b - a).map(([page]) => page),
    hours: sumBy(counts, ({ hour }) => hour.toISOString()).map(([at, count]) => ({ at, count })),
    alsoIn: row.also_in,
  };
}

/** New ones before known ones, then what most visitors have met. */
const byNews = (a: ErrorGroup, b: ErrorGroup) =>
  Number(a.alsoIn !== null) - Number(b.alsoIn !== null) ||
  b.visitors - a.visitors ||
  b.lastAt.localeCompare(a.lastAt) ||
  a.id - b.id;

/** Reads what browsers have told of a version in the last seven days. */
export async function readErrors(db: Queryable, name: string, version: string): Promise<VersionErrors> {
  const groups = await db.query<GroupRow>(`${GROUPS} and told.version = $2`, [name, version]);
  const counts = await db.query<CountRow>(
    'select * from releases.error_counts where group_id = any($1) order by hour, page',
    [groups.rows.map(({ id }) => id)],
  );
  const errors = groups.rows.map((row) => {
    const own = counts.rows.filter(({ group_id: id }) => id === row.id);
    return groupOf(row, own, name);
  });
  return { version, errors: errors.sort(byNews) };
}

/** Counts the errors of each version of a package. */
export async function countErrors(db: Queryable, name: string): Promise<readonly ErrorCount[]> {
  const { rows } = await db.query<ErrorCount>(
    `select version, (count(*) filter (where also_in is null))::integer as fresh, count(also_in)::integer as known
     from (${GROUPS}) as told group by version order by version`,
    [name],
  );
  return rows;
}
