import { createHmac, timingSafeEqual } from 'node:crypto';

const sign = (secret: string, purpose: string, id: string) =>
  createHmac('sha256', secret).update(`${purpose}|${id}`).digest('hex').slice(0, 24);

/** A signed id that the visitor keeps. It cannot be forged, and one made for another purpose is refused. */
export const signId = (secret: string, purpose: string, id: string) => `${id}.${sign(secret, purpose, id)}`;

/** The id of a token that was signed here for this purpose; undefined for any other text. */
export function readSignedId(secret: string, purpose: string, token: string): string | undefined {
  const [id = '', signature = ''] = token.split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(secret, purpose, id))];
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
}
