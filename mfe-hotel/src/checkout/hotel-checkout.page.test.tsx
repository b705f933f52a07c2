import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  fillInContact,
  followMissing,
  findPart,
  MISSING_CONTACT,
  nextButton,
  typeOnlyName,
} from '@wisata/runtime/testing-checkout';
import { refusal } from '@wisata/runtime/testing';
import { CHECKOUT_URL, HOTEL } from '../api/hotel-booking.fixture.ts';
import { openCheckout } from '../testing/checkout-page.tsx';

describe('the form', () => {
  test('shows stay, nights and total of the room in the address', async () => {
    await openCheckout();
    expect(await screen.findByRole('heading', { name: 'Who is staying?' })).toBeVisible();
    const price = screen.getByRole('table', { name: 'Price of the stay' });
    expect(within(price).getAllByRole('row')).toHaveLength(6);
    expect(price).toHaveTextContent(/Total.*Rp\. 5\.380\.000/);
    // Who reads it elsewhere sees their own time beside the hotel's.
    expect(screen.getByText(/^Free cancellation until 18:00 WITA, Wed 9 Dec 2026\. \(.*your time\)$/)).toBeVisible();
  });

  test('says dollars to the cent, as the payment will', async () => {
    const [room] = HOTEL.Rooms;
    const nights = [189.45, 189.5, 173, 175].map((totalPrice, nightIndex) => ({ nightIndex, totalPrice }));
    const dollars = { ...room!, currency: 'SGD' as const, totalPrice: 726.95, taxPrice: 0, priceDetails: nights };
    const detail = () => ({ ...HOTEL, Rooms: [dollars] });
    await openCheckout({ handlers: { 'POST /api/v1/hotel/detail': detail } });
    const price = await screen.findByRole('table', { name: 'Price of the stay' });
    expect(price).toHaveTextContent(/S\$ 189\.45.*Total.*S\$ 726\.95/);
    expect(screen.queryByText(/S\$ 727/)).toBeNull();
  });

  test('names every missing field in a summary that takes the focus and leads to it', async () => {
    const user = userEvent.setup();
    await openCheckout();
    await screen.findByRole('heading', { name: 'Who is staying?' });
    await followMissing(user, {
      summary: 'Contact data is not complete. Please recheck.',
      links: MISSING_CONTACT,
      follow: ['Fill in the e-mail address', 'E-mail'],
    });
  });

  test('repeats an only name and shows what will be printed', async () => {
    const user = userEvent.setup();
    await openCheckout();
    await typeOnlyName(user, 'Contact', 'Suharto');
  });

  test('asks for the guest of each room and the age of each child', async () => {
    const user = userEvent.setup();
    await openCheckout({
      url: CHECKOUT_URL.replace('countRoom=1', 'countRoom=2').replace('countChild=0', 'countChild=1'),
    });
    expect(await screen.findByRole('region', { name: 'Guest of room 2' })).toBeVisible();
    const first = within(screen.getByRole('region', { name: 'Guest of room 1' }));
    expect(first.queryByLabelText('First name')).not.toBeInTheDocument();
    await user.click(first.getByRole('checkbox', { name: /I am the guest/ }));
    expect(first.getByLabelText('First name')).toBeVisible();
    const children = within(screen.getByRole('region', { name: 'Children' }));
    expect(children.getByLabelText('Age at check-in')).toBeVisible();
    expect(children.queryByLabelText(/name|Title/)).not.toBeInTheDocument();
  });

  test('says whose field it is where several people are named', async () => {
    const user = userEvent.setup();
    await openCheckout({
      url: `${CHECKOUT_URL.replace('countRoom=1', 'countRoom=2').replace('countChild=0', 'countChild=1')}&childAges=7`,
    });
    expect(await screen.findByLabelText('Age at check-in')).toHaveValue('7');
    await user.click(nextButton());
    const summary = within(
      await screen.findByRole('group', { name: 'Contact and passenger data is not complete. Please recheck.' }),
    );
    const titles = summary.getAllByRole('link', { name: /Choose a title/ }).map(({ textContent }) => textContent);
    expect(titles.slice(0, 2)).toEqual(['Contact: Choose a title', 'Guest of room 2: Choose a title']);
    expect(summary.queryByText(/age/)).toBeNull();
  });

  test('keeps what was typed over a reload', async () => {
    const user = userEvent.setup();
    const page = await openCheckout();
    await fillInContact(user);
    await user.type(screen.getByLabelText(/Other requests/), 'Near the garden');
    page.unmount();
    await openCheckout();
    const fields = await findPart('Contact');
    expect(fields.getByLabelText('First name')).toHaveValue('Ayu');
    expect(await fields.findByLabelText('Mobile phone', { selector: 'input' })).toHaveValue('81234567890');
    expect(screen.getByLabelText(/Other requests/)).toHaveValue('Near the garden');
  });

  test('keeps an age that was corrected over a reload', async () => {
    const user = userEvent.setup();
    const url = `${CHECKOUT_URL.replace('countChild=0', 'countChild=1')}&childAges=5`;
    const page = await openCheckout({ url });
    await user.selectOptions(await screen.findByLabelText('Age at check-in'), '6');
    page.unmount();
    await openCheckout({ url });
    expect(await screen.findByLabelText('Age at check-in')).toHaveValue('6');
  });

  test('says before it is left for how long what was typed is kept', async () => {
    const user = userEvent.setup();
    const { router } = await openCheckout();
    await fillInContact(user);
    await act(() => router.navigate('/'));
    expect(await screen.findByRole('dialog', { name: 'Leave this booking?' })).toHaveTextContent(
      'What you typed is kept on this device for a day.',
    );
  });

  test('speaks Indonesian', async () => {
    await openCheckout({ locale: 'id' });
    expect(await screen.findByRole('heading', { name: 'Siapa yang menginap?' })).toBeVisible();
    expect(screen.getAllByText(/2 tamu, 1 kamar/i)[0]).toBeVisible();
  });
});

