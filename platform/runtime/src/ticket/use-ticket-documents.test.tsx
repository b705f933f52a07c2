import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useApp } from '../context/app.tsx';
import { refusal, renderPage } from '../testing/testing.tsx';
import { useTicketDocuments } from './use-ticket-documents.ts';

function Files() {
  const [names, setNames] = useState<readonly string[]>([]);
  const { problem, get } = useTicketDocuments(
    useApp(),
    { service: 'hotel', id: 'WS7K3M9Q2X', email: undefined },
    ({ fileName }) => setNames([...names, fileName]),
  );
  return (
    <>
      <button onClick={() => void get('voucher')}>PDF</button>
      <button onClick={() => void get('calendar')}>Calendar</button>
      <p role="status">{names.join(', ')}</p>
      <p role="alert">{problem}</p>
    </>
  );
}

test('a problem goes with the next attempt, and a member sends no e-mail', async () => {
  const user = userEvent.setup();
  const pdf = new Response('%PDF', { headers: { 'content-disposition': 'attachment; filename="voucher.pdf"' } });
  const { requests } = await renderPage({
    routes: [{ path: '/', element: <Files /> }],
    url: '/',
    handlers: {
      'GET /api/v1/download/calendar': () => refusal(404, 'Orders not found'),
      'POST /api/v1/download/voucher': () => pdf,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Calendar' }));
  expect(await screen.findByText('Orders not found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'PDF' }));
  expect(await screen.findByText('voucher.pdf')).toBeVisible();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(requests.at(-1)?.json).toEqual({ id: 'WS7K3M9Q2X', service: 'hotel', locale: 'en' });
});
