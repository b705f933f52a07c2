import { createHash } from 'node:crypto';
import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping';

/** Where in a script before the minifier the code of a module begins: the line after the mark of webpack or of the plugin. */
const MARK = /^;\/\/ (.*)$/;

/** What the plugin writes before the code of a module; webpack does so itself where it joins several. */
export const markOf = (name: string) => `\n;// ${name}\n`;

/** What belongs to no module follows this. */
export const NO_MODULE = 'no module';

/** The module of each line of a script before the minifier; undefined for what belongs to none. */
function searchOwners(text: string, known: ReadonlySet<string>): (string | undefined)[] {
  let owner: string | undefined;
  return text.split('\n').map((line) => {
    const name = MARK.exec(line)?.[1];
    if (name === NO_MODULE) owner = undefined;
    else if (name !== undefined && known.has(name)) owner = name;
    return owner;
  });
}

/** Part of a script after the minifier; without an owner it is the bundler's own. */
interface Piece {
  readonly owner: string | undefined;
  readonly text: string;
}

/** What each module gives to a script, run by run: what of it stands together is one run. */
function collectRuns(pieces: readonly Piece[]): Map<string, string[]> {
  const runs = new Map<string, string[]>();
  let last: string | undefined;
  for (const { owner, text } of pieces) {
    const own = owner === undefined ? undefined : (runs.get(owner) ?? []);
    if (owner !== undefined && own) {
      if (last === owner) own.push((own.pop() ?? '') + text);
      else own.push(text);
      runs.set(owner, own);
    }
    last = owner;
  }
  return runs;
}

/** A script before and after the minifier, and the minifier's map between the two. */
export interface MinifiedScript {
  readonly before: string;
  readonly after: string;
  readonly map: { readonly mappings: string };
}

/**
 * Takes a minified script apart: what of it comes from which module. Nothing of how a source was written plays a part, so a
 * remark in one changes nothing.
 */
export function cutIntoModules(
  { before, after, map: { mappings } }: MinifiedScript,
  known: ReadonlySet<string>,
): Map<string, string[]> {
  const owners = searchOwners(before, known);
  const lines = after.split('\n');
  const decoded = decodedMappings(new TraceMap({ version: 3, sources: ['before'], names: [], mappings }));
  const pieces = lines.flatMap((line, at) => {
    const end = at < lines.length - 1 ? '\n' : '';
    const segments = decoded[at] ?? [];
    const head = line.slice(0, segments[0]?.[0] ?? line.length);
    const rest = segments.map((segment, nth): Piece => {
      const source = segment.length > 1 ? segment[2] : undefined;
      const text = line.slice(segment[0], segments[nth + 1]?.[0] ?? line.length);
      return { owner: source === undefined ? undefined : owners[source], text };
    });
    return [{ owner: undefined, text: head }, ...rest, { owner: undefined, text: end }];
  });
  return collectRuns(pieces.filter(({ text }) => text !== ''));
}

const WORDS = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|[.]?[A-Za-z_$][\w$]*/g;
/** Longer than any name that the minifier makes up. */
const LONGEST_SHORT = 2;

/** Names that the minifier gives depend on what else is in a script; what is left is what the module itself says. */
const withoutShortNames = (code: string) =>
  code.replace(WORDS, (word) => (/^[A-Za-z_$]/.test(word) && word.length <= LONGEST_SHORT ? '_' : word));

/** How statements of several modules are joined depends on what stands beside them. */
const withoutJoints = (run: string) => run.replace(/^[\s,;]*(?:(?:let|var|const)\s+)?/, '').replace(/[\s,;]+$/, '');

/** A short hash of what a module gives to scripts: of all its runs, each as far as nothing else comes between. */
export const hashOfCode = (runs: readonly string[]) =>
  hashOfText(runs.map((run) => withoutShortNames(withoutJoints(run))).join('\n'));

/** A short hash. */
export const hashOfText = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex').slice(0, 10);
