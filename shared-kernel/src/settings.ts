import * as v from 'valibot';
import { DEVELOPMENT_BASIC_PASSWORD, isOn, type Environment } from './production-settings.ts';

/** One setting: made of the text of an environment variable, with what the page of settings says of it. */
export type Setting<T = unknown> = v.GenericSchema<string | undefined, T> | v.GenericSchema<string, T>;

/** The settings of one program, by the name of their variable. */
export type Settings = v.ObjectSchema<Readonly<Record<string, Setting>>, undefined>;

interface Meant {
  readonly allowed: string;
  /** An empty text says something else than a variable that is not there. */
  readonly mayBeEmpty?: boolean;
  /** Where the default is made of other settings, how. */
  readonly otherwise?: string;
}

const meant = (what: string, words: Meant) => v.pipe(v.string(), v.description(what), v.metadata({ ...words }));

/** Any text. `otherwise` says where the default comes from that is not written here. */
export const text = (what: string, { allowed = 'text', ...words }: Partial<Meant> = {}) =>
  meant(what, { allowed, ...words });

/** A whole number from `least` on. */
export const wholeNumber = (what: string, { least = 0, ...words }: Partial<Meant> & { readonly least?: number } = {}) =>
  v.pipe(
    meant(what, { allowed: `a whole number${least > 0 ? ` from ${least}` : ''}`, ...words }),
    v.check(
      (given) => Number.isInteger(Number(given)) && Number(given) >= least,
      ({ input }) => `must be a whole number${least > 0 ? ` from ${least}` : ''}, not "${input}"`,
    ),
    v.transform(Number),
  );

/** An address, without its last slash. */
export const address = (what: string, words: Partial<Meant> = {}) =>
  v.pipe(
    meant(what, { allowed: 'an address', ...words }),
    v.transform((given) => given.replace(/\/+$/, '')),
    v.url(({ input }) => `must be an address, not "${input}"`),
  );

const listed = (choices: readonly string[]) =>
  choices.length === 2 ? choices.join(' or ') : `one of ${choices.join(', ')}`;

/** One of a few words. */
export const oneOf = <const T extends readonly string[]>(what: string, choices: T, words: Partial<Meant> = {}) =>
  v.pipe(
    meant(what, { allowed: choices.join(', '), ...words }),
    v.picklist(choices, ({ input }) => `must be ${listed(choices)}, not "${String(input)}"`),
  );

/** On, unless it says `0`, `false`, `no` or `off`. */
export const flag = (what: string, words: Partial<Meant> = {}) =>
  v.pipe(meant(what, { allowed: '1 or 0', ...words }), v.transform(isOn));

const innerOf = (setting: Setting): Setting => ('wrapped' in setting ? (setting.wrapped as Setting) : setting);
const meantOf = (setting: Setting) => v.getMetadata(innerOf(setting)) as unknown as Meant;

/**
 * Reads the settings of a program. An empty variable counts as one that is not there.
 * @throws An error with a sentence for each that cannot be meant, beginning with its name.
 */
export function readSettings<S extends Settings>(settings: S, env: Environment): v.InferOutput<S> {
  const given = Object.entries(settings.entries).flatMap(([name, setting]) => {
    const value = env[name];
    return value === undefined || (value === '' && !meantOf(setting).mayBeEmpty) ? [] : [[name, value] as const];
  });
  const read = v.safeParse(settings, Object.fromEntries(given));
  if (read.success) return read.output;
  throw new Error(read.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`).join('\n'));
}

/** What the page of settings says of one. */
export interface SettingWords {
  readonly name: string;
  readonly what: string;
  readonly allowed: string;
  /** The default as text; empty where there is none. */
  readonly otherwise: string;
}

/** The settings of a program in words, in their order. */
export const describeSettings = (settings: Settings): SettingWords[] =>
  Object.entries(settings.entries).map(([name, setting]) => {
    const { allowed, otherwise } = meantOf(setting);
    const fallback = v.getDefault(setting);
    const what = v.getDescription(innerOf(setting)) ?? '';
    return {
      name,
      what,
      allowed,
      otherwise: otherwise ?? (fallback === undefined || fallback === '' ? '' : `\`${String(fallback)}\``),
    };
  });

/** Settings that every program of a site reads alike. */
export const EVERY_PROGRAM = {
  NODE_ENV: v.optional(text('`production` serves real travellers: settings that are not safe there are refused.')),
  DATA_DIR: v.optional(text('The folder of what this machine keeps.', { allowed: 'a folder' }), '.data'),
  METRICS_PORT: v.optional(wholeNumber('Where `/metrics`, `/live` and `/ready` are answered; without it nowhere.')),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    text('The collector of traces, as OpenTelemetry names it; without it none is kept.'),
  ),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    text('The share of traces that is kept.', { allowed: 'a number from 0 to 1' }),
    '1',
  ),
};

/** The public client pair, which the edge sends and the API asks for. */
export const CLIENT_PAIR = {
  API_BASIC_USER: v.optional(text('User of the public client pair.'), 'wisata-web'),
  API_BASIC_PASSWORD: v.optional(text('Password of the public client pair.'), DEVELOPMENT_BASIC_PASSWORD),
};

/** The lines that are written, from this level on. */
export const logLevel = oneOf('The lines that are written: from this level on.', [
  'silent',
  'fatal',
  'error',
  'warn',
  'info',
  'debug',
  'trace',
]);

/** A key in PEM on one line, its line breaks written as \n. */
export const pem = (what: string, words: Partial<Meant> = {}) =>
  v.pipe(
    meant(what, { allowed: 'PEM, its line breaks as \\n', ...words }),
    v.transform((given) => given.replaceAll('\\n', '\n')),
  );
