import type { Queryable } from '../database.ts';
import { countErrors, type ErrorCount } from '../errors/error-figures.ts';
import { findQuantile } from './load-times.ts';
import { readVitals, type VitalFigures } from './vital-figures.ts';

/** What visitors met of one version. */
export interface Figures {
  readonly version: string;
  readonly cohort: string;
  readonly loads: number;
  /** Visits for whom it did not work: not loaded, or crashed. */
  readonly failures: number;
  /** Visits that were given the last good version instead. */
  readonly failovers: number;
  readonly visitors: number;
  /** Three quarters of the loads took up to so long; null while there are none. */
  readonly p75LoadMs: number | null;
}

/** Figures of a package, minute by minute and altogether; visitors are known for three hours. */
export interface PackageFigures {
  readonly minutes: readonly (Figures & { readonly at: string })[];
  readonly totals: readonly Figures[];
  readonly vitals: readonly VitalFigures[];
  /** Of the last seven days. */
  readonly errors: readonly ErrorCount[];
}

interface CountRow {
  readonly version: string;
  readonly cohort: string;
  readonly minute: Date;
  readonly kind: string;
  readonly count: string;
}

interface TimeRow extends Omit<CountRow, 'kind'> {
  readonly bucket: number;
}

interface Sum {
  readonly version: string;
  readonly cohort: string;
  readonly counts: Map<string, number>;
  readonly times: Map<number, number>;
}

const add = <K>(sums: Map<K, number>, key: K, more: number) => sums.set(key, (sums.get(key) ?? 0) + more);

function figuresOf({ version, cohort, counts, times }: Sum, visitors = counts.get('seen') ?? 0): Figures {
  const count = (kind: string) => counts.get(kind) ?? 0;
  const p75LoadMs = findQuantile(times, 0.75) ?? null;
  const [loads, failures, failovers] = [count('load'), count('failed'), count('failover')];
  return { version, cohort, loads, failures, failovers, visitors, p75LoadMs };
}

/** Sums by version and cohort, and by minute too when `byMinute`; in the order of the rows. */
function sumRows(counts: readonly CountRow[], times: readonly TimeRow[], byMinute: boolean): Map<string, Sum> {
  const sums = new Map<string, Sum>();
  const sumOf = ({ version, cohort, minute }: Omit<CountRow, 'kind' | 'count'>) => {
    const key = `${byMinute ? minute.toISOString() : ''} ${version} ${cohort}`;
    const sum = sums.get(key) ?? { version, cohort, counts: new Map(), times: new Map() };
    sums.set(key, sum);
    return sum;
  };
  for (const row of counts) add(sumOf(row).counts, row.kind, Number(row.count));
  for (const row of times) add(sumOf(row).times, row.bucket, Number(row.count));
  return sums;
}

async function countVisitors(db: Queryable, name: string, { from, until }: Stretch): Promise<Map<string, number>> {
  const { rows } = await db.query<{ version: string; cohort: string; visitors: string }>(
    `select version, cohort, count(distinct visitor) as visitors from releases.beacon_marks
     where package = $1 and kind = 'seen' and minute > $2 and minute <= $3 group by version, cohort`,
    [name, from, until],
  );
  return new Map(rows.map(({ version, cohort, visitors }) => [` ${version} ${cohort}`, Number(visitors)]));
}

/** A stretch of time: what is after `from`, up to `until`. */
export interface Stretch {
  readonly from: Date;
  readonly until: Date;
}

/** The last minutes. */
export const lastMinutes = (minutes: number, now = Date.now()): Stretch => ({
  from: new Date(now - minutes * 60_000),
  until: new Date(now),
});

/** The figures of a package in a stretch of time, the oldest minute first. */
export async function readFigures(db: Queryable, name: string, stretch: Stretch): Promise<PackageFigures> {
  const wanted = 'where package = $1 and minute > $2 and minute <= $3 order by minute, version, cohort';
  const values = [name, stretch.from, stretch.until];
  const counts = await db.query<CountRow>(`select * from releases.beacon_counts ${wanted}`, values);
  const times = await db.query<TimeRow>(`select * from releases.beacon_times ${wanted}`, values);
  const visitors = await countVisitors(db, name, stretch);
  return {
    minutes: [...sumRows(counts.rows, times.rows, true)].map(([key, sum]) => ({
      at: key.slice(0, key.indexOf(' ')),
      ...figuresOf(sum),
    })),
    totals: [...sumRows(counts.rows, times.rows, false)].map(([key, sum]) => figuresOf(sum, visitors.get(key) ?? 0)),
    vitals: await readVitals(db, name, stretch),
    errors: await countErrors(db, name),
  };
}
