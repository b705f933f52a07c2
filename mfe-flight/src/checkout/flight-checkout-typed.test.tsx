import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillInContact, findPart } from '@wisata/runtime/testing-checkout';
import type { TypedPerson } from '@wisata/kernel/typed-person';
import { createTestApp } from '@wisata/runtime/testing';
import { findTypedPeople, keepTypedPeople } from '@wisata/runtime/typed-people';
import { checkoutUrl, fareAnswer } from '../api/flight-checkout.fixture.ts';
import { FARE, fillInBirth, openCheckout } from '../testing/checkout-page.tsx';

const reach = { email: 'ayu@mail.example', phone: { callingCode: '62', national: '81234567890' } };
const person = (title: string, firstName: string): TypedPerson => ({
  title,
  firstName,
  lastName: 'Lestari',
  oneName: false,
});
const AYU = { ...person('Mrs', 'Ayu'), reach };
const BUDI = person('Dr', 'Budi');
const BIMA = { ...person('MSTR', 'Bima'), birthDate: '2017-01-31', nationality: 'SG' };
const TITLE = 'Typed before in this visit';

type Part = Awaited<ReturnType<typeof findPart>>;
const findRow = async (part: Part) => within(await part.findByRole('group', { name: TITLE }));
const namesIn = (row: Part) => row.getAllByRole('button').map((button) => button.textContent);
const typeForAStay = () => keepTypedPeople(createTestApp().app, 'hotel', [], [AYU, BUDI, BIMA]);

function openForFamily() {
  const counts = { ADT: 2, CHD: 1, INF: 0 };
  return openCheckout({ url: checkoutUrl({ counts }), handlers: { [FARE]: () => fareAnswer({ counts }) } });
}

test('who booked a stay books the flight with one press, phone and e-mail with it', async () => {
  const user = userEvent.setup();
  typeForAStay();
  await openCheckout();
  const contact = await findPart('Contact');
  await user.click((await findRow(contact)).getByRole('button', { name: 'Ayu Lestari' }));
  expect(contact.getByRole('radio', { name: 'Mrs' })).toBeChecked();
  expect(contact.getByLabelText('Last name')).toHaveValue('Lestari');
  expect(contact.getByLabelText('E-mail')).toHaveValue(reach.email);
});

test('every other place is offered who is of the right age and sits nowhere else; a title of hotels only is asked for', async () => {
  const user = userEvent.setup();
  typeForAStay();
  await openForFamily();
  await fillInContact(user);
  const adult = await findPart('Adult 2');
  expect(namesIn(await findRow(adult))).toEqual(['Budi Lestari']);
  await user.click((await findRow(adult)).getByRole('button', { name: 'Budi Lestari' }));
  expect(adult.getByLabelText('First name')).toHaveValue('Budi');
  expect(adult.getByRole('radio', { name: 'Mr' })).not.toBeChecked();
  const child = await findPart('Child 1');
  await user.click((await findRow(child)).getByRole('button', { name: 'Bima Lestari' }));
  expect(child.getByLabelText('Year')).toHaveValue('2017');
  expect(child.queryByText('Budi Lestari')).not.toBeInTheDocument();
});

test('a traveller is known to the next service with birth date and nationality, and without papers', async () => {
  const user = userEvent.setup();
  const { app } = await openForFamily();
  await fillInContact(user);
  await fillInBirth(user, 'Adult 1', ['4', '3', '1990']);
  await waitFor(() => expect(findTypedPeople(app, 'hotel', [])[0]).toHaveProperty('birthDate'));
  const [ayu, ...others] = findTypedPeople(app, 'hotel', []);
  const name = { title: 'MRS', firstName: 'Ayu', lastName: 'Lestari', oneName: false };
  const own = { email: 'ayu@mail.example', phone: expect.anything() as unknown };
  expect(ayu).toEqual({ ...name, birthDate: '1990-03-04', nationality: 'ID', reach: own });
  expect(others).toEqual([]);
  expect(screen.queryByRole('group', { name: TITLE })).not.toBeInTheDocument();
});
