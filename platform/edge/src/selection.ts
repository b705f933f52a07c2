import { chooseVersion } from '@wisata/registry/bucketing';
import type { VisitorTraits } from '@wisata/registry/segment';
import type { PackageState } from '@wisata/registry/release-state';

/** Which side of a comparison a page view belongs to; `override` counts for neither. */
export type Cohort = 'stable' | 'canary' | 'override';

/** One version that a visitor may get. */
export interface Choice {
  readonly version: string;
  readonly cohort: Cohort;
}

/** A version by package name, in a visitor's cookies. */
export type VersionsByName = ReadonlyMap<string, string>;

/** What a visitor brings that bears on the versions they get. */
export interface VisitorOverrides {
  /** Undefined for who has no id: they are on nobody's trial. */
  readonly visitorId: string | undefined;
  /** What trials can be limited by. */
  readonly traits: VisitorTraits;
  /** The versions an open checkout began with. */
  readonly pins: VersionsByName;
  /** What a tester has asked for. */
  readonly overrides: VersionsByName;
  /** What could not start in this browser: anything else is better. */
  readonly failed: VersionsByName;
}

/** Who brings nothing: everybody's versions. */
export const NO_VISITOR_OVERRIDES: VisitorOverrides = {
  visitorId: undefined,
  traits: { locale: 'en', country: undefined, signedIn: false },
  pins: new Map(),
  overrides: new Map(),
  failed: new Map(),
};

/** Whether every visitor who brings no cookie is given the same versions: nothing is on trial. */
export function isUniform(states: Readonly<Record<string, PackageState>>): boolean {
  return Object.values(states).every(({ canary }) => !canary);
}

const LONGEST_PINS = 2_000;
const PIN = /^([a-z][a-z-]{0,59})@([\w+-]+(?:\.[\w+-]+)*)$/;

/** Reads `hotel@1.0.0,account@1.0.1`; what is not of that form is passed over. */
export function parseVersions(text: string | undefined): VersionsByName {
  if (!text || text.length > LONGEST_PINS) return new Map();
  const parts = text.split(',').map((part) => PIN.exec(part));
  return new Map(parts.flatMap((part) => (part ? [[part[1]!, part[2]!] as const] : [])));
}

/** Writes what {@link parseVersions} reads. */
export const formatVersions = (versions: VersionsByName) =>
  [...versions].map(([name, version]) => `${name}@${version}`).join(',');

/** What a version counts as in a comparison; one that is on neither side counts for neither. */
function cohortOf({ stable, canary, previous }: PackageState, version: string): Cohort {
  if (version === canary?.version) return 'canary';
  return version === stable || previous.includes(version) ? 'stable' : 'override';
}

/**
 * The versions of one package that a visitor may get, the one they should get first, then those that stand in for it:
 * stable, and what was stable before. A blocked version is never among them, and of a withdrawn package there is none. An override has no stand-in: a tester wants
 * to see what is wrong.
 */
export function chooseVersions(
  state: PackageState,
  name: string,
  visitorOverrides: VisitorOverrides,
): readonly Choice[] {
  const isOut = (version: string | undefined): version is string =>
    version !== undefined && !state.blocked.includes(version);
  const override = visitorOverrides.overrides.get(name);
  if (isOut(override)) return [{ version: override, cohort: 'override' }];
  // What was taken off is gone for open checkouts too.
  if (state.stable === null) return [];
  const pin = visitorOverrides.pins.get(name);
  const { visitorId, traits } = visitorOverrides;
  const own = visitorId === undefined ? undefined : chooseVersion(state, name, visitorId, traits);
  // What was live once and is no more has nobody who looks after it.
  const isLive = pin !== undefined && cohortOf(state, pin) !== 'override';
  const first = isLive && isOut(pin) ? { version: pin, cohort: cohortOf(state, pin) } : own;
  const rest = [state.stable ?? undefined, ...state.previous].filter(isOut);
  const choices = rest
    .filter((version) => version !== first?.version)
    .map((version): Choice => ({ version, cohort: 'stable' }));
  const all = first && isOut(first.version) ? [first, ...choices] : choices;
  const others = all.filter(({ version }) => version !== visitorOverrides.failed.get(name));
  return others.length > 0 ? others : all;
}
