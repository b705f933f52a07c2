import * as v from 'valibot';

const LONGEST_NAME = 120;
const LONGEST_SUBJECT = 200;
const LONGEST_ADDRESS = 500;

/** These facts are shown in terminals, where some characters do something. */
const shown = (field: string, most: number) =>
  v.pipe(
    v.string(`${field} is a text.`),
    v.trim(),
    v.nonEmpty(`${field} is empty.`),
    v.maxLength(most, `${field} has at most ${most} characters.`),
    v.regex(/^[^\p{Cc}\p{Cf}]*$/u, `${field} has characters that cannot be shown.`),
  );

const instant = (field: string) =>
  v.pipe(
    v.string(`${field} is an instant.`),
    v.isoTimestamp(`${field} is an instant with a time zone: 2026-12-01T02:00:00+07:00.`),
  );

const isHttps = (address: string) => URL.canParse(address) && new URL(address).protocol === 'https:';

/** Where a build comes from, as whoever published it says. Not part of its bytes, which two commits may have in common. */
export const BuiltFrom = v.object({
  commit: v.optional(
    v.pipe(v.string('commit is a text.'), v.regex(/^[0-9a-f]{40}$/, 'commit has 40 hexadecimal digits.')),
  ),
  branch: v.optional(shown('branch', LONGEST_NAME)),
  /** A name and no address: the history is read by many. */
  author: v.optional(
    v.pipe(
      shown('author', LONGEST_NAME),
      v.check((name) => !name.includes('@'), 'author is a name, and no e-mail address.'),
    ),
  ),
  committedAt: v.optional(instant('committedAt')),
  /** First line of what the commit says. */
  subject: v.optional(shown('subject', LONGEST_SUBJECT)),
  /** Whether files that the build may read were not as in the commit. */
  isDirty: v.optional(v.boolean('isDirty is true or false.')),
  builtAt: v.optional(instant('builtAt')),
  /** The run of a CI service; without one it was a person's machine. */
  buildUrl: v.optional(
    v.pipe(shown('buildUrl', LONGEST_ADDRESS), v.check(isHttps, 'buildUrl is an address that begins with https.')),
  ),
});

/** Where a build comes from. */
export type BuiltFrom = v.InferOutput<typeof BuiltFrom>;

/** As many digits of a commit as are shown. */
export const shortCommit = (commit: string) => commit.slice(0, 7);

/** The commit and its author in few words, `1a2b3c4 Rani`; `+` says that more was built than the commit holds. */
export function describeBuilt({ commit, author, isDirty }: BuiltFrom): string {
  const short = commit === undefined ? undefined : `${shortCommit(commit)}${isDirty ? '+' : ''}`;
  return [short, author].filter(Boolean).join(' ');
}

/** What is said of bytes that were published before: where they were said to come from first is kept. */
export function describeKept(first: BuiltFrom | undefined, again: BuiltFrom | undefined): string | undefined {
  if (again?.commit === undefined || again.commit === first?.commit) return undefined;
  return first?.commit === undefined
    ? 'Its bytes were published before by somebody who did not say of which commit: that is kept.'
    : `The same bytes were published before, built from ${describeBuilt(first)}: that is kept.`;
}
