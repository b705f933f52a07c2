import { hash32 } from './random.ts';

/** How long a quoted price binds the supplier. */
const QUOTE_LIFE_MS = 30 * 60_000;
/** Clocks of two backend processes may differ a little. */
const CLOCK_SKEW_MS = 60_000;

const stamp = (seed: string, issued: string) => hash32(`${seed}|quote|${issued}`).toString(36);

/** Names a search and the moment its prices were quoted: issue time and a hash of it. */
export function issueCorrelationId(seed: string, now: Date): string {
  const issued = now.getTime().toString(36);
  return `${issued}-${stamp(seed, issued)}`;
}

/** The moment at which prices were quoted under an id; undefined for one that was never issued. */
export function quotedAt(seed: string, correlationId: string): Date | undefined {
  const [issued = '', hash] = correlationId.split('-');
  const ms = parseInt(issued, 36);
  return hash === stamp(seed, issued) && Number.isSafeInteger(ms) ? new Date(ms) : undefined;
}

/** True when the prices quoted under this id still bind; an id that was never issued binds nothing. */
export function isQuoteAlive(seed: string, correlationId: string, now: Date): boolean {
  const issuedAt = quotedAt(seed, correlationId);
  if (!issuedAt) return false;
  const ageMs = now.getTime() - issuedAt.getTime();
  return ageMs >= -CLOCK_SKEW_MS && ageMs <= QUOTE_LIFE_MS;
}

/** Until when the prices quoted under an id bind. */
export function quoteExpiresAt(correlationId: string): Date {
  return new Date(parseInt(correlationId.split('-')[0] ?? '', 36) + QUOTE_LIFE_MS);
}
