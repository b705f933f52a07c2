import { createRef, useState } from 'react';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@wisata/runtime/testing';
import type { OfficeOrders } from '../api/office-orders.api.ts';
import en from '../messages/en.json' with { type: 'json' };
import { parseOfficeQuery } from './order-query.rules.ts';
import { OrderSearch } from './order-search.tsx';

const FOUND = { total: 0, fields: null } as OfficeOrders;

/** The search in a page whose address follows when it is told to. */
async function openSearch() {
  const asked: string[] = [];
  function Page() {
    const [keyword, setKeyword] = useState('');
    const [field] = useState(() => createRef<HTMLInputElement>());
    const [onAsk] = useState(() => (change: { keyword?: string }) => void asked.push(change.keyword ?? ''));
    return (
      <>
        <OrderSearch
          query={{ ...parseOfficeQuery(new URLSearchParams()), keyword }}
          found={FOUND}
          field={field}
          onAsk={onAsk}
        />
        {['le', 'les', 'other'].map((word) => (
          <button key={word} onClick={() => setKeyword(word)}>{`address says ${word}`}</button>
        ))}
      </>
    );
  }
  const user = userEvent.setup();
  await renderPage({ routes: [{ path: '', Component: Page }], url: '/', messages: { account: en } });
  const field = await screen.findByRole('searchbox');
  return { user, asked, field };
}

test('what is typed stays when the answer to a shorter word comes late; an address from elsewhere replaces it', async () => {
  const { user, asked, field } = await openSearch();
  const say = (word: string) => user.click(screen.getByText(`address says ${word}`));
  await user.type(field, 'le');
  await waitFor(() => expect(asked).toEqual(['le']));
  await user.type(field, 's');
  await waitFor(() => expect(asked).toEqual(['le', 'les']));
  await say('le');
  expect(field).toHaveValue('les');
  await say('les');
  expect(field).toHaveValue('les');
  await say('other');
  expect(field).toHaveValue('other');
});
