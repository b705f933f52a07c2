import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import prettier from 'prettier';

const TEMPLATES = path.join(import.meta.dirname, 'templates');
const SUFFIX = '.tmpl';

/** The forms of a name that templates use, `__kebab__` and so on. */
export type TemplateNames = Readonly<Record<'kebab' | 'camel' | 'Pascal' | 'snake' | 'Words' | 'remote', string>>;

/** Text by path from the root of the checkout. */
export type Files = Map<string, string>;

/** All forms of `room-offers`. @throws When the name is not kebab-case. */
export function namesOf(kebab: string, remote = kebab): TemplateNames {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab)) {
    throw new Error(`"${kebab}" is not a name here: use small letters, digits and single hyphens, such as room-offers`);
  }
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const Pascal = kebab.split('-').map(capital).join('');
  return {
    kebab,
    remote,
    Pascal,
    camel: Pascal.charAt(0).toLowerCase() + Pascal.slice(1),
    snake: kebab.replaceAll('-', '_'),
    Words: capital(kebab.replaceAll('-', ' ')),
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

/** Puts names into the texts and the paths of a template. @throws When one of its files is there already. */
export async function fillTemplate({ template, target, root, files, names }: TemplateOrder): Promise<void> {
  const folder = path.join(TEMPLATES, template);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile() && each.name.endsWith(SUFFIX))) {
    const source = path.join(entry.parentPath, entry.name);
    const place = fill(path.relative(folder, source).slice(0, -SUFFIX.length), names);
    const file = path.posix.join(target, place.split(path.sep).join('/'));
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

/** Formats and writes everything. */
export async function writeFiles(root: string, files: Files): Promise<void> {
  const style = JSON.parse(await readFile(path.join(root, '.prettierrc.json'), 'utf8')) as prettier.Options;
  for (const [file, text] of files) {
    const target = path.join(root, file);
    await mkdir(path.dirname(target), { recursive: true });
    const known = /\.(tsx?|json|css)$/.test(file);
    await writeFile(target, known ? await prettier.format(text, { ...style, filepath: target }) : text);
  }
}
