import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import path from 'node:path';
import { copyWorkspace, type WorkspaceCopy } from '../testing/workspace-copy.ts';
import { CLEAN_FILES, LINT_BREACHES } from './house-rules.fixture.ts';
import { RESTRICTIONS_EVERYWHERE, NAMED_EXPORTS, REMOTE_NETWORK, RENDERED, TESTS } from './restrictions.ts';

interface LintedFile {
  readonly filePath: string;
  readonly messages: readonly { readonly ruleId: string | null; readonly message: string }[];
}

interface Diagnostic {
  readonly code: string;
  readonly filename: string;
  readonly message: string;
}

/** A finding of one of the two linters. */
interface Finding {
  readonly file: string;
  readonly rule: string | null;
  readonly message: string;
}

let copy: WorkspaceCopy;
let findings: readonly Finding[] = [];

async function findByText(): Promise<Finding[]> {
  const { output } = await copy.run('eslint/bin/eslint.js', '--quiet', '--format', 'json', '.');
  return (JSON.parse(output) as LintedFile[]).flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId, message }) => ({ file: path.relative(copy.folder, filePath), rule: ruleId, message })),
  );
}

async function findByTypes(): Promise<Finding[]> {
  const { output } = await copy.run('oxlint/bin/oxlint', '--quiet', '--format', 'json', '.');
  const { diagnostics } = JSON.parse(output) as { diagnostics: readonly Diagnostic[] };
  return diagnostics.map(({ filename, code, message }) => ({ file: filename, rule: code, message }));
}

beforeAll(async () => {
  copy = await copyWorkspace('mfe-hotel/tsconfig.json', 'backend/tsconfig.json');
  const breaches = LINT_BREACHES.map(({ file, text }) => [file, text] as const);
  for (const [file, text] of [...Object.entries(CLEAN_FILES), ...breaches]) await copy.write(file, text);
  findings = (await Promise.all([findByText(), findByTypes()])).flat();
}, 120_000);

afterAll(() => copy.remove());

describe('lint rules', () => {
  test.each(LINT_BREACHES)('$rule sees $file', ({ rule, file, says = '' }) => {
    const found = findings.filter((each) => each.file === file && each.message.includes(says));
    expect(found.map((each) => each.rule)).toContain(rule);
  });

  test('every restriction of ours has an example', () => {
    const messages = [RESTRICTIONS_EVERYWHERE, NAMED_EXPORTS, RENDERED, REMOTE_NETWORK, TESTS]
      .flat()
      .map(({ message }) => message);
    const unseen = messages.filter((message) => !LINT_BREACHES.some(({ says }) => says && message.startsWith(says)));
    expect(unseen).toEqual([]);
  });

  test.each(Object.keys(CLEAN_FILES))('%s is fine', (file) => {
    expect(findings.filter((each) => each.file === file)).toEqual([]);
  });
});
