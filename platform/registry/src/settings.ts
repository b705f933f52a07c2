import { EVERY_PROGRAM, address, logLevel, pem, text, wholeNumber } from '@wisata/kernel/settings';
import * as v from 'valibot';
import { STORE_SETTINGS } from './open-store.ts';

/** A release may stay this long at most, in days. */
export const LONGEST_DAYS = 3_650;

/** Days for which a release stays that no state names. */
export const KEEP_DAYS = 30;

const keepDays = v.pipe(
  text('For how many days a release stays that no state names.', { allowed: 'a whole number from 1, or `off`' }),
  v.check(
    (given) =>
      given === 'off' || (Number.isInteger(Number(given)) && Number(given) >= 1 && Number(given) <= LONGEST_DAYS),
    ({ input }) => `must be a number of whole days or off, not "${input}"`,
  ),
  v.transform((given) => (given === 'off' ? undefined : Number(given))),
);

/** Everything that a registry reads from its environment. */
export const REGISTRY_SETTINGS = v.object({
  ...EVERY_PROGRAM,
  PORT: v.optional(wholeNumber('Where it is answered.'), '3002'),
  HOST: v.optional(text('The network address that it listens on.'), '127.0.0.1'),
  DATABASE_URL: v.optional(text('Its PostgreSQL.', { otherwise: 'the PostgreSQL in the data folder' })),
  REGISTRY_PRIVATE_KEY: v.optional(pem('Its Ed25519 key.', { otherwise: 'made once in the data folder' })),
  RELEASE_TOKENS: v.optional(
    text('Who may release.', {
      allowed: '`name:role:packages:token` with commas between; roles viewer, releaser, operator',
    }),
    '',
  ),
  ENVIRONMENT_NAME: v.optional(
    v.pipe(
      text('What operators call this environment.', { allowed: 'a word such as `staging`' }),
      v.regex(/^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,39}$/u, 'must be a short name, such as staging'),
    ),
  ),
  TRUSTED_KEYS: v.optional(
    text('Registries of other environments, whose versions may be brought here.', {
      allowed: '`name:key` with commas between; the key is the middle line of `keys/registry.pub` there',
    }),
    '',
  ),
  EDGE_SECRET: v.optional(
    text('What edges prove themselves with; all of a site share it.', { otherwise: 'the one in the data folder' }),
  ),
  ...STORE_SETTINGS.entries,
  SMOKE_EDGE_URL: v.optional(
    address('A running edge of this registry, over which new versions are opened in a browser.'),
  ),
  CHROMIUM_PATH: v.optional(
    text('The browser that opens them.', { allowed: 'a program', otherwise: 'the one that is installed' }),
  ),
  JUDGE: v.optional(
    v.pipe(
      text('`off` leaves every decision to people.', { allowed: '`on` or `off`' }),
      v.transform((given) => given !== 'off'),
    ),
    'on',
  ),
  ALERT_URL: v.optional(text('Who is told of alarms; without it nobody.', { allowed: 'an address' })),
  COLLECT_KEEP_DAYS: v.optional(keepDays, String(KEEP_DAYS)),
  CONSOLE_DIR: v.optional(
    text("The build of the operators' page; without it `/ops/` has none.", { allowed: 'a folder' }),
  ),
  LOG_LEVEL: v.optional(logLevel, 'warn'),
});
