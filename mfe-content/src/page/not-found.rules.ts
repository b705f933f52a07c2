import type { Outcome } from '@wisata/kernel/outcome';

const MISSING = /_NOT_FOUND$|^HTTP_404$/;

/** A record that does not exist is the site's own 404 page; any other failure is shown by the page itself. */
export function orNotFound<T>(outcome: Outcome<T>): Outcome<T> {
  if (!outcome.ok && MISSING.test(outcome.failure.code)) throw new Response('', { status: 404 });
  return outcome;
}
