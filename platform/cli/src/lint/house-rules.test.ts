import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import path from 'node:path';
import { copyWorkspace, type WorkspaceCopy } from '../testing/workspace-copy.ts';
import { CLEAN_FILES, LINT_BREACHES } from './house-rules.fixture.ts';
import { EVERYWHERE, NAMED_EXPORTS, REMOTE_NETWORK, RENDERED, TESTS } from './restrictions.ts';

interface LintedFile {
  readonly filePath: string;
  readonly messages: readonly { readonly ruleId: string | null; readonly severity: number; readonly message: string }[];
}

let copy: WorkspaceCopy;
let linted = new Map<string, LintedFile['messages']>();

beforeAll(async () => {
  copy = await copyWorkspace();
  const breaches = LINT_BREACHES.map(({ file, text }) => [file, text] as const);
  for (const [file, text] of [...Object.entries(CLEAN_FILES), ...breaches]) await copy.write(file, text);
  const { output } = await copy.run('eslint/bin/eslint.js', '--format', 'json', '.');
  const files = JSON.parse(output) as LintedFile[];
  linted = new Map(
    files.map(({ filePath, messages }) => [
      path.relative(copy.folder, filePath),
      messages.filter(({ severity }) => severity === 2),
    ]),
  );
}, 120_000);

afterAll(() => copy.remove());

describe('lint rules', () => {
  test.each(LINT_BREACHES)('$rule sees $file', ({ rule, file, says = '' }) => {
    const found = (linted.get(file) ?? []).filter(({ message }) => message.includes(says));
    expect(found.map(({ ruleId }) => ruleId)).toContain(rule);
  });

  test('every restriction of ours has an example', () => {
    const messages = [EVERYWHERE, NAMED_EXPORTS, RENDERED, REMOTE_NETWORK, TESTS].flat().map(({ message }) => message);
    const unseen = messages.filter((message) => !LINT_BREACHES.some(({ says }) => says && message.startsWith(says)));
    expect(unseen).toEqual([]);
  });

  test.each(Object.keys(CLEAN_FILES))('%s is fine', (file) => {
    expect(linted.get(file)).toEqual([]);
  });
});
