import { screen, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { renderPage, type RenderPageOptions, type SentRequest } from '@wisata/runtime/testing';
import { checkoutUrl, fareAnswer } from '../api/flight-checkout.fixture.ts';
import { remote } from '../manifest.ts';
import en from '../messages/en.ts';
import id from '../messages/id.ts';

type User = ReturnType<typeof userEvent.setup>;

export const BOOKING = 'POST /api/v1/flight/booking';
export const FARE = 'POST /api/v1/flight/fare-detail';

/** Opens the checkout over a faked API; `booking` answers the booking call. */
export function openCheckout(more: Partial<RenderPageOptions> & { booking?: (request: SentRequest) => unknown } = {}) {
  const { booking, handlers, locale = 'en', ...rest } = more;
  return renderPage({
    routes: [
      ...remote.routes.filter(({ path }) => path === 'flight/checkout'),
      { path: '*', Component: () => <h1>Elsewhere</h1> },
    ],
    url: checkoutUrl(),
    locale,
    messages: { flight: locale === 'id' ? id : en },
    handlers: { [FARE]: () => fareAnswer(), ...(booking ? { [BOOKING]: booking } : {}), ...handlers },
    ...rest,
  });
}

export const findPart = async (name: string) => within(await screen.findByRole('region', { name }));

export async function fillInContact(user: User) {
  const fields = await findPart('Contact');
  await user.click(fields.getByRole('radio', { name: 'Mrs' }));
  await user.type(fields.getByLabelText('First name'), 'Ayu');
  await user.type(fields.getByLabelText('Last name'), 'Lestari');
  await user.type(fields.getByLabelText('E-mail'), 'ayu@mail.example');
  await user.type(await fields.findByLabelText('Mobile phone', { selector: 'input' }), '0812 3456 7890');
  await user.tab();
}

export async function fillInBirth(user: User, part: string, [day, month, year]: readonly [string, string, string]) {
  const fields = await findPart(part);
  const boxes = within(fields.getByRole('group', { name: /Date of birth/ }));
  for (const [label, text] of [
    ['Day', day],
    ['Month', month],
    ['Year', year],
  ] as const) {
    await user.clear(boxes.getByLabelText(label));
    await user.type(boxes.getByLabelText(label), text);
  }
  await user.tab();
}

export const nextButton = () => screen.getByText('Continue to review', { selector: 'button' });
export const bookButton = () => screen.getByText('Book and choose how to pay', { selector: 'button' });

export async function goToReview(user: User) {
  await fillInContact(user);
  await fillInBirth(user, 'Adult 1', ['4', '3', '1990']);
  await user.click(nextButton());
  await screen.findByRole('heading', { name: 'Check everything once' });
}

export async function confirmBooking(user: User) {
  await user.click(bookButton());
}
