import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillInContact, findPart as part, type User } from '@wisata/runtime/testing-checkout';
import { refusal } from '@wisata/runtime/testing';
import { BOOKING_CALL, CART_CALL, DETAIL_URL, openTransport } from '../testing/transport-pages.tsx';

const URL = DETAIL_URL.replace('/detail', '/checkout');

const press = (user: User, text: string) => user.click(screen.getByText(text, { selector: 'button' }));

async function typeDay(user: User, group: HTMLElement, parts: readonly string[]) {
  for (const [index, label] of ['Day', 'Month', 'Year'].entries())
    await user.type(within(group).getByLabelText(label), parts[index]!);
}

async function fillIn(user: User, birthYear = '1990') {
  await fillInContact(user, '81234567890');
  const driver = await part('Driver');
  await typeDay(user, driver.getByRole('group', { name: 'Date of birth' }), ['17', '4', birthYear]);
  await user.type(driver.getByLabelText('Number of the licence'), '900417 210355');
  await typeDay(user, driver.getByRole('group', { name: 'Licence held since' }), ['2', '5', '2012']);
  await typeDay(user, driver.getByRole('group', { name: 'Licence valid until' }), ['2', '5', '2028']);
  await user.tab();
}

test('a contact who drives books the car and goes on to the payment', async () => {
  const user = userEvent.setup();
  const { requests, router } = await openTransport({
    url: `${URL}&totalPrice=1235000`,
    handlers: { [BOOKING_CALL]: () => ({ id: 'b1', code: 'WS7K3M9Q2X', amount: 1_235_000, currency: 'IDR' }) },
  });
  await fillIn(user);
  await press(user, 'Continue to review');
  const drivers = await part('Who drives');
  expect(drivers.getByText('Mrs Ayu Lestari')).toBeVisible();
  expect(drivers.getByText('Licence 900417 210355, valid until Tue 2 May 2028')).toBeVisible();
  await press(user, 'Book and choose how to pay');
  await waitFor(() => expect(router.state.location.pathname).toBe('/payment'));
  expect(requests.find(({ target }) => target === BOOKING_CALL)?.json).toMatchObject({
    mode: 'self-drive',
    selectedVehicle: 'DPS.avanza',
    total_price: 1_235_000,
    contact: { email: 'ayu@mail.example', calling_code: '62' },
    driver: { first_name: 'Ayu', birth_date: '1990-04-17', licence_since: '2012-05-02', licence_expires: '2028-05-02' },
  });
});

test('what was added to the trip is read before booking', async () => {
  const user = userEvent.setup();
  await openTransport({ url: `${URL}&extra=CHILD_SEAT.2` });
  await fillIn(user);
  await press(user, 'Continue to review');
  expect((await part('Toyota Avanza 1.5 G')).getByText('Child seat × 2')).toBeVisible();
});

test('who is too young for the class is told before anything is sent', async () => {
  const user = userEvent.setup();
  await openTransport({ url: URL });
  await fillIn(user, '2008');
  await press(user, 'Continue to review');
  expect(
    await screen.findByRole('link', { name: 'Driver: Drivers of this class are at least 21 years old' }),
  ).toBeVisible();
});

test('a second driver has a licence to fill in', async () => {
  const user = userEvent.setup();
  await openTransport({ url: `${URL}&extra=SECOND_DRIVER.1` });
  expect(await part('Second driver')).toBeDefined();
  await press(user, 'Continue to review');
  expect(await screen.findByRole('link', { name: 'Second driver: Fill in the name' })).toBeVisible();
});

test('a vehicle that is gone by now leads to others', async () => {
  const gone = () => refusal(404, 'Vehicles not found', { code: 'TRANSPORT_GONE' });
  await openTransport({ url: URL, handlers: { [CART_CALL]: gone } });
  expect(await screen.findByRole('heading', { name: 'This vehicle is no longer free' })).toBeVisible();
});
