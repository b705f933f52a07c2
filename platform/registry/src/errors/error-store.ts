import { createHash } from 'node:crypto';
import type pg from 'pg';
import { inTransaction, type Queryable } from '../database.ts';
import { sourceOf, tellerOf } from '../judge/beacon.ts';
import { PRIVATE_NETWORK } from '../judge/network.ts';
import { parseFrame, type ErrorReport } from './error-report.ts';
import type { Place, Places } from './find-places.ts';

const ONE_BATCH_AT_A_TIME = 7_140_305;
/** More groups than any version that is looked after has; the least of them gives way to a new one. */
export const MOST_GROUPS = 100;
const MOST_PAGES = 20;
/** Errors of one version that one network is heard with in ten minutes; behind a proxy that nobody named everybody is one. */
export const ERRORS_PER_NETWORK = 20;
const ERRORS_PER_PRIVATE_NETWORK = 500;
const NETWORK_MINUTES = 10;

/** An error with its places, and what it is counted as. */
interface Placed {
  readonly report: ErrorReport;
  readonly places: readonly Place[];
  /** The same in one version. */
  readonly key: string;
  /** The same in any version, where lines have moved. */
  readonly likeness: string;
}

const hash = (...parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);

const isOurs = ({ source }: Place) => source !== undefined && !/^(node_modules|webpack)\//.test(source);

/** The innermost place in the release's own sources, else in anybody's. */
export const topOf = (places: readonly Place[], name: string): Place | undefined =>
  places.find((place) => place.package === name && isOurs(place)) ??
  places.find(isOurs) ??
  places.find((place) => place.package === name) ??
  places[0];

/** Webpack puts ten characters of a script's hash into its name. */
const withoutHash = (file: string) => file.replace(/\.[0-9a-f]{10}(?=\.js$)/, '');

async function place(report: ErrorReport, { find }: Places): Promise<Placed | undefined> {
  const frames = report.frames.flatMap((text) => parseFrame(text) ?? []);
  const places = (await Promise.all(frames.map(find))).filter((each) => each !== undefined);
  const top = topOf(places, report.remote);
  // Whose files are in none of its frames has not thrown it, or not in a version that is published.
  if (!top || !places.some((each) => each.package === report.remote || each === top)) return undefined;
  const { name, message } = report;
  const where = top.source ?? withoutHash(top.file);
  return {
    report,
    places: places.map((each) => (each === top ? each : withoutLines(each))),
    key: hash(name, message, top.source ?? top.file, top.sourceLine ?? top.line, top.sourceColumn ?? top.column),
    likeness: hash(name, message, where),
  };
}

/** Of a stack one place is shown with its lines. */
const withoutLines = ({ around: _lines, ...rest }: Place): Place => rest;

/** Makes room for one more group: the one that fewest have met gives way, of those the one that was not met for the longest. */
async function makeRoom(db: Queryable, { remote, version }: ErrorReport): Promise<void> {
  await db.query(
    `delete from releases.error_groups where id in (
       select id from releases.error_groups where package = $1 and version = $2
       order by visitors desc, last_at desc offset $3)`,
    [remote, version, MOST_GROUPS - 1],
  );
}

async function findGroup(db: Queryable, { report, places, key, likeness }: Placed, minute: string): Promise<string> {
  const { remote, version, name, message } = report;
  const found = await db.query<{ id: string }>(
    'select id from releases.error_groups where package = $1 and version = $2 and key = $3',
    [remote, version, key],
  );
  if (found.rows[0]) return found.rows[0].id;
  await makeRoom(db, report);
  const added = await db.query<{ id: string }>(
    `insert into releases.error_groups (package, version, key, likeness, name, message, sample, first_at, last_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8) returning id`,
    [remote, version, key, likeness, name, message, JSON.stringify(places), minute],
  );
  return added.rows[0]!.id;
}

/** Whether this network has told so much of this version lately that it is not heard. */
async function isLoud(db: Queryable, { remote, version }: ErrorReport, source: string, most: number) {
  const { rows } = await db.query<{ told: number }>(
    `select count(*)::integer as told from releases.error_marks join releases.error_groups on id = group_id
     where source = $1 and minute > now() - make_interval(mins => $2) and package = $3 and version = $4`,
    [source, NETWORK_MINUTES, remote, version],
  );
  return rows[0]!.told >= most;
}

/** A visitor counts once a minute, and as one more when they have not met it for three hours. */
const COUNT = `
  with known as (
    select 1 from releases.error_marks where group_id = $1 and visitor = $3
  ), marked as (
    insert into releases.error_marks (group_id, minute, visitor, source) values ($1, $2, $3, $4)
    on conflict do nothing returning 1
  ), seen as (
    update releases.error_groups set last_at = greatest(last_at, $2),
      visitors = visitors + case when exists (select from known) then 0 else 1 end
    where id = $1 and exists (select from marked)
  )
  insert into releases.error_counts as known (group_id, hour, page, count)
  select $1, date_trunc('hour', $2::timestamptz),
    case when (select count(distinct page) from releases.error_counts where group_id = $1 and page <> $5) < $6
      then $5 else '' end, 1
  from marked
  on conflict (group_id, hour, page) do update set count = known.count + 1`;

/** How many errors were counted, and how many were made up or more than one network is believed. */
export interface ErrorReceipt {
  readonly accepted: number;
  readonly dropped: number;
}

/** What {@link addErrors} works with; `secret` keys the hashes of visitors and networks. */
interface ErrorParts {
  readonly pool: pg.Pool;
  readonly places: Places;
  readonly secret: string;
  readonly now?: number;
}

/** Adds errors to their groups. Nothing here is evidence of anything: the judge never reads it. */
export async function addErrors(
  { pool, places, secret, now = Date.now() }: ErrorParts,
  reports: readonly ErrorReport[],
): Promise<ErrorReceipt> {
  const ownNetwork = sourceOf(PRIVATE_NETWORK, secret);
  let accepted = 0;
  for (const report of reports) {
    const { minute, visitor, source } = tellerOf(report, secret, now);
    const most = source === ownNetwork ? ERRORS_PER_PRIVATE_NETWORK : ERRORS_PER_NETWORK;
    if (await isLoud(pool, report, source, most)) continue;
    const placed = await place(report, places);
    if (!placed) continue;
    accepted += await inTransaction(pool, async (db) => {
      await db.query('select pg_advisory_xact_lock($1)', [ONE_BATCH_AT_A_TIME]);
      if (await isLoud(db, report, source, most)) return 0;
      const id = await findGroup(db, placed, minute);
      await db.query(COUNT, [id, minute, visitor, source, report.page, MOST_PAGES]);
      return 1;
    });
  }
  return { accepted, dropped: reports.length - accepted };
}

/** Forgets visitors after three hours, groups and counts after seven days. */
export async function pruneErrors(db: Queryable): Promise<void> {
  await db.query("delete from releases.error_marks where minute < now() - interval '3 hours'");
  await db.query("delete from releases.error_counts where hour < now() - interval '7 days'");
  await db.query("delete from releases.error_groups where last_at < now() - interval '7 days'");
}
