import type { Queryable } from '../database.ts';
import type { Vital } from './beacon.ts';
import { countTimes, findQuantile } from './load-times.ts';

/** How the pages of one version were for three quarters of the visits. */
export interface VitalFigures {
  readonly version: string;
  readonly cohort: string;
  /** Route of a page; null for all pages of the version together. */
  readonly page: string | null;
  readonly vital: Vital;
  /** Milliseconds, and thousandths for the layout shift. */
  readonly p75: number;
  /** Page views that were measured. */
  readonly count: number;
}

interface VitalRow extends Pick<VitalFigures, 'version' | 'cohort' | 'vital'> {
  readonly page: string;
  readonly bucket: number;
  readonly count: string;
}

interface Histogram extends Pick<VitalFigures, 'version' | 'cohort' | 'page' | 'vital'> {
  readonly times: Map<number, number>;
}

/** Adds rows up, for each page and for all of them. */
function sumVitals(rows: readonly VitalRow[]): Histogram[] {
  const sums = new Map<string, Histogram>();
  for (const { version, cohort, vital, bucket, count, ...row } of rows)
    for (const page of [null, row.page]) {
      const key = [version, cohort, page ?? '', vital].join(' ');
      const sum = sums.get(key) ?? { version, cohort, page, vital, times: new Map<number, number>() };
      sums.set(key, sum);
      sum.times.set(bucket, (sum.times.get(bucket) ?? 0) + Number(count));
    }
  return [...sums.values()];
}

/** The vitals of a package's pages in the hours that a stretch of time touches. */
export async function readVitals(
  db: Queryable,
  name: string,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<VitalFigures[]> {
  const { rows } = await db.query<VitalRow>(
    `select version, cohort, page, vital, bucket, sum(count) as count from releases.beacon_vitals
     where package = $1 and hour >= date_trunc('hour', $2::timestamptz) and hour <= $3
     group by version, cohort, page, vital, bucket order by version, cohort, page, vital`,
    [name, from, until],
  );
  return sumVitals(rows).map(({ times, ...about }) => ({
    ...about,
    p75: findQuantile(times, 0.75)!,
    count: countTimes(times),
  }));
}
