import type { FastifyReply, FastifyRequest } from 'fastify';
import { createOverrideLinks, type Override } from '@wisata/registry/override-link';
import { createSealedCookie } from './sealed-cookie.ts';
import { formatVersions, type VersionsByName } from './selection.ts';

const COOKIE = { name: 'wisata_override', purpose: 'override', lifeSeconds: 2 * 3_600 };

/** Testers' choices, kept in a cookie that only this site's edges can write. */
export interface Overrides {
  /** What this browser has asked for; empty without a genuine cookie. */
  read(request: Pick<FastifyRequest, 'cookies'>): VersionsByName;
  /** Adds a choice to those that the browser has, for two hours from now. */
  add(request: FastifyRequest, reply: FastifyReply, override: Override): void;
  /** Ends one choice, or all of them. */
  end(request: FastifyRequest, reply: FastifyReply, name?: string): void;
  /** Path of a link that proves that a releaser allowed this choice until `until` (seconds since 1970). */
  linkPath(override: Override, until: number, back: string): string;
  isLinkGenuine(override: Override, until: number, signature: string): boolean;
}

/** Reads and writes overrides with the secret that all edges share; `now` in milliseconds. */
export function createOverrides(secret: string, now: () => number = Date.now): Overrides {
  const cookie = createSealedCookie({ ...COOKIE, secret, now });
  const links = createOverrideLinks(secret);
  const seconds = () => Math.floor(now() / 1000);

  function read(request: Pick<FastifyRequest, 'cookies'>): VersionsByName {
    const parts = cookie.read(request)?.split(',') ?? [];
    return new Map(
      parts.map((part) => {
        const at = part.indexOf('@');
        return [part.slice(0, at), part.slice(at + 1)];
      }),
    );
  }

  const write = (request: FastifyRequest, reply: FastifyReply, chosen: VersionsByName) =>
    cookie.write(request, reply, formatVersions(chosen));

  return {
    read,
    add: (request, reply, { name, version }) => write(request, reply, new Map(read(request)).set(name, version)),
    end(request, reply, name) {
      write(request, reply, new Map([...read(request)].filter(([each]) => name !== undefined && each !== name)));
    },
    linkPath: links.pathOf,
    isLinkGenuine: (override, until, signature) => until > seconds() && links.isGenuine(override, until, signature),
  };
}
