import type { Outcome } from '@wisata/kernel/outcome';

const MISSING = /_NOT_FOUND$|^HTTP_404$/;

/** A record that does not exist is the site's own 404 page, with `words` on it; any other failure is shown by the page itself. */
export function orNotFound<T>(outcome: Outcome<T>, words?: string): Outcome<T> {
  if (!outcome.ok && MISSING.test(outcome.failure.code)) throw Response.json({ missing: words }, { status: 404 });
  return outcome;
}
