/** @jest-environment node */
import { RICH_HTML, RICH_NODES } from './rich-text.fixture.ts';
import { parseRichText } from './rich-text.ts';

test('without a document the same comes out', async () => {
  expect(typeof document).toBe('undefined');
  expect(await parseRichText(RICH_HTML)).toEqual(RICH_NODES);
});
