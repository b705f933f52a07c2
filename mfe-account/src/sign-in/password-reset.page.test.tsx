import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderPage, type Handlers } from '@wisata/runtime/testing';
import { remote } from '../manifest.ts';
import en from '../messages/en.json' with { type: 'json' };

const RESET = 'POST /api/v1/auth/resetpassword';
const LINK = '/passwordreset/secret-token?email=ayu%40wisata.test';
const routes = [...remote.routes, { path: '/', Component: () => <h1>Home</h1> }];
const open = (url: string, handlers: Handlers = { [RESET]: () => null }) =>
  renderPage({ routes, url, handlers, messages: { account: en }, nowMs: () => Date.now() });

afterEach(() => void jest.useRealTimers());

type User = ReturnType<typeof userEvent.setup>;

async function choose(user: User, password = 'kopi pagi di teras', again = password) {
  await user.type(await screen.findByLabelText('New password'), password);
  await user.type(screen.getByLabelText('New password again'), again);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
}

test('the address of the link is there to be confirmed, and the password is changed with its token', async () => {
  const user = userEvent.setup();
  const { requests, toasts } = await open(LINK);
  expect(await screen.findByLabelText('Confirm your e-mail')).toHaveValue('ayu@wisata.test');
  await choose(user);
  expect(await screen.findByRole('heading', { level: 1, name: 'Password has been changed' })).toBeVisible();
  expect(screen.getByText('Password has been changed')).toHaveFocus();
  expect(requests.find(({ target }) => target === RESET)?.json).toEqual({
    token: 'secret-token',
    email: 'ayu@wisata.test',
    password: 'kopi pagi di teras',
    password_confirmation: 'kopi pagi di teras',
  });
  expect(toasts).toEqual([{ message: 'Password has been changed', kind: 'success' }]);
});

test('two different passwords are not sent', async () => {
  const user = userEvent.setup();
  const { requests } = await open(LINK);
  await choose(user, 'kopi pagi di teras', 'kopi sore di teras');
  expect(await screen.findByRole('link', { name: 'The two passwords are not the same' })).toBeVisible();
  expect(requests.map(({ target }) => target)).not.toContain(RESET);
});

test('a used link is told with a way to a new one', async () => {
  const user = userEvent.setup();
  await open(LINK, { [RESET]: () => refusal(409, 'Invalid.', { code: 'AUTH_RESET_INVALID' }) });
  await choose(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Something went wrong\. This link does not fit/);
  await user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
});

test('a link without its token leads to a new one', async () => {
  await open('/passwordreset');
  expect(await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
});

test('after five seconds the home page opens', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { router } = await open(LINK);
  await choose(user);
  expect(await screen.findByRole('timer')).toHaveTextContent('The home page opens in 5 seconds.');
  await act(async () => jest.advanceTimersByTime(4_000));
  expect(screen.getByRole('timer')).toHaveTextContent('in 1 second.');
  await act(async () => jest.advanceTimersByTime(1_000));
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
});

test('one may stay, or go at once', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await open(LINK);
  await choose(user);
  await user.click(await screen.findByRole('button', { name: 'Stay on this page' }));
  await act(async () => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('timer')).toHaveTextContent('You stay on this page.');
  await user.click(screen.getByRole('link', { name: 'Go to the home page' }));
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
});
