import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { PRESS_STYLE } from './press-style.ts';
import { documentHeaders } from './security-headers.ts';

const PRESS = path.resolve(
  import.meta.dirname,
  '../../../node_modules/react-aria/dist/private/interactions/usePress.mjs',
);

/** The style sheet as the installed library writes it, with its own name for what can be pressed. */
async function writtenByLibrary(): Promise<{ readonly id: string; readonly text: string }> {
  const source = await readFile(PRESS, 'utf8');
  const id = /STYLE_ID = '([^']+)'/.exec(source)?.[1] ?? '';
  const text = /style\.textContent = `([^`]*)`/.exec(source)?.[1] ?? '';
  const attribute = /PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(source)?.[1] ?? '';
  return { id, text: text.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, attribute).trim() };
}

test('a page lets in the one style sheet that a library writes, and no other', async () => {
  const { text } = await writtenByLibrary();
  const hash = createHash('sha256').update(text).digest('base64');
  const styles = documentHeaders({})
    ['content-security-policy']?.split('; ')
    .find((rule) => rule.startsWith('style-src '));
  expect(styles).toContain(`'sha256-${hash}'`);
  expect(styles?.match(/sha256-/g)).toHaveLength(2);
  expect(styles).not.toMatch(/unsafe-inline|nonce/);
});

test('the library finds that style sheet in the document, and writes none that would have the page laid out anew', async () => {
  const { id, text } = await writtenByLibrary();
  expect(PRESS_STYLE).toBe(`<style id="${id}">${text}</style>`);
});
