import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookButton, findPart, goToLogin, nextButton } from '@wisata/runtime/testing-checkout';
import { TEST_USER } from '@wisata/runtime/testing';
import { BOOKED_ANSWER, checkoutUrl, SUHARTO } from '../api/flight-checkout.fixture.ts';
import { fillInBirth, openCheckout } from '../testing/checkout-page.tsx';

const NOBODY_SAVED = {
  'GET /api/v1/dashboard/passenger': () => ({ data: [], current_page: 1, per_page: 100, total: 0 }),
};

test('a member has the title that goes with the profile', async () => {
  await openCheckout({ user: { ...TEST_USER, gender: 'female' }, handlers: NOBODY_SAVED });
  expect((await findPart('Contact')).getByRole('radio', { name: 'Mrs' })).toBeChecked();
});

test('who travels is complete only once the contact’s title is chosen', async () => {
  const user = userEvent.setup();
  await openCheckout({ user: TEST_USER, handlers: NOBODY_SAVED });
  await fillInBirth(user, 'Adult 1', ['4', '3', '1990']);
  const card = await findPart('Adult 1');
  expect(card.queryByText('Complete')).not.toBeInTheDocument();
  await user.click((await findPart('Contact')).getByRole('radio', { name: 'Mrs' }));
  expect(card.getByText('Complete')).toBeVisible();
});

test('what is changed of a saved passenger is saved if the member wants it', async () => {
  const user = userEvent.setup();
  const { requests } = await openCheckout({
    user: { ...TEST_USER, gender: 'female' },
    booking: () => BOOKED_ANSWER,
    handlers: {
      'GET /api/v1/dashboard/passenger': () => ({ data: [SUHARTO], current_page: 1, per_page: 100, total: 1 }),
      [`PATCH /api/v1/dashboard/passenger/${SUHARTO.id}`]: () => SUHARTO,
    },
  });
  const card = await findPart('Adult 1');
  await user.click(card.getByRole('button', { name: /Suharto/ }));
  const offer = () => card.queryByRole('checkbox', { name: /Save these changes to Suharto/ });
  expect(offer()).not.toBeInTheDocument();
  await user.clear(card.getByLabelText('Year'));
  await user.type(card.getByLabelText('Year'), '1987');
  await user.click(offer()!);
  await user.click(nextButton());
  await screen.findByRole('heading', { name: 'Check everything once' });
  await user.click(bookButton());
  await waitFor(() => expect(requests.at(-1)?.target).toContain(`PATCH /api/v1/dashboard/passenger/${SUHARTO.id}`));
  expect(requests.at(-1)?.json).toMatchObject({ first_name: 'Suharto', birthdate: '1987-08-17' });
  expect(requests.at(-1)?.json).not.toHaveProperty('phone');
});

test('a guest is suggested to log in, and the login remembers this page', async () => {
  const user = userEvent.setup();
  await goToLogin(user, await openCheckout(), checkoutUrl());
});
