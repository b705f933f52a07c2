import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES, type Locale } from '@wisata/kernel/locale';
import { RELEASED_PACKAGES, ROOT, isOwnRepository } from '../packages.ts';

/** A message file as JSON gives it: texts in nested groups. */
export type Messages = { readonly [key: string]: string | Messages };

// Languages differ in their plural forms (English has one and other, Indonesian only other), so forms are not compared.
const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Texts by dotted key, plural forms folded into one key. */
export function flattenMessages(messages: Messages, prefix = ''): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const [name, value] of Object.entries(messages)) {
    const key = `${prefix}${name}`;
    const found =
      typeof value === 'string' ? new Map([[key.replace(PLURAL, ''), [value]]]) : flattenMessages(value, `${key}.`);
    for (const [each, list] of found) texts.set(each, [...(texts.get(each) ?? []), ...list]);
  }
  return texts;
}

function placeholders(texts: readonly string[]): string {
  const names = texts.flatMap((text) => [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map((match) => match[1] ?? ''));
  return [...new Set(names)]
    .filter((name) => name !== 'count')
    .sort()
    .join(', ');
}

/** What is wrong between the message files of one package, a sentence each; empty when nothing is. */
export function compareMessages(files: Readonly<Record<Locale, Messages>>): string[] {
  const flat = LOCALES.map((locale) => ({ locale, texts: flattenMessages(files[locale]) }));
  const keys = [...new Set(flat.flatMap(({ texts }) => [...texts.keys()]))].sort();
  return keys.flatMap((key) => {
    const missing = flat
      .filter(({ texts }) => !texts.has(key))
      .map(({ locale }) => `${key} is missing in ${locale}.json`);
    const blank = flat
      .filter(({ texts }) => texts.get(key)?.some((text) => !text.trim()))
      .map(({ locale }) => `${key} is empty in ${locale}.json`);
    const values = new Set(flat.map(({ texts }) => placeholders(texts.get(key) ?? [])));
    const different =
      missing.length === 0 && values.size > 1 ? [`${key} has other placeholders in other languages`] : [];
    return [...missing, ...blank, ...different];
  });
}

async function readMessages(folder: string, locale: Locale): Promise<Messages> {
  return JSON.parse(await readFile(path.join(folder, `${locale}.json`), 'utf8')) as Messages;
}

async function problemsIn(name: string, folder: string): Promise<string[]> {
  try {
    const problems = compareMessages({ en: await readMessages(folder, 'en'), id: await readMessages(folder, 'id') });
    return problems.map((problem) => `${name}: ${problem}`);
  } catch (error) {
    return [`${name}: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** Texts of a package, and those of its folders that are loaded later. */
async function problemsOf(name: string): Promise<string[]> {
  const folder = path.join(ROOT, name, 'src/messages');
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const later = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const found = [
    problemsIn(name, folder),
    ...later.map((group) => problemsIn(`${name}/${group}`, path.join(folder, group))),
  ];
  return (await Promise.all(found)).flat();
}

if (import.meta.main) {
  const released = RELEASED_PACKAGES.map(({ folder }) => path.relative(ROOT, folder));
  const names = isOwnRepository(ROOT) ? released : [...released, 'platform/runtime', 'platform/console'];
  const problems = (await Promise.all(names.map(problemsOf))).flat();
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
