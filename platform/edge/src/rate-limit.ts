const MINUTE_MS = 60_000;
/** More names than this in one minute are an attack; then everybody shares one count. */
const MOST_NAMES = 50_000;

/** Counts what each name does in a minute. True when there is room for `amount` more. */
export type RateLimit = (name: string, amount: number) => boolean;

/** Makes a limit of `most` a minute for each name; `now` in milliseconds. */
export function createRateLimit(most: number, now: () => number = Date.now): RateLimit {
  let minute = 0;
  let counts = new Map<string, number>();
  return (name, amount) => {
    const present = Math.floor(now() / MINUTE_MS);
    if (present !== minute) {
      minute = present;
      counts = new Map();
    }
    const key = counts.has(name) || counts.size < MOST_NAMES ? name : '';
    const count = (counts.get(key) ?? 0) + amount;
    if (count > most) return false;
    counts.set(key, count);
    return true;
  };
}
