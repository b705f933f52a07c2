import { screen, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { createPageOpener } from './testing-remote.tsx';
import type { RenderPageOptions, SentRequest } from './testing.tsx';

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

/** Types who books: Mrs Ayu Lestari. Titles are buttons, or a list where a service has many. */
export async function fillInContact(user: User, phone = '0812 3456 7890') {
  const fields = await findPart('Contact');
  const title = fields.queryByRole('radio', { name: 'Mrs' });
  if (title) await user.click(title);
  else await user.selectOptions(fields.getByLabelText('Title'), 'Mrs');
  await user.type(fields.getByLabelText('First name'), 'Ayu');
  await user.type(fields.getByLabelText('Last name'), 'Lestari');
  await user.type(fields.getByLabelText('E-mail'), 'ayu@mail.example');
  await user.type(await fields.findByLabelText('Mobile phone', { selector: 'input' }), phone);
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
