import { describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  fillInContact,
  followMissing,
  findPart,
  MISSING_CONTACT,
  nextButton,
  typeOnlyName,
} from '@wisata/runtime/testing-checkout';
import { TEST_USER } from '@wisata/runtime/testing';
import { checkoutUrl, fareAnswer, KIRANA, SUHARTO } from '../api/flight-checkout.fixture.ts';
import { FARE, fillInBirth, goToReview, openCheckout } from '../testing/checkout-page.tsx';

const FAMILY = { counts: { ADT: 2, CHD: 1, INF: 0 }, isReturn: true };
const openFamily = (more: Parameters<typeof openCheckout>[0] = {}) =>
  openCheckout({
    url: checkoutUrl(FAMILY),
    ...more,
    handlers: { [FARE]: () => fareAnswer(FAMILY), ...more.handlers },
  });
const page = (items: readonly unknown[]) => ({
  data: items,
  current_page: 1,
  from: 1,
  to: items.length,
  first_item: 1,
  last_item: items.length,
  per_page: 100,
  total: items.length,
});
const withSaved = { user: TEST_USER, handlers: { 'GET /api/v1/dashboard/passenger': () => page([SUHARTO, KIRANA]) } };

describe('the flights', () => {
  test('are shown with zones, bags and a price that adds up, journey by journey', async () => {
    await openFamily();
    expect(await screen.findByRole('heading', { name: 'Who is travelling?' })).toBeVisible();
    const price = screen.getByRole('table', { name: 'Price of the flights' });
    expect(price).toHaveTextContent(
      /Departure.*2\.562\.000.*Adult 2 × Rp\. 720\.000.*1\.440\.000.*Child 1 × Rp\. 720\.000.*Taxes and fees.*Airport fee Rp\. 402\.000.*402\.000/,
    );
    expect(price).toHaveTextContent(/Return.*2\.562\.000.*Total.*Rp\. 5\.124\.000/);
    expect(screen.getAllByText(/Sat 12 Dec · Citilink QG 690/)[0]).toBeVisible();
    for (const zone of ['WIB', 'WITA']) expect(screen.getAllByText(zone)[0]).toBeVisible();
    expect(screen.getAllByText('20 kg checked bag for each person')).toHaveLength(2);
  });

  test('are asked for with the chosen ids, the party and the quote', async () => {
    const { requests } = await openFamily();
    await screen.findByRole('heading', { name: 'Who is travelling?' });
    expect(requests.find(({ target }) => target === FARE)?.json).toMatchObject({
      flights: [
        { FlightId: 'F.4.QG690-CGKDPS-20261212', ClassId: 'F.4.QG690-CGKDPS-20261212.Q' },
        { FlightId: 'F.4.QG695-DPSCGK-20261216', ClassId: 'F.4.QG695-DPSCGK-20261216.Q' },
      ],
      adult: 2,
      child: 1,
      infant: 0,
      correlation_id: 'quote-1',
    });
  });
});

