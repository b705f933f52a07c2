import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillInContact, findPart } from '@wisata/runtime/testing-checkout';
import type { TypedPerson } from '@wisata/kernel/typed-person';
import { findChildBed, keepChildBed } from '@wisata/runtime/child-bed';
import { createTestApp, TEST_USER } from '@wisata/runtime/testing';
import { findTypedPeople, keepTypedPeople } from '@wisata/runtime/typed-people';
import { CHECKOUT_URL } from '../api/hotel-booking.fixture.ts';
import { openCheckout } from '../testing/checkout-page.tsx';

const reach = { email: 'ayu@mail.example', phone: { callingCode: '62', national: '81234567890' } };
const person = (title: string, firstName: string, birthDate: string): TypedPerson => ({
  title,
  firstName,
  lastName: 'Lestari',
  oneName: false,
  birthDate,
  nationality: 'ID',
});
const AYU = { ...person('MRS', 'Ayu', '1990-05-17'), reach };
const BUDI = person('MR', 'Budi', '1986-08-17');
const BIMA = person('MSTR', 'Bima', '2017-01-31');
const TITLE = 'Typed before in this visit';

const typeForAFlight = () => keepTypedPeople(createTestApp().app, 'flight', [], [AYU, BUDI, BIMA]);
const findRoom = async (name: string) => within(await screen.findByRole('region', { name }));
type Part = Awaited<ReturnType<typeof findRoom>>;
const findRow = async (part: Part) => within(await part.findByRole('group', { name: TITLE }));
const namesIn = (row: Part) => row.getAllByRole('button').map((button) => button.textContent);

test('who booked a flight books the stay with one press, phone and e-mail with it', async () => {
  const user = userEvent.setup();
  typeForAFlight();
  await openCheckout();
  const contact = await findPart('Contact');
  await user.click((await findRow(contact)).getByRole('button', { name: 'Ayu Lestari' }));
  expect(contact.getByLabelText('Title')).toHaveValue('Mrs');
  expect(contact.getByLabelText('First name')).toHaveValue('Ayu');
  expect(contact.getByLabelText('E-mail')).toHaveValue(reach.email);
  expect(await contact.findByLabelText('Mobile phone', { selector: 'input' })).toHaveValue('81234567890');
  expect((await findRow(contact)).getByRole('button', { name: 'Ayu Lestari' })).toHaveAttribute('aria-pressed', 'true');
});

test('a room is offered everybody who is old enough for its key and not named yet', async () => {
  const user = userEvent.setup();
  typeForAFlight();
  await openCheckout({ url: CHECKOUT_URL.replace('countRoom=1', 'countRoom=2') });
  await fillInContact(user);
  const room = await findRoom('Guest of room 2');
  expect(namesIn(await findRow(room))).toEqual(['Budi Lestari']);
  await user.click((await findRow(room)).getByRole('button', { name: 'Budi Lestari' }));
  expect(room.getByLabelText('First name')).toHaveValue('Budi');
  expect(room.getByLabelText('Title')).toHaveValue('Mr');
});

test('whoever is typed here is known to the next service, the wishes and papers are not', async () => {
  const user = userEvent.setup();
  const { app } = await openCheckout();
  await fillInContact(user);
  await waitFor(() => expect(findTypedPeople(app, 'flight', [])).toHaveLength(1));
  expect(findTypedPeople(app, 'flight', [])).toEqual([
    {
      title: 'Mrs',
      firstName: 'Ayu',
      lastName: 'Lestari',
      oneName: false,
      reach: expect.objectContaining(reach) as object,
    },
  ]);
  expect(screen.queryByRole('group', { name: TITLE })).not.toBeInTheDocument();
});

test('a member books in their own name and is offered what they typed for the other rooms only', async () => {
  const user = userEvent.setup();
  typeForAFlight();
  await openCheckout({ user: TEST_USER });
  const guest = await findRoom('Guest');
  await user.click(guest.getByRole('checkbox', { name: /I am the guest/ }));
  expect(namesIn(await findRow(guest))).toEqual(['Budi Lestari']);
  expect((await findPart('Contact')).queryByRole('group', { name: TITLE })).not.toBeInTheDocument();
});

test('a bed for the children is asked for as in this visit before, and what is said here is known to the next', async () => {
  const user = userEvent.setup();
  keepChildBed(createTestApp().app, true);
  const { app } = await openCheckout({ url: `${CHECKOUT_URL.replace('countChild=0', 'countChild=1')}&childAges=6` });
  const bed = (await findPart('Children')).getByRole('checkbox', { name: /^Bed for a child/ });
  await waitFor(() => expect(bed).toBeChecked());
  await user.click(bed);
  expect(findChildBed(app)).toBe(false);
});
