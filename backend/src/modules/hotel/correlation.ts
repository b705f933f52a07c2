import { hash32 } from '../../app/random.ts';

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

/** True when the prices quoted under this id still bind; an id that was never issued binds nothing. */
export function isQuoteAlive(seed: string, correlationId: string, now: Date): boolean {
  const [issued = '', hash] = correlationId.split('-');
  if (hash !== stamp(seed, issued)) return false;
  const ageMs = now.getTime() - parseInt(issued, 36);
  return ageMs >= -CLOCK_SKEW_MS && ageMs <= QUOTE_LIFE_MS;
}

/** Until when the prices quoted under a living id bind. */
export function quoteExpiresAt(correlationId: string): Date {
  return new Date(parseInt(correlationId.split('-')[0] ?? '', 36) + QUOTE_LIFE_MS);
}
