import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs short texts for one purpose, so that what was made for one can never be used for another. */
export interface Seal {
  /** 16 bytes of an HMAC, base64url. */
  sign(text: string): string;
  isGenuine(text: string, signature: string): boolean;
}

/** Makes the seal of a purpose from the secret that all edges share. */
export function createSeal(secret: string, purpose: string): Seal {
  const key = createHmac('sha256', secret).update(`wisata-edge:${purpose}`).digest();
  const digest = (text: string) => createHmac('sha256', key).update(text).digest().subarray(0, 16);
  return {
    sign: (text) => digest(text).toString('base64url'),
    isGenuine(text, signature) {
      const given = Buffer.from(signature, 'base64url');
      const right = digest(text);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
