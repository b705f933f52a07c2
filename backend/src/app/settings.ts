import { SHORTEST_SECRET } from '@wisata/kernel/production-settings';
import { CLIENT_PAIR, EVERY_PROGRAM, address, flag, logLevel, oneOf, text, wholeNumber } from '@wisata/kernel/settings';
import * as v from 'valibot';

const secret = (what: string) =>
  v.pipe(
    text(what, { allowed: `at least ${SHORTEST_SECRET} characters`, otherwise: 'made once in `DATA_DIR/secrets`' }),
    v.minLength(SHORTEST_SECRET, `must have at least ${SHORTEST_SECRET} characters`),
  );

const instant = v.pipe(
  text('The instant at which the clock starts.', {
    allowed: 'an instant such as `2026-11-20T03:00:00Z`',
    otherwise: 'now',
  }),
  v.check(
    (given) => !Number.isNaN(Date.parse(given)),
    ({ input }) => `must be an instant such as 2026-11-20T03:00:00Z, not "${input}"`,
  ),
  v.transform((given) => new Date(given)),
);

const density = v.pipe(
  text('How many times as many flights there are, for measurements.', { allowed: 'a number from 1 to 200' }),
  v.check((given) => Number(given) >= 1 && Number(given) <= 200, 'must be a number from 1 to 200'),
  v.transform(Number),
);

/** Everything that the API and its workers read from their environment, modules' own settings included. */
export const BACKEND_SETTINGS = v.object({
  ...EVERY_PROGRAM,
  ROLE: v.optional(
    oneOf('What the process does: all of it, answer calls, work off jobs, or bring the tables up to date and end.', [
      'all',
      'api',
      'worker',
      'migrate',
    ]),
    'all',
  ),
  PORT: v.optional(wholeNumber('Where the API is answered.'), '3001'),
  HOST: v.optional(text('The network address that it listens on.'), '127.0.0.1'),
  BASE_URL: v.optional(address("The site's address, which links in mails start with."), 'http://localhost:3000'),
  DATABASE_URL: v.optional(text('Its PostgreSQL.', { otherwise: 'a PostgreSQL of its own in the data folder' })),
  BACKUP_DIR: v.optional(text('Where its own PostgreSQL archives what is written.', { allowed: 'a folder' })),
  TRUST_PROXY: v.optional(
    text('Whose `X-Forwarded-For` is believed.', { allowed: '`loopback`, or addresses and networks of the edges' }),
    'loopback',
  ),
  JWT_SECRET: v.optional(secret('Signs access tokens.')),
  GATEWAY_SECRET: v.optional(secret('Signs what the bundled payment gateway says.')),
  ...CLIENT_PAIR,
  SMTP_URL: v.optional(
    text('The mail server; without it mails are kept and not sent.', { allowed: 'an smtp address' }),
  ),
  MAIL_FROM: v.optional(text('The sender of mails.'), 'Wisata <no-reply@wisata.test>'),
  HELP_DESK_EMAIL: v.optional(text('Where the help desk reads.'), 'help@wisata.test'),
  DEV_INBOX: v.optional(
    flag('Whether `/dev/inbox` shows every mail to everybody.', { otherwise: 'on, in production off' }),
  ),
  DEMO_DATA: v.optional(
    flag('Whether there are people and orders with a published password.', {
      otherwise: 'on with a database of its own, in production off',
    }),
  ),
  BOOKING_TIME_LIMIT_SECONDS: v.optional(
    wholeNumber('How long an unpaid booking is held; a service may end it earlier.', { least: 1 }),
    '3600',
  ),
  BOOKING_LIMIT: v.optional(
    wholeNumber('Bookings that one network, member or e-mail may try in its time; 0 takes the usual numbers.'),
    '0',
  ),
  TRAIN_QUEUE_PLACES: v.optional(wholeNumber('Visitors who are let in at once in a rush.', { least: 1 }), '60'),
  PAYMENT_GATEWAY: v.optional(text('Who takes payments.', { allowed: '`bundled` or `midtrans`' }), 'bundled'),
  MIDTRANS_SERVER_KEY: v.optional(text("The shop's key at Midtrans.")),
  MIDTRANS_ENVIRONMENT: v.optional(oneOf('Which Midtrans.', ['sandbox', 'production']), 'sandbox'),
  MIDTRANS_BASE_URL: v.optional(address('Another server that speaks like Midtrans.')),
  GATEWAY_CALLBACK_ORIGIN: v.optional(
    text('Where the bundled gateway sends its notices.', { allowed: 'an address', otherwise: 'the same process' }),
  ),
  MAPS_KEY: v.optional(text("The key of Google's web services; without it places and ways come with the site.")),
  MAPS_BASE_URL: v.optional(address('Another server that speaks like them.'), 'https://maps.googleapis.com'),
  MAPS_TIMEOUT_MS: v.optional(
    wholeNumber('Whatever they say later than this is not waited for.', { least: 1 }),
    '1500',
  ),
  RATES_URL: v.optional(
    text('A daily feed of exchange rates.', { allowed: 'an address', otherwise: 'rates that come with the site' }),
  ),
  MEDIA_CACHE_MB: v.optional(wholeNumber('How much of the disk drawn pictures may take.', { least: 1 }), '1024'),
  MEDIA_AHEAD: v.optional(flag('Whether pictures of the first pages are drawn before anybody asks.'), '1'),
  MEDIA_WIDEST: v.optional(
    wholeNumber('The widest picture that is drawn, in pixels; whoever asks for a wider one gets this one.', {
      least: 160,
    }),
    '1600',
  ),
  SEED: v.optional(text('What the bundled suppliers make their stock of.'), 'wisata'),
  NOW: v.optional(instant),
  LATENCY: v.optional(wholeNumber('0 lets the bundled suppliers answer at once.'), '1'),
  SUPPLIER_FAULTS: v.optional(text('What suppliers are to do wrong.', { allowed: '`hotel:slow=800,train:fail`' }), ''),
  FLIGHT_DENSITY: v.optional(density, '1'),
  CONTRACT_ONLY: v.optional(flag('Leaves out every route beyond the contract.'), '0'),
  LOG_LEVEL: v.optional(logLevel, 'info'),
});

/** Them as they are read. */
export type BackendSettings = v.InferOutput<typeof BACKEND_SETTINGS>;
