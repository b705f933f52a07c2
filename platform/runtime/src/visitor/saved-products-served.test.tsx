/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { useSavedProducts } from './saved-products.ts';
import { createMemoryStore } from '../context/storage.ts';

test('the server draws the page of somebody who has saved nothing', () => {
  const kept = [{ service: 'hotel', key: 'H1', title: 'Samudra Biru', facts: '2 nights', path: '/hotel/x' }];
  const local = createMemoryStore({ 'aerowisata_saved_products.guest': JSON.stringify(kept) });
  const app = { storage: { local, session: local }, session: { user: () => undefined }, clock: { now: () => 0 } };
  const Count = () => <p>{useSavedProducts(app as never, 'hotel').saved.length}</p>;
  expect(renderToString(<Count />)).toBe('<p>0</p>');
});
