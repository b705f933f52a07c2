import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { refusal, renderPage, type Handlers } from '@wisata/runtime/testing';
import { linkTexts } from '@wisata/runtime/testing-links';
import '@wisata/ui/phone-field';
import { remote } from '../manifest.ts';
import en from '../messages/en.json' with { type: 'json' };
import id from '../messages/id.json' with { type: 'json' };
import { unannouncedLists } from '../testing/unannounced-lists.ts';

const routes = remote.routes;
const REGISTER = 'POST /api/v1/auth/register';
const accepted: Handlers = { [REGISTER]: () => ({ id: 'u1' }) };
const open = (url: string, handlers: Handlers = accepted) =>
  renderPage({ routes, url, handlers, messages: { account: en } });

async function fill(user: UserEvent, changes: Record<string, string> = {}) {
  const values = {
    'First name': 'Ayu',
    'Last name': 'Lestari',
    'E-mail': 'ayu@wisata.test',
    'Mobile number': '0812 3456 7890',
    Password: 'kopi pagi di teras',
    'Repeat the password': changes['Password'] ?? 'kopi pagi di teras',
    ...changes,
  };
  for (const [label, value] of Object.entries(values)) {
    const field = await screen.findByLabelText(label, { selector: 'input' });
    await user.clear(field);
    if (value) await user.paste(value);
  }
}
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Create account' }));

test('an account is opened with what was typed, and the next page says so', async () => {
  const user = userEvent.setup();
  const { requests, toasts, router } = await open('/register/basic');
  await fill(user);
  await user.click(screen.getByRole('radio', { name: 'Female' }));
  await send(user);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Your account has been succesfully created' }),
  ).toBeVisible();
  expect(requests.find(({ target }) => target === REGISTER)?.json).toEqual({
    firstName: 'Ayu',
    lastName: 'Lestari',
    email: 'ayu@wisata.test',
    code: '62',
    phoneNumber: '81234567890',
    sex: 'female',
    password: 'kopi pagi di teras',
    repeatPassword: 'kopi pagi di teras',
  });
  expect(toasts).toEqual([{ message: 'Register is success', kind: 'success' }]);
  expect(screen.getByText(/ayu@wisata.test/)).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('the summary of an empty form takes the focus and leads to each field', async () => {
  const user = userEvent.setup();
  const { requests } = await open('/register/basic');
  const phone = await screen.findByLabelText('Mobile number', { selector: 'input' });
  document.title = 'Create an account';
  await send(user);
  const summary = await screen.findByRole('group', { name: 'Please check these fields' });
  expect(summary).toHaveFocus();
  expect(linkTexts(summary)).toEqual([
    'Enter your first name',
    'Enter your last name',
    'Enter your e-mail address',
    'Enter your mobile number',
    'Choose a password',
    'Repeat the password',
  ]);
  expect(phone).toBeInvalid();
  expect(document.title).toBe('Error: Create an account');
  await user.click(within(summary).getByRole('link', { name: 'Choose a password' }));
  expect(screen.getByLabelText('Password', { selector: 'input' })).toHaveFocus();
  expect(requests.map(({ target }) => target)).not.toContain(REGISTER);
});

test('a field is judged when it is left, never while it is typed or before', async () => {
  const user = userEvent.setup();
  await open('/register/basic');
  const email = await screen.findByLabelText('E-mail');
  await user.click(email);
  await user.tab();
  expect(email).not.toHaveAttribute('aria-invalid');
  await user.type(email, 'ayu');
  expect(email).not.toHaveAttribute('aria-invalid');
  await user.tab();
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription(/Enter an e-mail address such as/);
});

test('what the server says of a field stands there until it is changed, and nothing is lost', async () => {
  const user = userEvent.setup();
  const wrong = refusal(400, 'Wrong', { code: 'VALIDATION_FAILED', fields: { email: 'This address is too long.' } });
  await open('/register/basic', { [REGISTER]: () => wrong.clone() });
  await fill(user);
  await send(user);
  await waitFor(() => expect(screen.getByRole('group', { name: 'Please check these fields' })).toHaveFocus());
  const email = screen.getByLabelText('E-mail');
  expect(email).toHaveAccessibleDescription(/too long/);
  expect(screen.getByLabelText('Password', { selector: 'input' })).toHaveValue('kopi pagi di teras');
  await user.click(email);
  await user.tab();
  expect(email).toBeInvalid();
  await user.type(email, 'a');
  expect(email).not.toHaveAttribute('aria-invalid');
});

test('a password that was typed differently the second time is not sent', async () => {
  const user = userEvent.setup();
  const { requests } = await open('/register/basic');
  await fill(user, { 'Repeat the password': 'kopi sore di teras' });
  await send(user);
  expect(await screen.findByRole('link', { name: 'The two passwords are not the same' })).toBeVisible();
  expect(requests.map(({ target }) => target)).not.toContain(REGISTER);
});

test('a refusal without a field stands beside the button', async () => {
  const user = userEvent.setup();
  await open('/register/basic', { [REGISTER]: () => refusal(500, 'The mail server is away.') });
  await fill(user);
  await send(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. The mail server is away.');
  expect(screen.getByLabelText('First name')).toHaveValue('Ayu');
});

test('an answer with a false status is a failure', async () => {
  const user = userEvent.setup();
  const { router } = await open('/register/basic', {
    [REGISTER]: () => Response.json({ status: false, message: '', data: null }),
  });
  await fill(user);
  await send(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Something went wrong\. Nothing was changed/);
  expect(router.state.location.pathname).toBe('/register/basic');
});

test('a reload keeps everything but the password', async () => {
  const user = userEvent.setup();
  const { unmount } = await open('/register/basic');
  await fill(user);
  expect(JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }])).not.toContain('teras');
  unmount();
  await open('/register/premium');
  expect(await screen.findByLabelText('First name')).toHaveValue('Ayu');
  expect(await screen.findByLabelText('Mobile number', { selector: 'input' })).toHaveValue('81234567890');
  expect(screen.getByLabelText('Password', { selector: 'input' })).toHaveValue('');
});

