import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';

interface CompileOnce {
  readonly compileOnce: (folder: string) => typeof ts;
}

const { compileOnce } = createRequire(import.meta.url)('./compile-once.cjs') as CompileOnce;

const SOURCE = 'export const price: number = 12;\n';
const OPTIONS = { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext };

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'wisata-compiled-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

const compile = (source = SOURCE, compilerOptions: ts.CompilerOptions = OPTIONS, fileName = '/a/price.ts') =>
  compileOnce(folder).transpileModule(source, { compilerOptions, fileName, reportDiagnostics: true });
const plain = ts.transpileModule(SOURCE, { compilerOptions: OPTIONS, fileName: '/a/price.ts' }).outputText;
const readKept = () => readdir(folder);

test('a file is compiled once, for whichever package asks first', async () => {
  expect(compile().outputText).toBe(plain);
  const [kept] = await readKept();
  await writeFile(path.join(folder, kept!), JSON.stringify({ outputText: 'from the disk' }));
  expect(compile(SOURCE, OPTIONS, '/elsewhere/price.ts').outputText).toBe('from the disk');
});

test('another text, another setting and another name are compiled for themselves', async () => {
  compile();
  expect(compile('export const price: number = 13;\n').outputText).toContain('13');
  expect(compile(SOURCE, { ...OPTIONS, sourceMap: true }).sourceMapText).toContain('price.ts');
  compile(SOURCE, OPTIONS, '/a/price.tsx');
  expect(await readKept()).toHaveLength(4);
});

test('what was cut off on the disk is compiled again', async () => {
  compile();
  const [kept] = await readKept();
  await writeFile(path.join(folder, kept!), '{"outputText":"expor');
  expect(compile().outputText).toBe(plain);
});

test('a mistake is told at every build', () => {
  const broken = 'export const price: = 12;\n';
  expect(compile(broken).diagnostics).not.toEqual([]);
  expect(compile(broken).diagnostics).not.toEqual([]);
});

test('a folder that cannot be made stops no build', async () => {
  const file = path.join(folder, 'a-file');
  await writeFile(file, '');
  const { outputText } = compileOnce(path.join(file, 'below')).transpileModule(SOURCE, {
    compilerOptions: OPTIONS,
    fileName: '/a/price.ts',
  });
  expect(outputText).toBe(plain);
});
