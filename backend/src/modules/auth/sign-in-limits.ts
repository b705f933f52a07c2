import type { BackendContext } from '../../app/context.ts';
import { clearRateLimit, takeRateLimit, type RateLimit } from '../../app/rate-limit.ts';
import { DEVICE_COOKIE, findKnownDevice } from './known-device.ts';

const PER_ADDRESS_AND_EMAIL: RateLimit = { max: 8, windowSeconds: 900 };
/** Against guesses for one account from many addresses. */
const PER_EMAIL: RateLimit = { max: 40, windowSeconds: 900 };
const PER_ADDRESS: RateLimit = { max: 200, windowSeconds: 900 };
/** A device of the owner's counts for itself: what strangers try elsewhere does not keep its owner out. */
const PER_DEVICE: RateLimit = { max: 8, windowSeconds: 900 };

interface Attempt {
  readonly email: string;
  readonly ip: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
}

/** Counts one attempt to sign in and gives how to forget it once it went well. */
export async function takeSignInAttempt(
  context: BackendContext,
  { email, ip, cookies }: Attempt,
): Promise<() => Promise<void>> {
  const device = findKnownDevice(context, cookies[DEVICE_COOKIE], email);
  const own: [string, RateLimit][] = device
    ? [[`login device ${device}`, PER_DEVICE]]
    : [
        [`login ${email}`, PER_EMAIL],
        [`login ${ip} ${email}`, PER_ADDRESS_AND_EMAIL],
      ];
  if (!device) await takeRateLimit(context, `login ${ip}`, PER_ADDRESS);
  for (const [key, limit] of own) await takeRateLimit(context, key, limit);
  return async () => {
    for (const [key] of own) await clearRateLimit(context, key);
  };
}