test('the password can be shown', async () => {
  const user = userEvent.setup();
  await open('/register/basic');
  const password = await screen.findByLabelText('Password', { selector: 'input' });
  expect(password).toHaveAttribute('type', 'password');
  await user.click(screen.getAllByRole('button', { name: 'Show password' })[0]!);
  expect(password).toHaveAttribute('type', 'text');
  expect(password).toHaveAccessibleDescription(/At least 8 characters/);
});

test('premium says what it adds, and leads on to the profile after signing in', async () => {
  const user = userEvent.setup();
  await open('/register/premium');
  expect(await screen.findByText(/filled in for you when you book/)).toBeVisible();
  await fill(user);
  await send(user);
  await user.click(await screen.findByRole('link', { name: 'Log in and complete my profile' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  expect(window.sessionStorage.getItem('aerowisata_wanted_page')).toBe('/member/profile');
});

test('both kinds of account can be chosen', async () => {
  const user = userEvent.setup();
  const { router } = await open('/register');
  const premium = await screen.findByRole('region', { name: 'Premium' });
  expect(screen.getByRole('region', { name: 'Basic' })).toBeVisible();
  expect(unannouncedLists()).toEqual([]);
  await user.click(within(premium).getByRole('link', { name: 'Create a premium account' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Create a premium account' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/register/premium');
});

test('the password page is the last step of what was begun, and leads to its beginning otherwise', async () => {
  const user = userEvent.setup();
  const without = await open('/register/create-password');
  await screen.findByRole('heading', { level: 1, name: 'Create an account' });
  expect(without.router.state.location.pathname).toBe('/register/basic');
  await fill(user);
  without.unmount();
  const { requests } = await open('/register/create-password');
  expect(await screen.findByText(/the account of ayu@wisata.test/)).toBeVisible();
  expect(screen.queryByLabelText('First name')).toBeNull();
  for (const label of ['Password', 'Repeat the password']) {
    await user.click(screen.getByLabelText(label, { selector: 'input' }));
    await user.paste('kopi pagi di teras');
  }
  await send(user);
  expect(await screen.findByRole('heading', { level: 1, name: /Your account has been/ })).toBeVisible();
  expect(requests.find(({ target }) => target === REGISTER)?.json).toMatchObject({ firstName: 'Ayu', sex: '' });
});

const VERIFY = 'POST /api/v1/auth/verify';

test('the link of the mail confirms the address', async () => {
  const { requests } = await open('/register/verification?email=ayu%40wisata.test&token=t-1', { [VERIFY]: () => null });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your address is confirmed' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(requests.find(({ target }) => target === VERIFY)?.json).toEqual({ email: 'ayu@wisata.test', token: 't-1' });
});

test('a link that is too old says so and leads to a new one', async () => {
  const old = () => refusal(409, 'This link is no longer valid.', { code: 'AUTH_VERIFICATION_INVALID' });
  await open('/register/verification?email=ayu%40wisata.test&token=t-1', { [VERIFY]: old });
  expect(await screen.findByRole('alert')).toHaveTextContent(/no longer valid/);
  expect(screen.getByRole('link', { name: /Register again/ })).toHaveAttribute('href', '/register/basic');
});

test('the server writes English, the page says it in Indonesian', async () => {
  const user = userEvent.setup();
  const handlers = { [REGISTER]: () => refusal(400, 'Wrong', { fields: { password: 'Too easy.' } }) };
  await renderPage({ routes, url: '/register/basic', locale: 'id', messages: { account: id }, handlers });
  const labels = ['Nama depan', 'Nama belakang', 'E-mail', 'Nomor ponsel', 'Kata sandi', 'Ulangi kata sandi'];
  const values = ['Ayu', 'Ayu', 'ayu@wisata.test', '081234567890', 'password123', 'password123'];
  for (const [index, label] of labels.entries()) {
    await user.click(await screen.findByLabelText(label, { selector: 'input' }));
    await user.paste(values[index]);
  }
  const password = screen.getByLabelText('Kata sandi', { selector: 'input' });
  await user.click(screen.getByRole('button', { name: 'Buat akun' }));
  expect(await screen.findByRole('link', { name: 'Kata sandi ini terlalu mudah ditebak' })).toBeVisible();
  expect(password).toBeInvalid();
});
