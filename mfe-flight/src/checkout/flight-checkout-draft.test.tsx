import { expect, test } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookButton, fillInContact, findPart } from '@wisata/runtime/testing-checkout';
import { TEST_USER } from '@wisata/runtime/testing';
import { BOOKED_ANSWER } from '../api/flight-checkout.fixture.ts';
import { fillInBirth, goToReview, openCheckout } from '../testing/checkout-page.tsx';

const nobodySaved = {
  'GET /api/v1/dashboard/passenger': () => ({ data: [], current_page: 1, per_page: 100, total: 0 }),
};
const member = { user: TEST_USER, handlers: nobodySaved };
const all = () => JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]);

test('what was typed is there again after the tab was closed', async () => {
  const user = userEvent.setup();
  const page = await openCheckout();
  await fillInContact(user);
  await fillInBirth(user, 'Adult 1', ['4', '3', '1990']);
  page.unmount();
  window.sessionStorage.clear();
  await openCheckout();
  expect((await findPart('Contact')).getByLabelText('First name')).toHaveValue('Ayu');
  expect((await findPart('Adult 1')).getByLabelText('Year')).toHaveValue('1990');
});

test('a booking leaves no papers in the browser, and nobody’s name beyond the tab', async () => {
  const user = userEvent.setup();
  const { router } = await openCheckout({ booking: () => BOOKED_ANSWER });
  await goToReview(user);
  expect(all()).toContain('Lestari');
  await user.click(bookButton());
  await waitFor(() => expect(router.state.location.pathname).toBe('/payment'));
  for (const typed of ['Lestari', '1990', '3456']) expect(JSON.stringify(window.localStorage)).not.toContain(typed);
  expect(all()).not.toContain('idNumber');
});

test('who signs in books under their own address, whatever was typed before', async () => {
  const user = userEvent.setup();
  const page = await openCheckout();
  await fillInContact(user);
  page.unmount();
  await openCheckout(member);
  const contact = await findPart('Contact');
  expect(contact.getByLabelText('Last name')).toHaveValue('Lestari');
  expect(contact.getByLabelText('E-mail')).toHaveValue(TEST_USER.email);
});

test('an address that a member typed stays theirs over a reload', async () => {
  const user = userEvent.setup();
  const page = await openCheckout(member);
  const typing = (await findPart('Contact')).getByLabelText('E-mail');
  await user.clear(typing);
  await user.type(typing, 'office@mail.example');
  page.unmount();
  await openCheckout(member);
  expect((await findPart('Contact')).getByLabelText('E-mail')).toHaveValue('office@mail.example');
});

test('a form that stands open is empty once its member has signed out', async () => {
  const user = userEvent.setup();
  const { app } = await openCheckout(member);
  await fillInBirth(user, 'Adult 1', ['4', '3', '1990']);
  act(() => app.session.signOut());
  const contact = await findPart('Contact');
  await waitFor(() => expect(contact.getByLabelText('E-mail')).toHaveValue(''));
  expect((await findPart('Adult 1')).getByLabelText('Year')).toHaveValue('');
});
