import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { price, money } from '@wisata/kernel/money';
import { refusal, renderPage } from '@wisata/runtime/testing';
import en from '../messages/en.json' with { type: 'json' };
import ReadingCurrency from './reading-currency.slot.tsx';

const RATES = { date: '2026-11-20', rupiah: { IDR: 1, SGD: 12_000, USD: 16_000 } };
const KEY = 'aerowisata_reading_currency';

function Page({ isOpen }: { isOpen: boolean }) {
  const [total, setTotal] = useState(1_600_000);
  return (
    <>
      <b>{price(money(total, 'IDR'))}</b>
      <p>from {price(money(72_00, 'SGD'))} per adult</p>
      <button onClick={() => setTotal(3_200_000)}>Pay {price(money(total, 'IDR'))}</button>
      <ReadingCurrency isOpen={isOpen} onClose={() => undefined} />
    </>
  );
}

const open = (isOpen: boolean, rates: unknown = RATES) =>
  renderPage({
    routes: [{ path: '/', element: <Page isOpen={isOpen} /> }],
    url: '/',
    messages: { account: en },
    handlers: { 'GET /api/v1/rates': () => rates },
  });
const noteOf = (text: string | RegExp) => screen.getByText(text).getAttribute('data-about')?.replace('\u00a0', ' ');
const TOTAL = /^Rp\.\s1\.600\.000$/;

describe('on a device where a currency was chosen', () => {
  beforeEach(() => window.localStorage.setItem(KEY, 'USD'));

  test('every amount says what it is about in it, under its own or within its sentence, and no control does', async () => {
    await open(false);
    await waitFor(() => expect(noteOf(TOTAL)).toBe('about USD 100'));
    expect(screen.getByText(TOTAL)).toHaveAttribute('data-alone');
    expect(noteOf(/per adult/)).toBe('about USD 54');
    expect(screen.getByText(/per adult/)).not.toHaveAttribute('data-alone');
    expect(screen.getByRole('button', { name: /Pay/ })).not.toHaveAttribute('data-about');
  });

  test('an amount that changes has its note changed', async () => {
    await open(false);
    await waitFor(() => expect(noteOf(TOTAL)).toBe('about USD 100'));
    await userEvent.click(screen.getByRole('button', { name: /Pay/ }));
    await waitFor(() => expect(noteOf(/^Rp\.\s3\.200\.000$/)).toBe('about USD 200'));
  });

  test('nothing is said once it is left', async () => {
    const { unmount } = await open(false);
    await waitFor(() => expect(noteOf(TOTAL)).toBe('about USD 100'));
    const total = screen.getByText(TOTAL);
    unmount();
    expect(total).not.toHaveAttribute('data-about');
  });
});

test('a currency is chosen, is kept on this device, and is given up again; what is charged is said', async () => {
  await open(true);
  expect(await screen.findByText(/You are charged in the currency that the price is shown in/)).toBeVisible();
  expect(await screen.findByText('At the rates of Fri 20 Nov 2026. Your bank may use others.')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /US Dollar/ }));
  await waitFor(() => expect(noteOf(TOTAL)).toBe('about USD 100'));
  expect(window.localStorage.getItem(KEY)).toBe('USD');
  await userEvent.click(screen.getByRole('radio', { name: 'Nothing: prices as they are sold' }));
  await waitFor(() => expect(noteOf(TOTAL)).toBeUndefined());
  expect(window.localStorage.getItem(KEY)).toBeNull();
});

test('without rates no second amount is made up', async () => {
  window.localStorage.setItem(KEY, 'USD');
  await open(true, refusal(400, 'No rates'));
  expect(await screen.findByText(/could not be loaded/)).toBeVisible();
  expect(noteOf(TOTAL)).toBeUndefined();
});
