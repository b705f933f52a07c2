import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { CompareDialog } from './compare-dialog.tsx';

const PRODUCTS = [
  { name: 'Lodge', stars: 3, price: 200 },
  { name: 'Villa', stars: 3, price: 100 },
];

test('names the best of a row in words, and none where all are as good as each other', async () => {
  render(
    <CompareDialog
      products={PRODUCTS}
      keyOf={({ name }) => name}
      headOf={({ name }) => ({ title: name, detail: '' })}
      rows={[
        { label: 'Price', fact: ({ price }) => price, best: { rank: ({ price }) => -price, name: 'Cheapest' } },
        { label: 'Stars', fact: ({ stars }) => stars, best: { rank: ({ stars }) => stars, name: 'Most stars' } },
      ]}
      actionOf={({ name }) => `Book ${name}`}
      onClose={() => undefined}
      labels={{ title: 'Compare', close: 'Close' }}
    />,
  );
  const table = within(await screen.findByRole('dialog', { name: 'Compare' }));
  expect(table.getByRole('row', { name: /^Price/ })).toHaveTextContent(/^Price200100Cheapest$/);
  expect(table.getByRole('row', { name: /^Stars/ })).toHaveTextContent(/^Stars33$/);
});
