import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TEST_USER, refusal, renderPage, type RenderPageOptions } from '@wisata/runtime/testing';
import { FAQ_SAMPLE, POST_PAGE_SAMPLE } from '../api/content.fixture.ts';
import { remote } from '../manifest.ts';
import en from '../messages/en.json' with { type: 'json' };

const SEND = 'POST /api/v1/messages/create-new';
const openHelp = (options: Partial<RenderPageOptions> = {}) =>
  renderPage({
    routes: remote.routes,
    url: '/help',
    messages: { content: en },
    ...options,
    handlers: {
      'GET /api/v1/top/frontend-faq': () => FAQ_SAMPLE,
      'GET /api/v1/blog/get-list': () => POST_PAGE_SAMPLE,
      [SEND]: () => null,
      ...options.handlers,
    },
  });

beforeAll(() => Promise.all([import('./help.page.tsx'), import('@wisata/ui/phone-field')]), 60_000);

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
async function fillIn() {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What is it about?' }), 'Cancelling or refund');
  await userEvent.type(field(/^First name/), 'Ratna');
  await userEvent.type(field('E-mail'), 'ratna@example.com');
  await userEvent.type(field('Your message'), 'Please cancel this stay.');
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

test('answers stand by topic, and their links stay on the site', async () => {
  await openHelp();
  const booking = within(await screen.findByRole('region', { name: 'Booking' }));
  await userEvent.click(booking.getByText('How do I find my order?'));
  expect(booking.getByRole('link', { name: 'Find my order' })).toHaveAttribute('href', '/order');
  expect(screen.getByRole('region', { name: 'Payment' })).toBeVisible();
});

test('a search narrows the answers, is kept in the address and asks the server nothing', async () => {
  const { router, requests } = await openHelp();
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search topics, answers and articles' }), 'fee');
  expect(screen.queryByText('How do I find my order?')).toBeNull();
  expect(screen.getByText('Is there a fee for paying?')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('fee');
  expect(router.state.location.search).toBe('?q=fee');
  expect(requests.filter(({ target }) => target.endsWith('frontend-faq'))).toHaveLength(1);
});

test('a topic can be chosen, and a search finds articles too', async () => {
  const { router } = await openHelp();
  await userEvent.click(await screen.findByRole('button', { name: /^Payment/ }));
  expect(screen.queryByRole('region', { name: 'Booking' })).toBeNull();
  await waitFor(() => expect(router.state.location.search).toBe('?about=Payment'));
  await userEvent.click(screen.getByRole('button', { name: 'All topics' }));
  await userEvent.type(screen.getByRole('searchbox'), 'borobudur');
  const articles = within(screen.getByRole('region', { name: 'From the blog' }));
  expect(articles.getByRole('link')).toHaveAttribute('href', '/blog/borobudur-at-five');
});

test('a search without an answer says what to do', async () => {
  await openHelp({ url: '/help?q=submarine' });
  expect(await screen.findByText('No answer for “submarine”')).toBeVisible();
});

test('what was typed before the code of the form had come is the start of the form', async () => {
  document.body.insertAdjacentHTML('afterbegin', '<input id="contact-email" value="ratna@example.com">');
  await openHelp();
  expect(await screen.findByRole('textbox', { name: 'E-mail' })).toHaveValue('ratna@example.com');
  document.getElementById('contact-email')?.remove();
});

test('a message is sent as the contract names it, and its sending is told', async () => {
  const { requests, toasts } = await openHelp({ url: '/help?order=WS7K3M9Q2X' });
  await screen.findByRole('button', { name: 'Send message' });
  await fillIn();
  await send();
  expect(await screen.findByText(/We answer to ratna@example.com/)).toBeVisible();
  expect(requests.find(({ target }) => target === SEND)?.json).toEqual({
    title: '',
    firstName: 'Ratna',
    lastName: '',
    email: 'ratna@example.com',
    phone: '',
    reference: 'WS7K3M9Q2X',
    notes: 'Please cancel this stay.',
    topic: 'Cancelling or refund',
  });
  expect(toasts).toEqual([{ message: 'Request is sent', kind: 'success' }]);
});

test('an empty form is not sent: the summary takes the focus and leads to each field', async () => {
  const { requests } = await openHelp();
  await screen.findByRole('button', { name: 'Send message' });
  await send();
  const summary = await screen.findByRole('group', { name: '4 things to fix before it is sent' });
  expect(summary).toHaveFocus();
  await userEvent.click(within(summary).getByRole('link', { name: 'Fill in your e-mail address' }));
  expect(field('E-mail')).toHaveFocus();
  expect(requests.some(({ target }) => target === SEND)).toBe(false);
});

test('a refusal lands on its field, or above the button, and nothing typed is lost', async () => {
  let answer = refusal(400, 'x', { fields: { email: 'We cannot write to this address.' } });
  await openHelp({ handlers: { [SEND]: () => answer } });
  await screen.findByRole('button', { name: 'Send message' });
  await fillIn();
  await send();
  expect(await screen.findAllByText('We cannot write to this address.')).not.toHaveLength(0);
  expect(field('E-mail')).toBeInvalid();
  answer = refusal(429, 'Too many attempts. Please try again in 5 minutes.');
  await userEvent.type(field('E-mail'), 'x');
  await send();
  expect(await screen.findByText('Too many attempts. Please try again in 5 minutes.')).toBeVisible();
  expect(field('Your message')).toHaveValue('Please cancel this stay.');
});

test('a member finds the form filled in', async () => {
  await openHelp({ user: TEST_USER });
  expect(await screen.findByDisplayValue('ayu@wisata.test')).toBeVisible();
  expect(field(/^First name/)).toHaveValue('Ayu');
});

test('without the questions the page says so and can be asked again', async () => {
  let isDown = true;
  await openHelp({
    handlers: { 'GET /api/v1/top/frontend-faq': () => (isDown ? refusal(400, 'Out of order') : FAQ_SAMPLE) },
  });
  expect(await screen.findByText('Out of order')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('How do I find my order?')).toBeVisible();
});
