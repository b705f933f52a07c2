/** The environment of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The programs of a site; each refuses only what it reads itself. */
export type SitePart = 'api' | 'edge' | 'registry';

/** Shortest text that may sign tokens or messages. */
export const SHORTEST_SECRET = 32;

/** The public pair's password on a developer's machine; it stands in the sources, so production refuses it. */
export const DEVELOPMENT_BASIC_PASSWORD = 'wisata-web';

interface Rule {
  readonly parts: readonly SitePart[];
  readonly isUnsafe: (env: Environment) => boolean;
  /** What to do, beginning with the name of the setting. */
  readonly sentence: string;
}

/** Only on the machine itself may a site be without encryption. */
const SAFE_ADDRESS = /^(https:\/\/\S+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/?)$/;

const usesMidtrans = (env: Environment) => env.PAYMENT_GATEWAY === 'midtrans';

const RULES: readonly Rule[] = [
  {
    parts: ['api'],
    isUnsafe: ({ JWT_SECRET }) => (JWT_SECRET ?? '').length < SHORTEST_SECRET,
    sentence: `JWT_SECRET must be a text of your own with at least ${SHORTEST_SECRET} characters, because who knows it signs in as anybody.`,
  },
  {
    parts: ['api', 'edge'],
    isUnsafe: ({ API_BASIC_PASSWORD }) => !API_BASIC_PASSWORD || API_BASIC_PASSWORD === DEVELOPMENT_BASIC_PASSWORD,
    sentence: 'API_BASIC_PASSWORD must be a password of your own; the usual one stands in the sources.',
  },
  {
    parts: ['api'],
    isUnsafe: ({ PAYMENT_GATEWAY }) => !PAYMENT_GATEWAY || PAYMENT_GATEWAY === 'bundled',
    sentence:
      'PAYMENT_GATEWAY must name a real provider (midtrans), because anybody can pay for nothing at the bundled one.',
  },
  {
    parts: ['api'],
    isUnsafe: (env) => usesMidtrans(env) && !env.MIDTRANS_SERVER_KEY,
    sentence: 'MIDTRANS_SERVER_KEY must be set when PAYMENT_GATEWAY=midtrans.',
  },
  {
    parts: ['api'],
    isUnsafe: (env) => usesMidtrans(env) && env.MIDTRANS_ENVIRONMENT !== 'production' && !env.MIDTRANS_BASE_URL,
    sentence: 'MIDTRANS_ENVIRONMENT must be production, because nobody pays with money in the sandbox.',
  },
  {
    parts: ['api', 'edge'],
    isUnsafe: ({ BASE_URL }) => !SAFE_ADDRESS.test(BASE_URL ?? ''),
    sentence: 'BASE_URL must be the https address of the site, because mails and payments lead back to it.',
  },
  {
    parts: ['api'],
    isUnsafe: ({ NOW }) => Boolean(NOW),
    sentence: 'NOW must not be set, because bookings and deadlines need the real time.',
  },
  {
    parts: ['api'],
    isUnsafe: ({ SUPPLIER_FAULTS }) => Boolean(SUPPLIER_FAULTS),
    sentence: 'SUPPLIER_FAULTS must not be set, because it makes bookings fail on purpose.',
  },
  {
    parts: ['registry'],
    isUnsafe: ({ RELEASE_TOKENS }) => !RELEASE_TOKENS?.trim(),
    sentence: 'RELEASE_TOKENS must name who may release (name:role:packages:token).',
  },
];

/** Whether the process serves real travellers. */
export const isProduction = (env: Environment) => env.NODE_ENV === 'production';

/** On, unless it says `0`, `false`, `no` or `off`. */
export const isOn = (text: string) => !['0', 'false', 'no', 'off'].includes(text.toLowerCase());

const isOnOr = (value: string | undefined, fallback: boolean) => (value ? isOn(value) : fallback);

/** Whether people and orders with a published password exist: on a developer's own database, or where `DEMO_DATA` asks for them. */
export const hasDemoPeople = (env: Environment) => isOnOr(env.DEMO_DATA, !isProduction(env) && !env.DATABASE_URL);

/** Whether `/dev/inbox` shows every mail: on a developer's machine, or where `DEV_INBOX` asks for it. */
export const hasOpenInbox = (env: Environment) => isOnOr(env.DEV_INBOX, !isProduction(env));

const rulesOf = (parts: readonly SitePart[]) => RULES.filter((rule) => rule.parts.some((part) => parts.includes(part)));

/** What these programs ask of their settings before they serve real travellers. */
export const productionSentences = (parts: readonly SitePart[]): readonly string[] =>
  rulesOf(parts).map(({ sentence }) => sentence);

/** A sentence for each setting with which these programs must not serve real travellers; none outside of production. */
export function findUnsafeSettings(env: Environment, parts: readonly SitePart[]): readonly string[] {
  if (!isProduction(env)) return [];
  return rulesOf(parts).flatMap(({ isUnsafe, sentence }) => (isUnsafe(env) ? [sentence] : []));
}

/**
 * Keeps a program from starting in production with a setting that is not safe there.
 * @throws An error with a sentence for each such setting.
 */
export function refuseUnsafeSettings(env: Environment, parts: readonly SitePart[]): void {
  const unsafe = findUnsafeSettings(env, parts);
  if (unsafe.length > 0) throw new Error(`Not safe with NODE_ENV=production:\n${unsafe.join('\n')}`);
}
