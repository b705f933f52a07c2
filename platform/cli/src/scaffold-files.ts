import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, type FormatConfig } from 'oxfmt';

const TEMPLATES = path.join(import.meta.dirname, 'templates');
const SUFFIX = '.tmpl';

/** The forms of a name that templates use, `__kebab__` and so on; `Many` is the plural, `Nama` the name in Indonesian. */
export type TemplateNames = Readonly<Record<NameForm | SaidForm | Uncapitalize<SaidForm> | 'remote', string>>;
type NameForm = 'kebab' | 'camel' | 'Pascal' | 'snake' | 'UPPER';
type SaidForm = 'Words' | 'Many' | 'Nama';

/** Text by path from the root of the checkout. */
export type Files = Map<string, string>;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** More than one of something: `ferry` gives `ferries`, `bus` gives `buses`. */
function pluralOf(words: string): string {
  if (/[^aeiou]y$/.test(words)) return `${words.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(words) ? `${words}es` : `${words}s`;
}

/** All forms of `room-offers`. @throws When the name is not kebab-case. */
export function namesOf(kebab: string, remote = kebab, indonesian?: string): TemplateNames {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab)) {
    throw new Error(`"${kebab}" is not a name here: use small letters, digits and single hyphens, such as room-offers`);
  }
  const Pascal = kebab.split('-').map(capital).join('');
  const words = kebab.replaceAll('-', ' ');
  const many = pluralOf(words);
  const nama = indonesian?.trim() || words;
  return {
    kebab,
    remote,
    Pascal,
    camel: Pascal.charAt(0).toLowerCase() + Pascal.slice(1),
    snake: kebab.replaceAll('-', '_'),
    UPPER: kebab.replaceAll('-', '_').toUpperCase(),
    words,
    Words: capital(words),
    many,
    Many: capital(many),
    nama: nama.charAt(0).toLowerCase() + nama.slice(1),
    Nama: capital(nama),
  };
}

function fill(text: string, names: TemplateNames): string {
  return Object.entries(names).reduce((result, [form, name]) => result.replaceAll(`__${form}__`, name), text);
}

/** A template to fill: `target` is the folder it is for, `files` takes what comes out. */
export interface TemplateOrder {
  readonly template: string;
  readonly target: string;
  readonly root: string;
  readonly files: Files;
  readonly names: TemplateNames;
}

/** The files of a template: where each comes from, and what its path from the root of the checkout will be. */
export async function templateFiles({ template, target, names }: Pick<TemplateOrder, 'template' | 'target' | 'names'>) {
  const folder = path.join(TEMPLATES, template);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((each) => each.isFile() && each.name.endsWith(SUFFIX))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .map((source) => {
      const place = fill(path.relative(folder, source).slice(0, -SUFFIX.length), names);
      return { source, file: path.posix.join(target, place.split(path.sep).join('/')) };
    });
}

/** Puts names into the texts and the paths of a template. @throws When one of its files is there already. */
export async function fillTemplate({ template, target, root, files, names }: TemplateOrder): Promise<void> {
  for (const { source, file } of await templateFiles({ template, target, names })) {
    if (await stat(path.join(root, file)).catch(() => undefined))
      throw new Error(`${file} exists; nothing was written`);
    files.set(file, fill(await readFile(source, 'utf8'), names));
  }
}

/** Reads a file that is to be changed: what is planned already, else what lies there. */
export async function readPlanned(root: string, files: Files, file: string): Promise<string> {
  return files.get(file) ?? readFile(path.join(root, file), 'utf8');
}

/** Replaces the first `mark`; @throws when the file has none, since then a person has to make the change. */
export async function editPlanned(
  root: string,
  files: Files,
  edit: { file: string; mark: RegExp; by: string },
): Promise<void> {
  const text = await readPlanned(root, files, edit.file);
  if (!edit.mark.test(text))
    throw new Error(`${edit.file} does not look as expected (${String(edit.mark)}); nothing was written`);
  files.set(edit.file, text.replace(edit.mark, edit.by));
}

/** How code is formatted: as the folder says, else as the installed command line does. What is left out is the folder's own. */
export async function readStyle(root: string): Promise<FormatConfig> {
  const own = await readFile(path.join(root, '.oxfmtrc.json'), 'utf8').catch(() => undefined);
  const text = own ?? (await readFile(path.join(import.meta.dirname, 'oxfmtrc.json'), 'utf8'));
  const { ignorePatterns: _, ...style } = JSON.parse(text) as FormatConfig & { ignorePatterns?: readonly string[] };
  return style;
}

/** Formats and writes everything. */
export async function writeFiles(root: string, files: Files): Promise<void> {
  const style = await readStyle(root);
  for (const [file, text] of files) {
    const target = path.join(root, file);
    await mkdir(path.dirname(target), { recursive: true });
    const known = /\.(tsx?|json|css|md)$/.test(file);
    await writeFile(target, known ? (await format(target, text, style)).code : text);
  }
}
