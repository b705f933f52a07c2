import type { FastifyReply, FastifyRequest } from 'fastify';
import { createSeal } from '@wisata/registry/seal';

/** A short text that a browser keeps for some time and that only this site's edges can write. */
export interface SealedCookie {
  /** Undefined without a genuine cookie, and past its time. */
  read(request: Pick<FastifyRequest, 'cookies'>): string | undefined;
  /** Its time begins anew; an empty text ends it. */
  write(request: FastifyRequest, reply: FastifyReply, text: string): void;
}

interface CookieOptions {
  readonly name: string;
  /** What its seal is for, see {@link createSeal}. */
  readonly purpose: string;
  readonly lifeSeconds: number;
  /** All edges share it. */
  readonly secret: string;
  /** Milliseconds. */
  readonly now: () => number;
}

/** Makes one: `text|until|signature`, so the text has no `|`. */
export function createSealedCookie({ name, purpose, lifeSeconds, secret, now }: CookieOptions): SealedCookie {
  const seal = createSeal(secret, purpose);
  const seconds = () => Math.floor(now() / 1000);
  return {
    read({ cookies }) {
      const [text, until, signature, ...more] = (cookies[name] ?? '').split('|');
      if (!text || !until || !signature || more.length > 0 || !(Number(until) > seconds())) return undefined;
      return seal.isGenuine(`${text}|${until}`, signature) ? text : undefined;
    },
    write(request, reply, text) {
      const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' } as const;
      if (text === '') return void reply.clearCookie(name, cookie);
      const sealed = `${text}|${seconds() + lifeSeconds}`;
      reply.setCookie(name, `${sealed}|${seal.sign(sealed)}`, { ...cookie, maxAge: lifeSeconds });
    },
  };
}
