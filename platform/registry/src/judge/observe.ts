import type { Queryable } from '../database.ts';
import type { Beacon } from './beacon.ts';
import type { TrialComparison, VisitCounts } from './evidence.ts';
import type { LoadTimes } from './load-times.ts';
import type { Observation } from './verdict.ts';
import type { WatchedVersion } from './watch.ts';

const WINDOW_MS = 3_600_000;
const BASELINE_MS = 3 * WINDOW_MS;
const MINUTE_MS = 60_000;
const FAILURES_PER_NETWORK = 3;
/** A baseline of fewer visits is no measure; a version is then held to one failure in twenty. */
const BASELINE_VISITS = 100;
const ASSUMED: VisitCounts = { seen: 100, failed: 5 };

/** Which counts are meant: one version, to whom it went, and when. */
interface Selection {
  readonly name: string;
  readonly version: string;
  readonly cohorts: readonly Beacon['cohort'][];
  readonly from: Date;
  readonly before: Date;
}

const valuesOf = ({ name, version, cohorts, from, before }: Selection) => [name, version, cohorts, from, before];
const SELECTED = 'package = $1 and version = $2 and cohort = any($3) and minute >= $4 and minute < $5';

async function readTallies(db: Queryable, selection: Selection): Promise<Map<number, VisitCounts>> {
  const { rows } = await db.query<{ minute: Date; seen: string; failed: string }>(
    `select minute, coalesce(sum(count) filter (where kind = 'seen'), 0) as seen,
       coalesce(sum(count) filter (where kind = 'failed'), 0) as failed
     from releases.beacon_counts where ${SELECTED} group by minute order by minute`,
    valuesOf(selection),
  );
  return new Map(rows.map((row) => [row.minute.getTime(), { seen: Number(row.seen), failed: Number(row.failed) }]));
}

/** The same with few failures of each network: nobody outside makes a version look bad by trying often. */
async function readFairTallies(db: Queryable, selection: Selection): Promise<Map<number, VisitCounts>> {
  const { rows } = await db.query<{ minute: Date; failed: string }>(
    `select minute, count(*) as failed from (
       select minute, row_number() over (partition by source order by minute, visitor) as nth
       from releases.beacon_marks where kind = 'failed' and ${SELECTED}) as told
     where nth <= ${FAILURES_PER_NETWORK} group by minute`,
    valuesOf(selection),
  );
  const failed = new Map(rows.map((row) => [row.minute.getTime(), Number(row.failed)]));
  const tallies = await readTallies(db, selection);
  return new Map([...tallies].map(([minute, { seen }]) => [minute, { seen, failed: failed.get(minute) ?? 0 }]));
}

async function readTimes(db: Queryable, selection: Selection): Promise<LoadTimes> {
  const { rows } = await db.query<{ bucket: number; count: string }>(
    `select bucket, sum(count) as count from releases.beacon_times where ${SELECTED} group by bucket`,
    valuesOf(selection),
  );
  return new Map(rows.map(({ bucket, count }) => [bucket, Number(count)]));
}

async function countNetworks(db: Queryable, selection: Selection): Promise<number> {
  const { rows } = await db.query<{ count: string }>(
    `select count(distinct source) as count from releases.beacon_marks where kind = 'failed' and ${SELECTED}`,
    valuesOf(selection),
  );
  return Number(rows[0]!.count);
}

const ALL_STABLE: Selection['cohorts'] = ['stable', 'outside'];
const startOfMinute = (at: Date) => Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS;

const NONE: VisitCounts = { seen: 0, failed: 0 };

function sumTallies(tallies: Iterable<VisitCounts>): VisitCounts {
  let sum = NONE;
  for (const { seen, failed } of tallies) sum = { seen: sum.seen + seen, failed: sum.failed + failed };
  return sum;
}

/** Minute by minute, the oldest first. */
function pairMinutes(
  trial: ReadonlyMap<number, VisitCounts>,
  reference: ReadonlyMap<number, VisitCounts>,
): TrialComparison[] {
  const minutes = [...new Set([...trial.keys(), ...reference.keys()])].sort((left, right) => left - right);
  return minutes.map((at) => ({ trial: trial.get(at) ?? NONE, reference: reference.get(at) ?? NONE }));
}

function pairWithBaseline(
  trial: ReadonlyMap<number, VisitCounts>,
  reference: ReadonlyMap<number, VisitCounts>,
): TrialComparison[] {
  const known = sumTallies(reference.values());
  return [{ trial: sumTallies(trial.values()), reference: known.seen < BASELINE_VISITS ? ASSUMED : known }];
}

/** Reads what is known of a watched version and of what it is compared with. */
export async function observe(db: Queryable, watch: WatchedVersion, now = Date.now()): Promise<Observation> {
  const { name, version, cohort, since, against, limitedSince } = watch;
  const began = startOfMinute(since);
  const from = new Date(Math.max(began, now - WINDOW_MS));
  const before = new Date(now + MINUTE_MS);
  const isBaseline = against === 'baseline';
  const mine: Selection = { name, version, cohorts: cohort === 'stable' ? ALL_STABLE : [cohort], from, before };
  // Like is compared with like: with who could have had a part in the trial, as long as they are told from the others.
  const cohorts: Selection['cohorts'] = isBaseline && !limitedSince ? ALL_STABLE : ['stable'];
  const known = new Date(Math.max(began - BASELINE_MS, startOfMinute(limitedSince ?? new Date(0))));
  const other: Selection = {
    name,
    version: watch.reference ?? '',
    cohorts,
    ...(isBaseline ? { from: known, before: since } : { from, before }),
  };
  const trial = await readFairTallies(db, mine);
  // A baseline is older than what is known of networks.
  const reference = isBaseline ? await readTallies(db, other) : await readFairTallies(db, other);
  const moment = isBaseline ? 'before that' : 'in the same minutes';
  return {
    referenceName: watch.reference ? `${watch.reference} ${moment}` : 'what a version may have',
    pairs: isBaseline ? pairWithBaseline(trial, reference) : pairMinutes(trial, reference),
    failureNetworks: await countNetworks(db, mine),
    times: { trial: await readTimes(db, mine), reference: await readTimes(db, other) },
  };
}
