import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderPage, type Handlers } from '@wisata/runtime/testing';
import '@wisata/ui/phone-field';
import { remote } from '../manifest.ts';
import en from '../messages/en.json' with { type: 'json' };

const FORGOT = 'POST /api/v1/auth/forgetpassword';
const open = (url: string, handlers: Handlers = { [FORGOT]: () => null }) =>
  renderPage({ routes: remote.routes, url, handlers, messages: { account: en }, nowMs: () => Date.now() });

afterEach(() => void jest.useRealTimers());

async function askForLink(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText('E-mail'), 'ayu@wisata.test');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
}

test('the link is asked for, and the next page says where it went', async () => {
  const user = userEvent.setup();
  const { requests, toasts, router } = await open('/forgot-password');
  await askForLink(user);
  expect(await screen.findByRole('heading', { level: 1, name: 'Check your e-mail' })).toBeVisible();
  expect(screen.getByText(/If ayu@wisata.test has an account/)).toBeVisible();
  expect(requests.find(({ target }) => target === FORGOT)?.json).toEqual({ email: 'ayu@wisata.test' });
  expect(toasts).toEqual([{ message: 'Request is sent', kind: 'success' }]);
  expect(router.state.location.pathname + router.state.location.search).toBe('/forgot-password/verification');
});

test('what is no address is not sent', async () => {
  const user = userEvent.setup();
  const { requests } = await open('/forgot-password');
  await user.type(await screen.findByLabelText('E-mail'), 'ayu');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  await waitFor(() => expect(screen.getByRole('group', { name: 'Please check these fields' })).toHaveFocus());
  expect(requests.map(({ target }) => target)).not.toContain(FORGOT);
});

test('too many tries are told, and the address stays', async () => {
  const user = userEvent.setup();
  await open('/forgot-password', { [FORGOT]: () => refusal(429, 'Slow down.', { code: 'RATE_LIMITED' }) });
  await askForLink(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. That was tried too often.');
  expect(screen.getByLabelText('E-mail')).toHaveValue('ayu@wisata.test');
});

test('the mail can be sent again after a minute', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { requests } = await open('/forgot-password');
  const sent = () => requests.filter(({ target }) => target === FORGOT).length;
  await askForLink(user);
  const again = await screen.findByRole('button', { name: 'Send the mail again' });
  expect(again).toHaveAttribute('aria-disabled', 'true');
  expect(again).toHaveAccessibleDescription(/in \d+ seconds/);
  await user.click(again);
  expect(sent()).toBe(1);

  await act(async () => jest.advanceTimersByTime(60_000));
  expect(again).toHaveAccessibleDescription('You can send it again now.');
  await user.click(again);
  expect(await screen.findByRole('status')).toHaveTextContent(/sent again at \d\d:\d\d WIB/);
  expect(sent()).toBe(2);
  expect(again).toHaveAttribute('aria-disabled', 'true');
});

test('without an address there is nothing to send again', async () => {
  await open('/forgot-password/verification');
  await screen.findByRole('heading', { level: 1, name: 'Check your e-mail' });
  expect(screen.queryByRole('button', { name: 'Send the mail again' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Send the link' })).toHaveAttribute('href', '/forgot-password');
});

test('the mail of a registration is sent again by registering again', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const REGISTER = 'POST /api/v1/auth/register';
  const { requests } = await open('/register/basic', { [REGISTER]: () => null });
  const labels = ['First name', 'Last name', 'E-mail', 'Mobile number', 'Password', 'Repeat the password'];
  const password = 'kopi pagi di teras';
  const values = ['Ayu', 'Lestari', 'ayu@wisata.test', '81234567890', password, password];
  for (const [index, label] of labels.entries()) {
    await user.click(await screen.findByLabelText(label, { selector: 'input' }));
    await user.paste(values[index]);
  }
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await user.click(await screen.findByRole('link', { name: 'The mail has not arrived' }));
  const again = await screen.findByRole('button', { name: 'Send the mail again' });
  await act(async () => jest.advanceTimersByTime(60_000));
  await user.click(again);
  await screen.findByRole('status');
  const [first, second] = requests.filter(({ target }) => target === REGISTER);
  expect(second?.json).toEqual(first?.json);
});
