import type { FastifyRequest } from 'fastify';
import type { Composer, DocumentComposition } from './composition.ts';
import type { Follower } from './follower.ts';
import type { Overrides } from './overrides.ts';
import { parseVersions, type VersionsByName } from './selection.ts';
import { findVisitorId } from './visitor.ts';

/** Keeps a checkout on the versions it began with; the shell sets it. */
export const FUNNEL_COOKIE = 'wisata_funnel';

/** What one request gets, and what of it a tester has asked for. */
export interface Visit {
  readonly composition: DocumentComposition;
  /** What was asked for and exists; empty for everybody who is no tester. */
  readonly overrides: VersionsByName;
}

/** Composes for a request; `visitorId` is what the request brought, or an id that was made for it. */
export type ComposeVisit = (request: FastifyRequest, visitorId?: string) => Promise<Visit>;

/** A tester's wishes that came true: what does not exist was dropped. */
function granted(wished: VersionsByName, { shell, remotes }: DocumentComposition): VersionsByName {
  const versions: Readonly<Record<string, { version: string } | undefined>> = { ...remotes, shell };
  return new Map([...wished].filter(([name, version]) => versions[name]?.version === version));
}

/** Ties what a browser brings to what is live. */
export function createVisits(follower: Follower, composer: Composer, overrides: Overrides): ComposeVisit {
  return async (request, visitorId = findVisitorId(request)) => {
    const wished = overrides.read(request);
    const composition = await composer.compose(follower.current(), {
      visitorId,
      pins: parseVersions(request.cookies[FUNNEL_COOKIE]),
      overrides: wished,
    });
    return { composition, overrides: granted(wished, composition) };
  };
}
