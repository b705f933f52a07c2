import { createHmac, timingSafeEqual } from 'node:crypto';
import type { BackendContext } from './context.ts';

/** How long a quoted price binds the supplier. */
const QUOTE_LIFE_MS = 30 * 60_000;
/** Clocks of two backend processes may differ a little. */
const CLOCK_SKEW_MS = 60_000;

/** Signed, so that a client cannot claim an earlier moment with better prices. */
const stamp = (secret: string, issued: string) =>
  createHmac('sha256', secret).update(`quote|${issued}`).digest('hex').slice(0, 24);

function isSame(one: string, other: string): boolean {
  const [bytes, others] = [Buffer.from(one), Buffer.from(other)];
  return bytes.length === others.length && timingSafeEqual(bytes, others);
}

/** Names a search and the moment its prices were quoted: issue time, what was `asked` (without dashes), and a signature of both. */
export function issueCorrelationId(secret: string, now: Date, asked = ''): string {
  const issued = [now.getTime().toString(36), asked].filter(Boolean).join('.');
  return `${issued}-${stamp(secret, issued)}`;
}

/** The moment at which prices were quoted under an id; undefined for one that was never issued. */
export function quotedAt(secret: string, correlationId: string): Date | undefined {
  const [issued = '', signature = ''] = correlationId.split('-');
  const ms = parseInt(issued, 36);
  return isSame(signature, stamp(secret, issued)) && Number.isSafeInteger(ms) ? new Date(ms) : undefined;
}

/** What was stored with an id that was issued here; undefined when nothing was. */
export function askedUnder(secret: string, correlationId: string): string | undefined {
  const issued = correlationId.split('-')[0] ?? '';
  return quotedAt(secret, correlationId) && issued.includes('.') ? issued.slice(issued.indexOf('.') + 1) : undefined;
}

/** True when the prices quoted under this id still bind; an id that was never issued binds nothing. */
export function isQuoteAlive(secret: string, correlationId: string, now: Date): boolean {
  const issuedAt = quotedAt(secret, correlationId);
  if (!issuedAt) return false;
  const ageMs = now.getTime() - issuedAt.getTime();
  return ageMs >= -CLOCK_SKEW_MS && ageMs <= QUOTE_LIFE_MS;
}

/** Until when the prices quoted under an id bind. */
export function quoteExpiresAt(correlationId: string): Date {
  return new Date(parseInt(correlationId.split('-')[0] ?? '', 36) + QUOTE_LIFE_MS);
}

/** The moments whose prices count for a choice: when it was quoted, and that one while the quote binds, now afterwards. */
export function priceMoments(
  { config, clock }: Pick<BackendContext, 'config' | 'clock'>,
  correlationId: string | null | undefined,
) {
  const now = clock.now();
  const isQuoted = Boolean(correlationId) && isQuoteAlive(config.jwtSecret, correlationId!, now);
  const quotedMs = (correlationId && quotedAt(config.jwtSecret, correlationId)?.getTime()) || now.getTime();
  return { isQuoted, quotedMs, pricedMs: isQuoted ? quotedMs : now.getTime() };
}

/** Fields of a look-up about its price: until when it holds, its quote id, and the time to pay. */
export function quoteFacts(
  { config, clock }: Pick<BackendContext, 'config' | 'clock'>,
  quote: { readonly isQuoted: boolean; readonly correlationId: string | null | undefined },
  timeLimitAt: Date,
) {
  const now = clock.now();
  const correlationId = quote.isQuoted ? quote.correlationId! : issueCorrelationId(config.jwtSecret, now);
  return {
    correlation_id: correlationId,
    expires_at: quoteExpiresAt(correlationId).toISOString(),
    time_limit_minutes: Math.floor((timeLimitAt.getTime() - now.getTime()) / 60_000),
  };
}
