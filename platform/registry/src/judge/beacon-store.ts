import type pg from 'pg';
import { inTransaction, type Queryable } from '../database.ts';
import { visitorEventsOf, sourceOf, type Beacon, type VisitorEvent } from './beacon.ts';
import { PRIVATE_NETWORK } from './network.ts';

const ONE_BATCH_AT_A_TIME = 7_140_301;
/** Visitor minutes that one network may add to a version's counts within ten minutes. */
export const VISITS_PER_NETWORK = 20;
/** How many of them have their load times compared: a single network makes nothing look slow. */
const TIMED_PER_NETWORK = 5;
const NETWORK_MINUTES = 10;
/** More pages than any release has: what a stranger makes up cannot fill the disk. */
const MOST_PAGES = 60;

/** How many reports were counted, and how many were more than one network is believed. */
export interface BeaconReceipt {
  readonly accepted: number;
  readonly dropped: number;
}

/** What a network is limited in, each by itself: visits, measures of pages, failovers. */
const limitedAs = ({ kind }: VisitorEvent) => (kind === 'vitals' || kind === 'failover' ? kind : 'seen');

const ownerOf = (mark: VisitorEvent) => `${mark.package} ${mark.version} ${mark.source} ${limitedAs(mark)}`;

/** Visitor minutes of each network, version and kind that are counted already, each with its number. */
type Visits = Map<string, Map<string, number>>;

async function readVisits(db: Queryable, marks: readonly VisitorEvent[]): Promise<Visits> {
  const { rows } = await db.query<Omit<VisitorEvent, 'minute'> & { minute: Date }>(
    `select package, version, source, kind, visitor, minute from releases.beacon_marks
     where kind in ('seen', 'vitals', 'failover') and source = any($1) and minute > now() - make_interval(mins => $2)`,
    [[...new Set(marks.map(({ source }) => source))], NETWORK_MINUTES],
  );
  const visits: Visits = new Map();
  for (const row of rows) countVisit(visits, { ...(row as unknown as VisitorEvent), minute: row.minute.toISOString() });
  return visits;
}

/** Which visit of its network this is, from 1. */
function countVisit(visits: Visits, mark: VisitorEvent): number {
  const own = visits.get(ownerOf(mark)) ?? new Map<string, number>();
  visits.set(ownerOf(mark), own);
  const visit = `${mark.visitor} ${mark.minute}`;
  const nth = own.get(visit) ?? own.size + 1;
  own.set(visit, nth);
  return nth;
}

/** What of one report is counted. Of a private network only the sum is known to be true, so all of it is in the figures. */
function believe(
  visits: Visits,
  marks: readonly VisitorEvent[],
  isPrivate: (mark: VisitorEvent) => boolean,
): VisitorEvent[] {
  const [first] = marks;
  if (!first) return [];
  const count = countVisit(visits, first);
  if (count > VISITS_PER_NETWORK && !isPrivate(first)) return [];
  return marks.map((mark) => (count > TIMED_PER_NETWORK ? { ...mark, bucket: null } : mark));
}

/** Marks that were there already count no second time: neither here nor in the counts that follow from them. */
const ADD_MARKS = `
  with told as (
    select * from jsonb_to_recordset($1::jsonb) as mark (
      package text, version text, cohort text, minute timestamptz, kind text, visitor text, source text, bucket integer,
      page text, vitals jsonb)
  ), added as (
    insert into releases.beacon_marks (package, version, cohort, minute, kind, visitor, source)
    select package, version, cohort, minute, kind, visitor, source from told
    on conflict do nothing
    returning package, version, cohort, minute, kind, visitor
  ), counted as (
    insert into releases.beacon_counts as known (package, version, cohort, minute, kind, count)
    select package, version, cohort, minute, kind, count(*) from added group by 1, 2, 3, 4, 5
    on conflict (package, version, cohort, minute, kind) do update set count = known.count + excluded.count
  ), measured as (
    insert into releases.beacon_vitals as known (package, version, cohort, hour, page, vital, bucket, count)
    select package, version, cohort, date_trunc('hour', minute), page, vital.key, vital.value::integer, count(*)
    from added join told using (package, version, cohort, minute, kind, visitor), jsonb_each_text(vitals) as vital
    where page is not null and (
      select count(distinct other.page) from releases.beacon_vitals as other
      where other.package = told.package and other.version = told.version and other.page <> told.page) < $2
    group by 1, 2, 3, 4, 5, 6, 7
    on conflict (package, version, cohort, hour, page, vital, bucket) do update set count = known.count + excluded.count
  )
  insert into releases.beacon_times as known (package, version, cohort, minute, bucket, count)
  select package, version, cohort, minute, bucket, count(*)
  from added join told using (package, version, cohort, minute, kind, visitor)
  where bucket is not null group by 1, 2, 3, 4, 5
  on conflict (package, version, cohort, minute, bucket) do update set count = known.count + excluded.count`;

/** Adds one batch of reports to the counts. A visitor counts once per minute and kind, a network so often at most. */
export async function addBeacons(
  pool: pg.Pool,
  beacons: readonly Beacon[],
  secret: string,
  now = Date.now(),
): Promise<BeaconReceipt> {
  const told = beacons.map((beacon) => visitorEventsOf(beacon, secret, now));
  return inTransaction(pool, async (db) => {
    await db.query('select pg_advisory_xact_lock($1)', [ONE_BATCH_AT_A_TIME]);
    const visits = await readVisits(db, told.flat());
    const ownNetwork = sourceOf(PRIVATE_NETWORK, secret);
    const believed = told
      .map((each) => believe(visits, each, ({ source }) => source === ownNetwork))
      .filter((each) => each.length > 0);
    const marks = new Map<string, VisitorEvent>();
    for (const mark of believed.flat()) {
      const key = `${ownerOf(mark)} ${mark.cohort} ${mark.minute} ${mark.kind} ${mark.visitor}`;
      if (!marks.has(key)) marks.set(key, mark);
    }
    if (marks.size > 0) await db.query(ADD_MARKS, [JSON.stringify([...marks.values()]), MOST_PAGES]);
    return { accepted: believed.length, dropped: told.length - believed.length };
  });
}

/** Forgets visitors after three hours and counts after seven days. */
export async function pruneBeacons(db: Queryable): Promise<void> {
  await db.query("delete from releases.beacon_marks where minute < now() - interval '3 hours'");
  await db.query("delete from releases.beacon_counts where minute < now() - interval '7 days'");
  await db.query("delete from releases.beacon_times where minute < now() - interval '7 days'");
  await db.query("delete from releases.beacon_vitals where hour < now() - interval '7 days'");
}
