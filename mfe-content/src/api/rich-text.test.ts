import { plainText } from '@wisata/kernel/rich-text';
import { RICH_HTML, RICH_NODES } from './rich-text.fixture.ts';
import { parseRichText } from './rich-text.ts';

test('clean HTML becomes data with its structure, words and links, which can be searched', async () => {
  const nodes = await parseRichText(RICH_HTML);
  expect(nodes).toEqual(RICH_NODES);
  expect(plainText(nodes)).toContain('Ubud');
});
