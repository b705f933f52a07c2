import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TEST_USER, refusal, type Handlers } from '@wisata/runtime/testing';
import { renderShell } from '../testing/render-shell.tsx';
import { AccountArea } from './account-area.tsx';

async function askToLeave(handlers: Handlers) {
  const page = await renderShell(<AccountArea />, { user: TEST_USER, handlers });
  await userEvent.click(await screen.findByRole('button', { name: 'Ayu' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
  await screen.findByRole('alertdialog', { name: 'Are you sure want to logout?' });
  return page;
}

test('no keeps the session and gives the focus back', async () => {
  const { app, requests } = await askToLeave({});
  await userEvent.click(screen.getByRole('button', { name: 'No, stay' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ayu' })).toHaveFocus();
  expect(app.session.user()).toBeDefined();
  expect(requests.map(({ target }) => target)).not.toContain('POST /api/v1/auth/logout');
});

test('yes ends the session and leads to the login', async () => {
  const { app, router, toasts } = await askToLeave({ 'POST /api/v1/auth/logout': () => null });
  await userEvent.click(screen.getByRole('button', { name: 'Yes, log out' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(app.session.user()).toBeUndefined();
  expect(toasts).toEqual([{ message: 'You have successfully logged out!', kind: 'success' }]);
  expect(screen.getByRole('link', { name: 'Log in' })).toBeInTheDocument();
});

test('a refusal keeps the session and says so on the page too', async () => {
  const { app, toasts } = await askToLeave({ 'POST /api/v1/auth/logout': () => refusal(400, 'No') });
  await userEvent.click(screen.getByRole('button', { name: 'Yes, log out' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Logout is failed.');
  expect(toasts).toEqual([{ message: 'Logout failure!', kind: 'error' }]);
  expect(app.session.user()).toBeDefined();
});
