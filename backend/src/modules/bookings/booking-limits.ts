import { isAnswered } from '../../app/idempotency.ts';
import type { BackendContext } from '../../app/context.ts';
import { returnRateLimit, takeRateLimit, type RateLimit } from '../../app/rate-limit.ts';
import type { RouteRequest } from '../../app/route.ts';

const PER_NETWORK: RateLimit = { max: 20, windowSeconds: 600 };
const PER_EMAIL: RateLimit = { max: 10, windowSeconds: 3600 };
const PER_MEMBER: RateLimit = { max: 60, windowSeconds: 600 };

type Caller = Pick<RouteRequest, 'ip' | 'user' | 'idempotencyKey' | 'body'>;

/** Guests are counted by network and by the address that the mails go to, members by their account. */
function limitsOf({ config }: BackendContext, { ip, user }: Caller, email: string): [string, RateLimit][] {
  const most = config.settings.BOOKING_LIMIT;
  const orAsSet = (limit: RateLimit): RateLimit => (most > 0 ? { ...limit, max: most } : limit);
  if (user) return [[`booking member ${user.id}`, orAsSet(PER_MEMBER)]];
  return [
    [`booking ${ip}`, orAsSet(PER_NETWORK)],
    [`booking ${email.trim().toLowerCase()}`, orAsSet(PER_EMAIL)],
  ];
}

/**
 * Books for a caller who has not booked too much lately: each booking holds rooms or seats and sends a mail to an
 * address that anybody can type. A booking that was not made does not count, and asking again for the answer of one that
 * was made is always allowed.
 */
export async function withBookingLimit<T>(
  context: BackendContext,
  caller: Caller,
  scope: string,
  email: string,
  book: () => Promise<T>,
): Promise<T> {
  if (await isAnswered(context, caller, scope)) return book();
  const limits = limitsOf(context, caller, email);
  const taken: string[] = [];
  try {
    for (const [key, limit] of limits) {
      await takeRateLimit(context, key, limit);
      taken.push(key);
    }
    return await book();
  } catch (error) {
    for (const key of taken) await returnRateLimit(context, key);
    throw error;
  }
}
