import type { Queryable } from '../database.ts';
import { TAKES_BACK, type PackageState } from '../release-state.ts';
import type { Revision } from '../repository.ts';
import { readFigures, type PackageFigures, type Stretch } from './figures.ts';

/** What visitors met of a version before and just after it was taken back, beside the version that they got instead. */
export interface Chart {
  readonly revision: number;
  readonly package: string;
  /** When it was taken back, as ISO text. */
  readonly at: string;
  /** What was taken back. */
  readonly version: string;
  /** What it is compared with; undefined where nothing else was live. */
  readonly beside?: string;
  readonly figures: PackageFigures;
}

const MINUTE_MS = 60_000;
const BEFORE_MS = 60 * MINUTE_MS;
const AFTER_MS = 10 * MINUTE_MS;
/** Counts of before are no longer there. */
const COUNTS_LIVE_MS = 7 * 24 * 3_600_000;
const AT_ONCE = 50;
/** Pages whose vitals are kept beside those of all together: those with the most views. */
const MOST_PAGES = 10;

interface TakenBackRow extends Pick<Revision, 'action'> {
  readonly revision: string;
  readonly at: Date;
  readonly package: string;
  readonly state_after: PackageState;
  readonly before: PackageState | null;
}

/** The version that a change took from its visitors, and the one beside it; undefined where it took none. */
function sidesOf({ action, before, state_after: after }: TakenBackRow): Pick<Chart, 'version' | 'beside'> | undefined {
  const trial = before?.canary?.version;
  const stable = before?.stable ?? undefined;
  const isOfTrial =
    action.kind === 'pause' || action.kind === 'abort' || ('version' in action && action.version === trial);
  const version = action.kind !== 'rollback' && isOfTrial ? trial : stable;
  if (version === undefined || (action.kind === 'block' && action.version !== version)) return undefined;
  const beside = version === stable ? (after.stable ?? undefined) : stable;
  return { version, ...(beside !== undefined && { beside }) };
}

const SELECTED = `
  select revision, at, package, action, state_after,
    (select state_after from releases.release_revisions as earlier
     where earlier.package = changed.package and earlier.revision < changed.revision
     order by earlier.revision desc limit 1) as before
  from releases.release_revisions as changed where action->>'kind' = any($1)`;

/** The figures of two versions, and no more pages than a table shows. */
function limit(
  { minutes, totals, vitals, errors }: PackageFigures,
  versions: readonly (string | undefined)[],
): PackageFigures {
  const isShown = (each: { readonly version: string; readonly cohort: string }) =>
    versions.includes(each.version) && each.cohort !== 'override';
  const shown = vitals.filter(isShown);
  const views = new Map<string, number>();
  for (const { page, count } of shown) if (page !== null) views.set(page, (views.get(page) ?? 0) + count);
  const pages = [...views].sort((a, b) => b[1] - a[1]).slice(0, MOST_PAGES);
  const isWanted = (page: string | null) => page === null || pages.some(([known]) => known === page);
  return {
    minutes: minutes.filter(isShown),
    totals: totals.filter(isShown),
    vitals: shown.filter(({ page }) => isWanted(page)),
    errors: errors.filter(({ version }) => versions.includes(version)),
  };
}

async function drawChart(db: Queryable, row: TakenBackRow): Promise<Chart | undefined> {
  const sides = sidesOf(row);
  if (!sides) return undefined;
  const around: Stretch = {
    from: new Date(row.at.getTime() - BEFORE_MS),
    until: new Date(row.at.getTime() + AFTER_MS),
  };
  const figures = limit(await readFigures(db, row.package, around), [sides.version, sides.beside]);
  return { revision: Number(row.revision), package: row.package, at: row.at.toISOString(), ...sides, figures };
}

/** Keeps the charts of what was taken back, once the minutes after it are known, and before its counts are forgotten. */
export async function keepCharts(db: Queryable, now = Date.now()): Promise<void> {
  const { rows } = await db.query<TakenBackRow>(
    `${SELECTED} and at > $2 and at <= $3
       and not exists (select 1 from releases.charts where charts.revision = changed.revision)
     order by revision limit ${AT_ONCE}`,
    [TAKES_BACK, new Date(now - COUNTS_LIVE_MS), new Date(now - AFTER_MS)],
  );
  for (const row of rows) {
    const chart = await drawChart(db, row);
    await db.query('insert into releases.charts (revision, chart) values ($1, $2) on conflict do nothing', [
      row.revision,
      JSON.stringify(chart ?? null),
    ]);
  }
}

/** The chart of a change, as it was kept or as its counts still say; undefined where nothing was taken back. */
export async function findChart(db: Queryable, name: string, revision: number): Promise<Chart | undefined> {
  const kept = await db.query<{ chart: Chart | null }>('select chart from releases.charts where revision = $1', [
    revision,
  ]);
  const chart = kept.rows[0]?.chart;
  if (chart) return chart.package === name ? chart : undefined;
  const { rows } = await db.query<TakenBackRow>(`${SELECTED} and revision = $2 and package = $3`, [
    TAKES_BACK,
    revision,
    name,
  ]);
  return rows[0] && drawChart(db, rows[0]);
}
