import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { TEST_USER, renderPage } from '@wisata/runtime/testing';
import { remote } from '../manifest.ts';
import en from '../messages/en.json' with { type: 'json' };

test.each([
  ['/member/history', '/api/v1/transaction', 'user'],
  ['/dashboard/order', '/api/v1/dashboard/booking', 'user'],
  ['/dashboard/member', '/api/v1/admin/member', 'admin'],
  ['/dashboard/office/orders', '/api/v1/admin/order', 'admin'],
  ['/dashboard/office/promos', '/api/v1/admin/promo', 'admin'],
  ['/dashboard/office/changes', '/api/v1/admin/audit', 'admin'],
])('%s leads from a page past its end to the last one', async (url, path, role) => {
  const items = { from: null, to: null, first_item: null, last_item: null };
  const facts = { ...items, per_page: 10, total: 20, fields: null, waiting: { failed: 0, request: 0 } };
  const { router } = await renderPage({
    routes: remote.routes,
    url: `${url}?page=3`,
    user: { ...TEST_USER, role },
    messages: { account: en },
    handlers: {
      [`GET ${path}`]: ({ query }) => ({ ...facts, data: [], current_page: Number(query.get('page')) }),
      'GET /api/v1/admin/supplier': () => ({ slow_ms: 3000, suppliers: [] }),
    },
  });
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
});
