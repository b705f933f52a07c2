import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../testing/render-shell.tsx';
import { ChatButton } from './chat-button.tsx';

const opened: (readonly unknown[])[] = [];

beforeEach(() => {
  opened.length = 0;
  jest.spyOn(window, 'open').mockImplementation((...args) => {
    opened.push(args);
    return null;
  });
});
afterEach(() => void jest.restoreAllMocks());

test('Enter sends the typed words to the chat in a new tab', async () => {
  await renderShell(<ChatButton place="corner" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Ask us in the chat' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your question' })).toHaveFocus());
  await userEvent.keyboard('Is breakfast in?{Enter}');
  expect(opened).toEqual([['https://chat.test/wisata?text=Is%20breakfast%20in%3F', '_blank', 'noopener']]);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('it opens by hover and closes by Esc and by a press elsewhere', async () => {
  await renderShell(
    <>
      <ChatButton place="header" />
      <button type="button">elsewhere</button>
    </>,
  );
  const button = await screen.findByRole('button', { name: 'Ask us in the chat' });
  await userEvent.hover(button);
  expect(await screen.findByRole('textbox', { name: 'Your question' })).toBeInTheDocument();
  await userEvent.unhover(button);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await userEvent.click(button);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'elsewhere' }));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
