import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLeaveQuestion } from './leave-question.ts';
import { renderPage } from '../testing/testing.tsx';

function Form({ hasData }: { hasData: boolean }) {
  const { isOpen, stay, leave } = useLeaveQuestion(['/form', '/login'], () => hasData);
  return (
    <>
      <h1>Form</h1>
      {isOpen && (
        <div role="dialog">
          <button onClick={stay}>Stay</button>
          <button onClick={leave}>Leave</button>
        </div>
      )}
    </>
  );
}

const open = (hasData = true) =>
  renderPage({
    routes: [
      { path: '/form', element: <Form hasData={hasData} /> },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    url: '/form',
  });

test('a page with data asks once, and leaves at the second try', async () => {
  const user = userEvent.setup();
  const { router } = await open();
  await act(() => router.navigate('/cart'));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(router.state.location.pathname).toBe('/form');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await act(() => router.navigate('/cart'));
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
});

test('leaving goes where the visitor wanted to go', async () => {
  const user = userEvent.setup();
  const { router } = await open();
  await act(() => router.navigate('/cart'));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(router.state.location.pathname).toBe('/cart');
});

test.each(['/login', '/form?step=2'])('%s belongs to it', async (path) => {
  const { router } = await open();
  await act(() => router.navigate(path));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(path);
});

test('without data nobody is asked', async () => {
  const { router } = await open(false);
  await act(() => router.navigate('/cart'));
  expect(router.state.location.pathname).toBe('/cart');
});

/** What the browser does with a tab that is closed. */
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test.each([true, false])('closing the tab is asked about while something is typed: %s', async (hasData) => {
  const { router } = await open(hasData);
  expect(isAsked()).toBe(hasData);
  await act(() => router.navigate('/login'));
  expect(isAsked()).toBe(false);
});
