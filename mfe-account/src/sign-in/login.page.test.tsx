import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TEST_USER, refusal, renderPage, type Handlers } from '@wisata/runtime/testing';
import { remote } from '../manifest.ts';
import en from '../messages/en.json' with { type: 'json' };
import id from '../messages/id.json' with { type: 'json' };

const LOGIN = 'POST /api/v1/auth/login';
const accepted: Handlers = {
  [LOGIN]: () => ({ access_token: 'fresh' }),
  'GET /api/auth/profil': ({ headers }) =>
    headers.get('authorization') === 'Bearer fresh' ? TEST_USER : refusal(401, 'Unauthorized'),
};
const routes = [
  ...remote.routes,
  { path: '/', Component: () => <h1>Home</h1> },
  { path: '/tour/list', Component: () => <h1>Tours</h1> },
  { path: '/hotel/checkout', Component: () => <h1>Checkout</h1> },
];
const open = (handlers = accepted) => renderPage({ routes, url: '/login', handlers, messages: { account: en } });

async function signIn(email = 'ayu@wisata.test', password = 'kopi pagi di teras') {
  const user = userEvent.setup();
  if (email) await user.type(await screen.findByLabelText('E-mail'), email);
  if (password) await user.type(await screen.findByLabelText('Password'), password);
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
}

test('a member signs in and comes home', async () => {
  const { app, requests, toasts } = await open();
  await signIn(' ayu@wisata.test ');
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(requests.find(({ target }) => target === LOGIN)?.json).toEqual({
    email: 'ayu@wisata.test',
    password: 'kopi pagi di teras',
  });
  expect(app.session.user()).toMatchObject(TEST_USER);
  expect(toasts).toEqual([{ message: 'Login success', kind: 'success' }]);
});

test('the page that was wanted comes back, once', async () => {
  window.sessionStorage.setItem('aerowisata_wanted_page', '/tour/list');
  await open();
  expect(await screen.findByText(/Log in to continue where you were/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Continue without an account' })).toBeNull();
  await signIn();
  expect(await screen.findByRole('heading', { name: 'Tours' })).toBeVisible();
  expect(window.sessionStorage.getItem('aerowisata_wanted_page')).toBeNull();
});

test('a checkout goes on without an account too', async () => {
  window.sessionStorage.setItem('aerowisata_wanted_page', '/hotel/checkout?room=1');
  const user = userEvent.setup();
  const { router } = await open();
  await user.click(await screen.findByRole('link', { name: 'Continue without an account' }));
  expect(await screen.findByRole('heading', { name: 'Checkout' })).toBeVisible();
  expect(router.state.location.search).toBe('?room=1');
});

test('what is missing is named, and nothing is sent', async () => {
  const { requests } = await open();
  await signIn('', '');
  await waitFor(() => expect(screen.getByRole('group', { name: 'Please check these fields' })).toHaveFocus());
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Enter your e-mail address');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password');
  expect(requests.map(({ target }) => target)).not.toContain(LOGIN);
});

test("the server's refusal is shown in its own words, and what was typed stays", async () => {
  const message = 'The e-mail address or the password is wrong.';
  const { app } = await open({ [LOGIN]: () => refusal(401, message, { code: 'AUTH_WRONG_CREDENTIALS' }) });
  await signIn();
  await waitFor(() => expect(screen.getByRole('group', { name: 'You are not logged in' })).toHaveFocus());
  expect(screen.getByRole('link', { name: message })).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveValue('ayu@wisata.test');
  expect(screen.getByLabelText('Password')).toHaveValue('kopi pagi di teras');
  expect(app.session.user()).toBeUndefined();
});

test('an Indonesian page says why in Indonesian', async () => {
  const wrong = refusal(401, 'The e-mail address or the password is wrong.', { code: 'AUTH_WRONG_CREDENTIALS' });
  await renderPage({
    routes,
    url: '/login',
    locale: 'id',
    handlers: { [LOGIN]: () => wrong },
    messages: { account: id },
  });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('E-mail'), 'ayu@wisata.test');
  await user.type(screen.getByLabelText('Kata sandi'), 'kopi pagi di teras');
  await user.click(screen.getByRole('button', { name: 'Masuk' }));
  expect(await screen.findByRole('link', { name: 'Alamat e-mail atau kata sandi salah.' })).toBeVisible();
});

test('a token that opens no profile signs nobody in', async () => {
  const { app } = await open({ ...accepted, 'GET /api/auth/profil': () => refusal(403, 'Blocked') });
  await signIn();
  expect(await screen.findByRole('group', { name: 'You are not logged in' })).toBeVisible();
  expect(app.session.user()).toBeUndefined();
});
