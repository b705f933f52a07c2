import { glob, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../packages.ts';

const PARTS = ['src/**/*.tsx', '{shell,shared-ui,mfe-*}/src/**/*.tsx', 'platform/{runtime,console}/src/**/*.tsx'];

const IMPORTED = /^import (\w+) from '([^']+\.module\.css)';$/gm;

/** Style sheets of a file: the name that each goes by there, and where it comes from. */
const sheetsOf = (code: string) => [...code.matchAll(IMPORTED)].map(([, name = '', source = '']) => ({ name, source }));

const withoutTexts = (code: string) => code.replace(/'[^'\n]*'/g, "''");

/** What a file asks of a style sheet that goes by `name` in it. */
const askedOf = (code: string, name: string) =>
  new Set([...withoutTexts(code).matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, asked = '']) => asked));

const classesOf = (css: string) =>
  new Set([...css.replace(/\/\*[^]*?\*\//g, '').matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name));

/** Classes that `code` asks of its style sheets although they are not there, `styles.title`. `read` gives a sheet's text. */
export async function findUnknownClasses(code: string, read: (source: string) => Promise<string>): Promise<string[]> {
  const found = sheetsOf(code).map(async ({ name, source }) => {
    const there = classesOf(await read(source));
    return [...askedOf(code, name)].filter((asked) => !there.has(asked)).map((asked) => `${name}.${asked}`);
  });
  return (await Promise.all(found)).flat();
}

async function problemsOf(file: string): Promise<string[]> {
  const require = createRequire(path.join(ROOT, file));
  const unknown = await findUnknownClasses(await readFile(path.join(ROOT, file), 'utf8'), (source) =>
    readFile(require.resolve(source), 'utf8'),
  );
  return unknown.map((name) => `${file}: ${name} stands in no style sheet`);
}

if (import.meta.main) {
  const problems: string[] = [];
  for await (const file of glob(PARTS, { cwd: ROOT })) problems.push(...(await problemsOf(file)));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
