import type { FastifyRequest } from 'fastify';
import type { ServedVersions } from './beacon-token.ts';
import type { Composer, DocumentComposition } from './composition.ts';
import type { Follower } from './follower.ts';
import { findGivenVersions, type RecentStates } from './given-versions.ts';
import type { Overrides } from './overrides.ts';
import type { Previews } from './previews.ts';
import { FUNNEL_COOKIE, type Pins } from './pins.ts';
import { readRescue, RESCUE_COOKIE } from './rescue.ts';
import { isUniform, type VersionsByName, type VisitorOverrides } from './selection.ts';
import type { Traits } from './traits.ts';
import type { Visitors } from './visitor.ts';

/** What one request gets, and what of it a tester has asked for. */
export interface Visit {
  readonly composition: DocumentComposition;
  /** What was asked for and exists; empty for everybody who is no tester. */
  readonly overrides: VersionsByName;
}

/** Ties what a browser brings to what is live. */
export interface Visits {
  /** Composes for a request; `visitorId` is what the request brought, or an id that was made for it. */
  compose(request: FastifyRequest, visitorId?: string): Promise<Visit>;
  /** Which of the releases that a page says it runs (`hotel@1.0.0,…`) this visitor was given. */
  given(runs: string, request: FastifyRequest, visitorId: string): Promise<ServedVersions>;
  /** Whether everybody who brings no cookie gets the same composition now: nothing is on trial. */
  isUniform(): boolean;
}

/** {@link Visits.compose} alone. */
export type ComposeVisit = Visits['compose'];

/** Parts of {@link createVisits}. */
interface VisitParts {
  readonly follower: Follower;
  readonly composer: Composer;
  readonly overrides: Overrides;
  readonly previews: Previews;
  readonly pins: Pins;
  readonly recent: RecentStates;
  readonly visitors: Visitors;
  readonly traits: Traits;
}

/** A tester's overrides that came true: what does not exist was dropped. */
function granted(wished: VersionsByName, { shell, remotes }: DocumentComposition): VersionsByName {
  const versions: Readonly<Record<string, { version: string } | undefined>> = { ...remotes, shell };
  return new Map([...wished].filter(([name, version]) => versions[name]?.version === version));
}

/** Makes the visits of one edge. */
export function createVisits(parts: VisitParts): Visits {
  const { follower, composer, overrides, previews, pins, recent, visitors, traits } = parts;
  const visitorOverridesOf = async (
    request: FastifyRequest,
    visitorId: string | undefined,
  ): Promise<VisitorOverrides> => ({
    visitorId,
    traits: traits.of(request),
    pins: pins.read(request.cookies[FUNNEL_COOKIE]),
    overrides: new Map([...(await previews.read(request)), ...overrides.read(request)]),
    failed: readRescue(request.cookies[RESCUE_COOKIE]),
  });
  return {
    async compose(request, visitorId = visitors.find(request)) {
      const visitorOverrides = await visitorOverridesOf(request, visitorId);
      const composition = await composer.compose(follower.current(), visitorOverrides);
      return { composition, overrides: granted(visitorOverrides.overrides, composition) };
    },
    given: async (runs, request, visitorId) =>
      findGivenVersions(runs, recent.list(), await visitorOverridesOf(request, visitorId)),
    isUniform: () => isUniform(follower.current().states),
  };
}
