import { renderHook } from '@testing-library/react';
import { AppProvider } from '../context/app.tsx';
import { createTestApp } from '../testing/testing.tsx';
import { findSeenProducts, useSeenProduct } from './seen-products.ts';
import type { SavedProduct } from './saved-products.ts';

const product = (key: string): SavedProduct => ({
  service: 'tour',
  key,
  title: `Tour ${key}`,
  facts: 'from S$ 72',
  path: `/tour/detail?uniqueId=${key}`,
});

test('the latest stands first and once, and eight are kept', () => {
  const { app } = createTestApp();
  const look = (key: string) =>
    renderHook(() => useSeenProduct(product(key)), {
      wrapper: ({ children }) => <AppProvider app={app}>{children}</AppProvider>,
    });
  for (const key of [...'123456789', '3']) look(key);
  expect(findSeenProducts(app).map(({ key }) => key)).toEqual(['3', '9', '8', '7', '6', '5', '4', '2']);
});