describe('the form', () => {
  test('says what is missing in a summary that takes the focus and leads to each field', async () => {
    const user = userEvent.setup();
    await openCheckout();
    await screen.findByRole('heading', { name: 'Who is travelling?' });
    const birth = 'Adult 1: Fill in the date of birth';
    await followMissing(user, {
      summary: 'Contact and passenger data is not complete. Please recheck.',
      links: [...MISSING_CONTACT, birth],
      follow: [birth, 'Day'],
    });
  });

  test('has messages of its own for the contact and for the passengers', async () => {
    const user = userEvent.setup();
    await openCheckout();
    await fillInContact(user);
    await user.click(nextButton());
    expect(await screen.findByRole('group', { name: 'Passenger data is not complete. Please recheck.' })).toBeVisible();
    await fillInBirth(user, 'Adult 1', ['4', '3', '1990']);
    await user.clear(screen.getByLabelText('E-mail'));
    await user.click(nextButton());
    expect(await screen.findByRole('group', { name: 'Contact data is not complete. Please recheck.' })).toBeVisible();
  });

  test('checks ages on the day of departure and says the reason', async () => {
    const user = userEvent.setup();
    await openFamily();
    await fillInBirth(user, 'Child 1', ['12', '12', '2014']);
    const child = await findPart('Child 1');
    expect(await child.findByText(/12 years old on Sat 12 Dec 2026: that is an adult/)).toBeVisible();
    await fillInBirth(user, 'Child 1', ['13', '12', '2014']);
    expect(await child.findByText('11 years old on Sat 12 Dec 2026: a child fare is right (2 to 11).')).toBeVisible();
    expect(child.getByText(/There is a birthday before the flight back/)).toBeVisible();
  });

  test('repeats an only name and shows what the ticket prints', async () => {
    const user = userEvent.setup();
    await openFamily();
    await user.click((await findPart('Adult 2')).getByRole('radio', { name: 'Mr' }));
    await typeOnlyName(user, 'Adult 2', 'SUHARTO / SUHARTO MR');
  });

  test('asks the first adult’s name once while the contact travels', async () => {
    const user = userEvent.setup();
    await openCheckout();
    await fillInContact(user);
    const adult = await findPart('Adult 1');
    expect(adult.getByText('LESTARI / AYU MRS')).toBeVisible();
    expect(adult.queryByLabelText('First name')).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: /I am travelling/ }));
    expect(adult.getByLabelText('First name')).toBeVisible();
  });

  test('asks for a passport only where one is needed, and until when it must be valid', async () => {
    const user = userEvent.setup();
    await openCheckout({ handlers: { [FARE]: () => ({ ...fareAnswer(), requires_passport: true }) } });
    expect(await screen.findByText(/Names as in the passport/)).toBeVisible();
    const adult = await findPart('Adult 1');
    expect(adult.queryByLabelText(/NIK/)).not.toBeInTheDocument();
    const expiry = within(adult.getByRole('group', { name: /Valid until/ }));
    await user.type(expiry.getByLabelText('Day'), '11');
    await user.type(expiry.getByLabelText('Month'), '6');
    await user.type(expiry.getByLabelText('Year'), '2027');
    await user.tab();
    expect(await adult.findByText(/must be valid until Sat 12 Jun 2027 or later/)).toBeVisible();
  });

  test('keeps what was typed over a reload', async () => {
    const user = userEvent.setup();
    const opened = await openCheckout();
    await fillInContact(user);
    await fillInBirth(user, 'Adult 1', ['4', '3', '1990']);
    opened.unmount();
    await openCheckout();
    expect((await findPart('Contact')).getByLabelText('First name')).toHaveValue('Ayu');
    expect((await findPart('Adult 1')).getByLabelText('Year')).toHaveValue('1990');
  });

  test('speaks Indonesian', async () => {
    await openCheckout({ locale: 'id' });
    expect(await screen.findByRole('heading', { name: 'Siapa yang bepergian?' })).toBeVisible();
    expect(screen.getAllByText('Langsung')[0]).toBeVisible();
    expect(screen.queryByText('Direct')).not.toBeInTheDocument();
  });
});

describe('a member', () => {
  test('fills in a saved passenger with one press; who is of another age cannot be picked', async () => {
    const user = userEvent.setup();
    await openFamily(withSaved);
    const adult = await findPart('Adult 2');
    expect(adult.getByRole('button', { name: /Kirana Lestari Putri/ })).toBeDisabled();
    expect(adult.getByText(/is a child on Sat 12 Dec 2026/)).toBeVisible();
    await user.click(adult.getByRole('button', { name: /Suharto/ }));
    expect(adult.getByText('Complete')).toBeVisible();
    expect(adult.getByLabelText(/NIK/)).toHaveValue('3374111708860001');
    expect(adult.queryByRole('checkbox', { name: /Save this traveller/ })).not.toBeInTheDocument();
  });
});

describe('leaving', () => {
  test('Back in the review goes to the form, and asks nobody for the fare again', async () => {
    const user = userEvent.setup();
    const { router, requests } = await openCheckout();
    await goToReview(user);
    expect(router.state.location.search).toContain('step=review');
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { name: 'Who is travelling?' })).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toHaveValue('ayu@mail.example');
    expect(requests.filter(({ target }) => target === FARE)).toHaveLength(1);
  });
});
