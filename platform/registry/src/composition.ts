import type { Queryable } from './database.ts';
import type { Segment } from './segment.ts';
import type { PackageState } from './release-state.ts';

/** What visitors got of a package, and by which rules, as far as two moments can differ in it. */
export interface ComposedPackage {
  readonly stable: string | null;
  readonly trial?: {
    readonly version: string;
    readonly percent: number;
    readonly isPaused?: true;
    readonly segment?: Segment;
  };
  readonly slotsOff: readonly string[];
  readonly blocked: readonly string[];
  readonly frozen: boolean;
  readonly approvals: boolean;
}

/** Everything that visitors got at one revision. */
export interface Composition {
  readonly revision: number;
  /** When it began, as ISO text; undefined before anything was released. */
  readonly at?: string;
  readonly packages: ReadonlyMap<string, ComposedPackage>;
}

/** A package that is not the same in both; undefined on the side of a moment before it was there. */
export interface PackageDifference {
  readonly name: string;
  readonly before?: ComposedPackage;
  readonly after?: ComposedPackage;
  /** Two versions whose contents can be compared: what everybody got then and then. */
  readonly versions?: { readonly from: string; readonly to: string };
}

/** What two moments of the whole differ in. */
export interface CompositionDifference {
  readonly from: Omit<Composition, 'packages'>;
  readonly to: Omit<Composition, 'packages'>;
  readonly packages: readonly PackageDifference[];
}

function composedOf({ stable, canary, slotsOff = [], blocked, frozen, approvals }: PackageState): ComposedPackage {
  const { version, percent, isPaused, segment } = canary ?? {};
  const trial =
    version === undefined || percent === undefined
      ? undefined
      : { version, percent, ...(isPaused && { isPaused }), ...(segment && { segment }) };
  return {
    stable,
    ...(trial && { trial }),
    slotsOff: [...slotsOff].sort(),
    blocked: [...blocked].sort(),
    frozen,
    approvals: approvals ?? false,
  };
}

/** A moment as it is asked for: a revision, an instant as ISO text, or `now`. */
export type Moment = number | 'now' | { readonly at: string };

async function findRevision(db: Queryable, moment: Moment): Promise<number | undefined> {
  const { rows } = await db.query<{ last: string; then: string | null }>(
    `select (select revision from releases.counter) as last,
       (select max(revision) from releases.release_revisions where at <= $1::timestamptz) as then`,
    [typeof moment === 'object' ? moment.at : null],
  );
  const last = Number(rows[0]!.last);
  if (moment === 'now') return last;
  if (typeof moment === 'object') return Number(rows[0]!.then ?? 0);
  return moment <= last ? moment : undefined;
}

/** The whole as it was at a moment; undefined for a revision that there is not yet. */
export async function findComposition(db: Queryable, moment: Moment): Promise<Composition | undefined> {
  const revision = await findRevision(db, moment);
  if (revision === undefined) return undefined;
  const { rows } = await db.query<{ package: string; at: Date; state_after: PackageState; revision: string }>(
    `select distinct on (package) package, at, state_after, revision from releases.release_revisions
     where revision <= $1 order by package, revision desc`,
    [revision],
  );
  const last = rows.toSorted((a, b) => Number(b.revision) - Number(a.revision))[0];
  return {
    revision,
    ...(last && { at: last.at.toISOString() }),
    packages: new Map(rows.map((row) => [row.package, composedOf(row.state_after)])),
  };
}

/** What is not the same in two compositions, by package. */
export function compareCompositions(from: Composition, to: Composition): CompositionDifference {
  const names = [...new Set([...from.packages.keys(), ...to.packages.keys()])].sort();
  const momentOf = ({ packages: _, ...moment }: Composition) => moment;
  return {
    from: momentOf(from),
    to: momentOf(to),
    packages: names.flatMap((name): PackageDifference[] => {
      const [before, after] = [from.packages.get(name), to.packages.get(name)];
      if (JSON.stringify(before) === JSON.stringify(after)) return [];
      const isOther = before?.stable && after?.stable && before.stable !== after.stable;
      return [
        {
          name,
          ...(before && { before }),
          ...(after && { after }),
          ...(isOther && { versions: { from: before.stable, to: after.stable } }),
        },
      ];
    }),
  };
}
