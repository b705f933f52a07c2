import { screen, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { renderPage, type RenderPageOptions, type SentRequest } from '@wisata/runtime/testing';
import { CHECKOUT_URL, HOTEL, POLICY } from '../api/hotel-booking.fixture.ts';
import { remote } from '../manifest.ts';
import en from '../messages/en.ts';
import id from '../messages/id.ts';

type User = ReturnType<typeof userEvent.setup>;

export const BOOKING = 'POST /api/v1/hotel/booking';

/** Opens the checkout over a faked API; `booking` answers the booking call. */
export function openCheckout(more: Partial<RenderPageOptions> & { booking?: (request: SentRequest) => unknown } = {}) {
  const { booking, handlers, locale = 'en', ...rest } = more;
  return renderPage({
    routes: [
      ...remote.routes.filter(({ path }) => path === 'hotel/checkout'),
      { path: '*', Component: () => <h1>Elsewhere</h1> },
    ],
    url: CHECKOUT_URL,
    locale,
    messages: { hotel: locale === 'id' ? id : en },
    handlers: {
      'POST /api/v1/hotel/detail': () => HOTEL,
      'POST /api/v1/hotel/cancel-policy': () => POLICY,
      ...(booking ? { [BOOKING]: booking } : {}),
      ...handlers,
    },
    ...rest,
  });
}

export const findContact = async () => within(await screen.findByRole('region', { name: 'Contact' }));

export async function fillInContact(user: User) {
  const fields = await findContact();
  await user.selectOptions(fields.getByLabelText('Title'), 'Mrs');
  await user.type(fields.getByLabelText('First name'), 'Ayu');
  await user.type(fields.getByLabelText('Last name'), 'Lestari');
  await user.type(fields.getByLabelText('E-mail'), 'ayu@mail.example');
  await user.type(await fields.findByLabelText('Mobile phone', { selector: 'input' }), '0812 3456 7890');
  await user.tab();
}

export const nextButton = () => screen.getByText('Continue to review', { selector: 'button' });
export const bookButton = () => screen.getByText('Book and choose how to pay', { selector: 'button' });

export async function goToReview(user: User) {
  await fillInContact(user);
  await user.click(nextButton());
  await screen.findByRole('heading', { name: 'Check everything once' });
}

export async function confirmBooking(user: User) {
  await user.click(bookButton());
}
