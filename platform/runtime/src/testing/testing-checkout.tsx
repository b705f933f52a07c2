import { expect } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { createPageOpener } from './testing-remote.tsx';
import { linkTexts } from './testing-links.ts';
import type { renderPage, RenderPageOptions, SentRequest } from './testing.tsx';

type OpenedPage = Awaited<ReturnType<typeof renderPage>>;

/** Somebody who types and presses. */
export type User = ReturnType<typeof userEvent.setup>;

/** The call that books at a service. */
export const bookingCall = (service: string) => `POST /api/v1/${service}/booking`;

/** Opens a remote's checkout over a faked API, without its other pages; `booking` answers the booking call. */
export function createCheckoutOpener(remote: Parameters<typeof createPageOpener>[0], url: string) {
  const routes = remote.routes.filter(({ path }) => path === `${remote.service}/checkout`);
  const open = createPageOpener({ ...remote, routes }, url, () => Promise.resolve());
  return (more: Partial<RenderPageOptions> & { readonly booking?: (request: SentRequest) => unknown } = {}) => {
    const { booking, handlers, ...rest } = more;
    return open({ ...rest, handlers: { ...(booking ? { [bookingCall(remote.service)]: booking } : {}), ...handlers } });
  };
}

/** A part of the form by its heading. */
export const findPart = async (name: string) => within(await screen.findByRole('region', { name }));

/** Fills a field in one go, as a browser does that knows what belongs there. What each key does is for the field's own tests. */
async function enter(user: User, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

/** Enters who books: Mrs Ayu Lestari. Titles are buttons, or a list where a service has many. */
export async function fillInContact(user: User, phone = '0812 3456 7890') {
  const fields = await findPart('Contact');
  const title = fields.queryByRole('radio', { name: 'Mrs' });
  if (title) await user.click(title);
  else await user.selectOptions(fields.getByLabelText('Title'), 'Mrs');
  await enter(user, fields.getByLabelText('First name'), 'Ayu');
  await enter(user, fields.getByLabelText('Last name'), 'Lestari');
  await enter(user, fields.getByLabelText('E-mail'), 'ayu@mail.example');
  await enter(user, await fields.findByLabelText('Mobile phone', { selector: 'input' }), phone);
  await user.tab();
}

/** Leads from the form to the review. */
export const nextButton = () => screen.getByText('Continue to review', { selector: 'button' });
/** Books. */
export const bookButton = () => screen.getByText('Book and choose how to pay', { selector: 'button' });

/** Fills in the contact, and what else a service asks for, and goes on. */
export async function goToReview(user: User, fillInMore?: (user: User) => Promise<void>) {
  await fillInContact(user);
  await fillInMore?.(user);
  await user.click(nextButton());
  await screen.findByRole('heading', { name: 'Check everything once' });
}

/** What the summary says of a contact of which nothing is filled in. */
export const MISSING_CONTACT = [
  'Choose a title',
  'Fill in the first name',
  'Fill in the last name',
  'Fill in the e-mail address',
  'Fill in the phone number',
] as const;

interface Missing {
  /** What the summary is called. */
  readonly summary: string;
  readonly links: readonly string[];
  /** One of the links, and the field that it leads to. */
  readonly follow: readonly [link: string, label: string];
}

/**
 * Goes on with nothing filled in: a summary takes the focus, says so in the page's title and links every field that is
 * missing. A followed link gives its field the focus, which is marked.
 */
export async function followMissing(user: User, { summary: name, links, follow: [link, label] }: Missing) {
  document.title = 'Book it';
  await user.click(nextButton());
  const summary = await screen.findByRole('group', { name });
  expect(summary).toHaveFocus();
  expect(document.title).toBe('Error: Book it');
  expect(linkTexts(summary)).toEqual(links);
  await user.click(within(summary).getByRole('link', { name: link }));
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(screen.getByLabelText(label)).toBeInvalid();
}

/** A guest takes the offer to log in, and comes back to this page afterwards. */
export async function goToLogin(user: User, { app, router }: OpenedPage, url: string) {
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Have an account?' }));
  expect(dialog.getByRole('button', { name: 'Continue as a guest' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Log in' }));
  expect(router.state.location.pathname).toBe('/login');
  expect(app.storage.session.get('wanted_page')).toBe(url);
}

/** Books by an impatient double click: it happens once, under a key of its own, the cart hears of it, and the payment comes next. Gives what was sent. */
export async function bookOnce(user: User, { app, router, requests }: OpenedPage, service: string, booking: string) {
  const heard: string[] = [];
  app.bus.subscribe('account:cart-changed', () => heard.push('cart'));
  await user.dblClick(bookButton());
  await waitFor(() => expect(router.state.location.pathname).toBe('/payment'));
  expect(router.state.location.search).toBe(`?booking=${booking}`);
  const calls = requests.filter(({ target }) => target === bookingCall(service));
  expect(calls).toHaveLength(1);
  expect(calls[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  expect(heard).toEqual(['cart']);
  expect(app.storage.session.get('guest_email')).toBe('ayu@mail.example');
  return calls[0]?.json;
}

/** Somebody of one name says so: it is repeated as the last name, and `printed` is what the document will say. */
export async function typeOnlyName(user: User, part: string, printed: string) {
  const fields = await findPart(part);
  await enter(user, fields.getByLabelText('First name'), 'Suharto');
  await user.click(fields.getByRole('checkbox', { name: /Only one name/ }));
  expect(fields.getByLabelText('Last name')).toHaveValue('Suharto');
  expect(fields.getByText(printed)).toBeVisible();
}

/** Books what stands on the review, and leaves once the payment is there. */
export async function bookAndLeave(user: User, { router, unmount }: OpenedPage) {
  await user.click(bookButton());
  await waitFor(() => expect(router.state.location.pathname).toBe('/payment'));
  unmount();
}
