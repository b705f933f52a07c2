import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Holds a random id and nothing about anybody; decides which side of a canary a browser is on. */
export const VISITOR_COOKIE = 'wisata_visitor';

const DAYS = 90;
const DAY_SECONDS = 86_400;
const ID = /^[\w-]{16,64}$/;

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

/** The id that a browser has brought. A value that cannot be one of ours is none. */
export function findVisitorId({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): string | undefined {
  const id = cookies[VISITOR_COOKIE];
  return id && ID.test(id) && !isBot(headers['user-agent']) ? id : undefined;
}

/** Who asks for a document; a browser that comes for the first time is given an id. */
export function welcomeVisitor(request: Pick<FastifyRequest, 'cookies' | 'headers'>): Visitor {
  const id = findVisitorId(request);
  if (id || isBot(request.headers['user-agent'])) return { id, isNew: false };
  return { id: randomBytes(16).toString('base64url'), isNew: true };
}

/** Gives a new visitor the id, where no script can read it. */
export function keepVisitor(request: FastifyRequest, reply: FastifyReply, { id, isNew }: Visitor): void {
  if (!id || !isNew) return;
  reply.setCookie(VISITOR_COOKIE, id, {
    path: '/',
    maxAge: DAYS * DAY_SECONDS,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  });
}
