import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Seal } from '@wisata/registry/seal';

/**
 * Holds a random id, nothing about anybody, and the seal of the edge that made it: the id decides which side of a canary a
 * browser is on, so nobody may make one up.
 */
export const VISITOR_COOKIE = 'wisata_visitor';

const DAYS = 90;
const DAY_SECONDS = 86_400;
const SEALED = /^([\w-]{16,64})\.([\w-]{22})$/;

/** Programs that read pages for others. They get what everybody gets, on every visit. */
const BOT =
  /bot\b|bots\b|crawl|spider|slurp|mediapartners|facebookexternalhit|whatsapp|telegram|embedly|quora link|pinterest|bingpreview|lighthouse|pagespeed|ptst|uptime|monitor/i;

/** Whoever asks: a browser with its id, or somebody without one who is on nobody's trial. */
export interface Visitor {
  readonly id: string | undefined;
  /** The id was made for this answer and has to go with it. */
  readonly isNew: boolean;
}

/** Whether a `User-Agent` is that of a program. */
const isBot = (userAgent: string | undefined) => userAgent !== undefined && BOT.test(userAgent);

type Bringing = Pick<FastifyRequest, 'cookies' | 'headers'>;

/** Knows the visitors of all edges that share a secret. */
export interface Visitors {
  /** The id that a browser has brought. A value that no edge has made is none. */
  find(request: Bringing): string | undefined;
  /** Who asks for a document; a browser that comes for the first time is given an id. */
  welcome(request: Bringing): Visitor;
  /** Gives a new visitor the id, where no script can read it. */
  keep(request: FastifyRequest, reply: FastifyReply, visitor: Visitor): void;
}

/** The cookie's value for an id. */
export const sealVisitor = (seal: Seal, id: string) => `${id}.${seal.sign(id)}`;

/** Makes them from the seal that all edges share. */
export function createVisitors(seal: Seal): Visitors {
  function find({ cookies, headers }: Bringing): string | undefined {
    const [, id, signature] = SEALED.exec(cookies[VISITOR_COOKIE] ?? '') ?? [];
    if (id === undefined || signature === undefined || isBot(headers['user-agent'])) return undefined;
    return seal.isGenuine(id, signature) ? id : undefined;
  }

  return {
    find,
    welcome(request) {
      const id = find(request);
      if (id || isBot(request.headers['user-agent'])) return { id, isNew: false };
      return { id: randomBytes(16).toString('base64url'), isNew: true };
    },
    keep(request, reply, { id, isNew }) {
      if (!id || !isNew) return;
      reply.setCookie(VISITOR_COOKIE, sealVisitor(seal, id), {
        path: '/',
        maxAge: DAYS * DAY_SECONDS,
        httpOnly: true,
        sameSite: 'lax',
        secure: request.protocol === 'https',
      });
    },
  };
}
