import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { documentHeaders } from './security-headers.ts';

const PRESS = path.resolve(
  import.meta.dirname,
  '../../../node_modules/react-aria/dist/private/interactions/usePress.mjs',
);

/** The style sheet as the installed library writes it, with its own name for what can be pressed. */
async function writtenByLibrary(): Promise<string> {
  const source = await readFile(PRESS, 'utf8');
  const text = /style\.textContent = `([^`]*)`/.exec(source)?.[1] ?? '';
  const attribute = /PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(source)?.[1] ?? '';
  return text.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, attribute).trim();
}

test('a page lets in the one style sheet that a library writes, and no other', async () => {
  const hash = createHash('sha256')
    .update(await writtenByLibrary())
    .digest('base64');
  const styles = documentHeaders({})
    ['content-security-policy']?.split('; ')
    .find((rule) => rule.startsWith('style-src '));
  expect(styles).toContain(`'sha256-${hash}'`);
  expect(styles?.match(/sha256-/g)).toHaveLength(2);
  expect(styles).not.toMatch(/unsafe-inline|nonce/);
});