describe('without an offer', () => {
  test('a room that is gone leads to others', async () => {
    await openCheckout({ handlers: { 'POST /api/v1/hotel/detail': () => ({ ...HOTEL, Rooms: [] }) } });
    expect(await screen.findByRole('heading', { name: 'This room is no longer available' })).toBeVisible();
    const link = screen.getByRole('link', { name: 'Choose another room' });
    expect(link.getAttribute('href')).toMatch(/^\/hotel\/detail\?.*hotelKey=HTL-DPS-007/);
  });

  test('an address without a room says so', async () => {
    await openCheckout({ url: '/hotel/checkout' });
    expect(await screen.findByRole('heading', { name: 'No room is chosen yet' })).toBeVisible();
  });

  test('a failure is told and can be tried again', async () => {
    const user = userEvent.setup();
    let isUp = false;
    await openCheckout({
      handlers: { 'POST /api/v1/hotel/detail': () => (isUp ? HOTEL : refusal(500, 'Something went wrong!')) },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong!');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Who is staying?' })).toBeVisible();
  });
});

test('who asks for a price again is told when it is another one', async () => {
  const user = userEvent.setup();
  const dearer = { ...HOTEL, Rooms: HOTEL.Rooms.map((room) => ({ ...room, totalPrice: 5_541_400 })) };
  const first = [{ ...HOTEL, QuoteExpiresAt: '2026-11-20T06:59:00Z' }];
  const { router } = await openCheckout({ handlers: { 'POST /api/v1/hotel/detail': () => first.pop() ?? dearer } });
  await user.click(await screen.findByRole('button', { name: 'Ask for the price again' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'The price has changed' });
  expect(dialog).toHaveTextContent(/You saw.*5\.380\.000.*Difference.*161\.400.*New total.*5\.541\.400/);
  await user.click(within(dialog).getByRole('button', { name: /^Accept Rp/ }));
  await waitFor(() => expect(router.state.location.search).toContain('totalPrice=5541400'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});
