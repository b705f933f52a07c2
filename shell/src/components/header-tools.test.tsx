import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { TEST_USER } from '@wisata/runtime/testing';
import { CURRENCY_ASKED } from './currency-asked.ts';
import { HeaderTools } from './header-tools.tsx';
import { renderShell } from '../testing/render-shell.tsx';

function Choice({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return isOpen ? <button onClick={onClose}>Choose</button> : <p>Notes</p>;
}

const open = (more: object = {}) =>
  renderShell(
    <>
      <header>
        <span id="tools" />
      </header>
      <HeaderTools />
    </>,
    { slots: { 'account:reading-currency': Choice as never }, ...more },
  );

test('the choice of a currency opens by its button in the header, and closes', async () => {
  await open();
  expect(screen.queryByText('Notes')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Currency to read in' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Choose' }));
  expect(await screen.findByText('Notes')).toBeVisible();
});

test('it opens for the drawer of phones too', async () => {
  await open();
  await screen.findByRole('button', { name: 'Currency to read in' });
  act(() => void window.dispatchEvent(new Event(CURRENCY_ASKED)));
  expect(await screen.findByRole('button', { name: 'Choose' })).toBeVisible();
});

test('whoever has chosen one has its notes on every page', async () => {
  window.localStorage.setItem('aerowisata_reading_currency', 'USD');
  await open();
  expect(await screen.findByText('Notes')).toBeVisible();
});

test('a member has a bell that says how much is unread and opens what is new; a guest has none', async () => {
  function News({ isOpen, onUnread }: { isOpen: boolean; onUnread: (count: number) => void }) {
    useEffect(() => onUnread(3), [onUnread]);
    return isOpen ? <p>All of it</p> : null;
  }
  const slots = { 'account:news': News as never };
  const { unmount } = await open({ slots });
  expect(screen.queryByRole('button', { name: /What is new/ })).toBeNull();
  unmount();
  await open({ slots, user: TEST_USER });
  await userEvent.click(await screen.findByRole('button', { name: 'What is new, 3 unread' }));
  expect(await screen.findByText('All of it')).toBeVisible();
});
