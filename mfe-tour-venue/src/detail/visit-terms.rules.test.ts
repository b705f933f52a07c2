import { expect, test } from '@jest/globals';
import { documentSections, termLines } from './visit-terms.rules.ts';

test('a text is split into its points, whatever marks them', () => {
  expect(termLines('- Guide\r\n• Entrance\n\n2) Lunch\nPick-up 05:00 - 06:00')).toEqual([
    'Guide',
    'Entrance',
    'Lunch',
    'Pick-up 05:00 - 06:00',
  ]);
  expect(termLines(' \n ')).toEqual([]);
});

test('papers of which nothing is said have no section', () => {
  const documents = { notes: ' ', others: '', processingRequirements: 'Passport', visaProcedures: '' };
  expect(documentSections(documents)).toEqual([{ key: 'processingRequirements', text: 'Passport' }]);
});
