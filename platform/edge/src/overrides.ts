import type { FastifyReply, FastifyRequest } from 'fastify';
import { createOverrideLinks, type Override } from '@wisata/registry/override-link';
import { createSeal } from '@wisata/registry/seal';
import { formatVersions, type VersionsByName } from './selection.ts';

const OVERRIDE_COOKIE = 'wisata_override';
const LIFE_SECONDS = 2 * 3_600;

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
  const cookieSeal = createSeal(secret, 'override');
  const links = createOverrideLinks(secret);
  const seconds = () => Math.floor(now() / 1000);

  function read({ cookies }: Pick<FastifyRequest, 'cookies'>): VersionsByName {
    const [text, until, signature, ...more] = (cookies[OVERRIDE_COOKIE] ?? '').split('|');
    if (!text || !until || !signature || more.length > 0 || !(Number(until) > seconds())) return new Map();
    if (!cookieSeal.isGenuine(`${text}|${until}`, signature)) return new Map();
    return new Map(
      text.split(',').map((part) => {
        const at = part.indexOf('@');
        return [part.slice(0, at), part.slice(at + 1)];
      }),
    );
  }

  function write(request: FastifyRequest, reply: FastifyReply, chosen: VersionsByName): void {
    const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' } as const;
    if (chosen.size === 0) return void reply.clearCookie(OVERRIDE_COOKIE, cookie);
    const text = `${formatVersions(chosen)}|${seconds() + LIFE_SECONDS}`;
    reply.setCookie(OVERRIDE_COOKIE, `${text}|${cookieSeal.sign(text)}`, { ...cookie, maxAge: LIFE_SECONDS });
  }

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
