import { createHmac, timingSafeEqual } from 'node:crypto';
import type { BackendContext } from '../../app/context.ts';

export const SIGNATURE_HEADER = 'x-gateway-signature';

/** An old message that somebody recorded must not be good for ever; each repeat is signed anew. */
const LIFE_MS = 10 * 60_000;

const digest = (secret: string, at: number, body: string) =>
  createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');

/** `t=<milliseconds>,v1=<HMAC-SHA256 over t and the exact body>`. */
export function signBody({ config, clock }: BackendContext, body: string): string {
  const at = clock.now().getTime();
  return `t=${at},v1=${digest(config.gatewaySecret, at, body)}`;
}

export function isGenuine({ config, clock }: BackendContext, signature: string, body: string): boolean {
  const parts = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(signature);
  if (!parts) return false;
  const at = Number(parts[1]);
  if (Math.abs(clock.now().getTime() - at) > LIFE_MS) return false;
  return timingSafeEqual(Buffer.from(parts[2]!, 'hex'), Buffer.from(digest(config.gatewaySecret, at, body), 'hex'));
}
