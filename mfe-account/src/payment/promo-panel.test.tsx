import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TEST_USER, refusal, renderPage, type Handlers } from '@wisata/runtime/testing';
import { makeLine, makePromo, makeTransaction, MERCHANTS } from '../api/order.fixture.ts';
import type { Line } from '../api/order.schema.ts';
import type { Promo } from '../api/promo.schema.ts';
import { remote } from '../manifest.ts';
import en from '../messages/en.json' with { type: 'json' };
import id from '../messages/id.json' with { type: 'json' };

// What a test waits for is the page, not the compiler.
beforeAll(() => import('./payment-choice.tsx'));

const LINE = makeLine();
const FIXED = makePromo();
const BEST = makePromo({ code: 'BALIDES', name: 'December in Bali', discount: 250_000 });
const REFUSED = makePromo({
  code: 'JOGJA',
  is_available: false,
  discount: 0,
  message: 'Voucher code is not valid for this region',
  errors: ['Voucher code is not valid for this region', 'Voucher code is not valid for this hotel.'],
  error_codes: ['PROMO_REGION', 'PROMO_HOTEL'],
});
const APPLY = 'POST /api/v1/promo-code/applied';

interface Server {
  readonly promos?: readonly Promo[];
  readonly lines?: readonly Line[];
  readonly more?: Handlers;
}

/** A server that keeps what was applied, as the real one does. */
function serve({ promos = [FIXED, BEST, REFUSED], lines = [LINE], more = {} }: Server = {}): Handlers {
  const kept = new Map(lines.map((line) => [line.id, line]));
  return {
    ...Object.fromEntries(lines.map(({ id: key }) => [`GET /api/v1/dashboard/booking/${key}`, () => kept.get(key)])),
    'GET /api/v1/payment/merchant-info': () => MERCHANTS,
    'GET /api/v1/transaction': () => ({ data: [], current_page: 1, per_page: 10, total: 0 }),
    'GET /api/v1/promo-code/booking-promo-available': ({ query }) => {
      const line = kept.get(query.get('booking') ?? '');
      return {
        booking: line,
        promoCodes: promos.map((promo) => ({ ...promo, is_applied: promo.code === line?.promo_code })),
      };
    },
    [APPLY]: ({ json }) => {
      const { booking, promo_code: code } = json as { booking: string; promo_code: string | null };
      const line = lines.find((each) => each.id === booking)!;
      const promo = promos.find((each) => each.code === code);
      if (code !== null && !promo) return refusal(404, 'Voucher code not available', { code: 'PROMO_NOT_FOUND' });
      const discount = promo?.discount ?? 0;
      const next = { ...line, promo_code: code, total_discount: discount, amount: line.amount - discount };
      kept.set(booking, next);
      return next;
    },
    ...more,
  };
}

const open = (handlers: Handlers, more: { locale?: 'id'; ids?: string } = {}) =>
  renderPage({
    routes: remote.routes,
    url: `/payment?booking=${more.ids ?? LINE.id}`,
    user: TEST_USER,
    handlers,
    messages: { account: more.locale ? id : en },
    ...(more.locale ? { locale: more.locale } : {}),
  });

const summary = () => screen.getByRole('region', { name: 'Your order' });

describe('the voucher codes on the payment page', () => {
  test('suggest the largest discount and take nothing by themselves', async () => {
    const user = userEvent.setup();
    const { requests, toasts } = await open(serve());
    const panel = await screen.findByRole('region', { name: 'Voucher codes' });
    expect(panel).toHaveTextContent(/The code BALIDES takes Rp\.\s250\.000 off this booking\./);
    expect(requests.map(({ target }) => target)).not.toContain(APPLY);
    expect(summary()).toHaveTextContent(/Total\s*Rp\.\s1\.345\.000/);
    await user.click(within(panel).getAllByRole('button', { name: 'Use BALIDES' })[0]!);
    await waitFor(() => expect(summary()).toHaveTextContent(/Voucher code BALIDES\s*-Rp\.\s250\.000/));
    expect(summary()).toHaveTextContent(/Grand Inna Kuta.*Rp\.\s1\.345\.000.*Total\s*Rp\.\s1\.095\.000/);
    expect(requests.find(({ target }) => target === APPLY)?.json).toEqual({ booking: LINE.id, promo_code: 'BALIDES' });
    expect(toasts).toEqual([{ message: 'BALIDES is in use', kind: 'success' }]);
  });

  test('that was taken along is offered first, and waits no longer once it is in use', async () => {
    window.localStorage.setItem('aerowisata_promo_code', FIXED.code);
    await open(serve());
    const panel = await screen.findByRole('region', { name: 'Voucher codes' });
    expect(panel).toHaveTextContent(`You took ${FIXED.code} along`);
    await userEvent.click(within(panel).getAllByRole('button', { name: `Use ${FIXED.code}` })[0]!);
    await screen.findByRole('button', { name: `Remove ${FIXED.code}` });
    expect(window.localStorage.getItem('aerowisata_promo_code')).toBeNull();
  });

  test('that was taken along and does not fit says why, beside one that does', async () => {
    window.localStorage.setItem('aerowisata_promo_code', REFUSED.code);
    await open(serve());
    const panel = await screen.findByRole('region', { name: 'Voucher codes' });
    expect(panel).toHaveTextContent('JOGJA, which you took along, does not fit this booking');
    expect(panel).toHaveTextContent('The code BALIDES takes');
    window.localStorage.removeItem('aerowisata_promo_code');
  });

  test('are taken off again', async () => {
    const user = userEvent.setup();
    const used = makeLine({ promo_code: 'BALIDES', total_discount: 250_000, amount: 1_095_000 });
    const { requests } = await open(
      serve({ lines: [LINE], more: { [`GET /api/v1/dashboard/booking/${LINE.id}`]: () => used } }),
    );
    await user.click(await screen.findByRole('button', { name: 'Remove BALIDES' }));
    expect(requests.find(({ target }) => target === APPLY)?.json).toEqual({ booking: LINE.id, promo_code: null });
  });

  test('that do not fit say the first reason, and all of them when asked', async () => {
    const user = userEvent.setup();
    await open(serve());
    await user.click(await screen.findByText('Enter or choose a voucher code'));
    await user.click(screen.getByText('1 code does not fit this booking'));
    const entry = screen.getByRole('listitem', { name: 'JOGJA' });
    expect(entry.closest('ul')).toHaveAttribute('role', 'list');
    expect(within(entry).getAllByText('Voucher code is not valid for this region')[0]).toBeVisible();
    expect(within(entry).getByText('Voucher code is not valid for this hotel.')).not.toBeVisible();
    await user.click(within(entry).getByText('All 2 reasons'));
    expect(within(entry).getByText('Voucher code is not valid for this hotel.')).toBeVisible();
    expect(within(entry).queryByRole('button', { name: /Use/ })).toBeNull();
  });

  test('may be typed; an unknown one is refused at the field and leaves the amount alone', async () => {
    const user = userEvent.setup();
    await open(serve());
    await user.click(await screen.findByRole('button', { name: 'Use code' }));
    const field = screen.getByRole('textbox', { name: 'Voucher code' });
    expect(field).toHaveAccessibleDescription('Enter a voucher code');
    await user.type(field, ' nothing ');
    await user.click(screen.getByRole('button', { name: 'Use code' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('Voucher code not available'));
    expect(field).toBeInvalid();
    expect(summary()).toHaveTextContent(/Total\s*Rp\.\s1\.345\.000/);
    await user.clear(field);
    await user.type(field, 'hemat100{enter}');
    await waitFor(() => expect(summary()).toHaveTextContent(/Total\s*Rp\.\s1\.245\.000/));
    expect(field).toHaveValue('');
  });

  test('say so when there is none', async () => {
    await open(serve({ promos: [] }));
    expect(await screen.findByText('No voucher available')).toBeVisible();
  });

  test('are locked while a payment is open, with the reason', async () => {
    const transactions = { data: [makeTransaction({ bookings: [LINE] })], current_page: 1, per_page: 10, total: 1 };
    const { requests } = await open(serve({ more: { 'GET /api/v1/transaction': () => transactions } }));
    expect(
      await screen.findByText(/You have started to pay with BCA virtual account\. The amount is fixed/),
    ).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Voucher code' })).toBeDisabled();
    await userEvent.click(screen.getAllByRole('button', { name: 'Use BALIDES' })[0]!);
    expect(requests.map(({ target }) => target)).not.toContain(APPLY);
  });

  test('that do not load leave the ways to pay usable', async () => {
    const away = { 'GET /api/v1/promo-code/booking-promo-available': () => refusal(500, 'The database is away.') };
    await open(serve({ more: away }));
    expect(await screen.findByText(/The voucher codes did not load\./)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'GoPay' })).toBeEnabled();
  });

  test('belong to one booking each', async () => {
    const second = makeLine({ id: 'second', code: 'WS0SECOND0', title: 'Pullman Legian', amount: 900_000 });
    const { requests } = await open(serve({ lines: [LINE, second] }), { ids: `${LINE.id},second` });
    const panel = await screen.findByRole('region', { name: 'Voucher codes: Pullman Legian' });
    await userEvent.click(within(panel).getAllByRole('button', { name: 'Use BALIDES' })[0]!);
    await waitFor(() => expect(summary()).toHaveTextContent(/Total\s*Rp\.\s1\.995\.000/));
    expect(requests.find(({ target }) => target === APPLY)?.json).toMatchObject({ booking: 'second' });
  });

  test('give their reasons in Indonesian', async () => {
    await open(serve(), { locale: 'id' });
    await userEvent.click(await screen.findByText('1 kode tidak cocok untuk pesanan ini'));
    const entry = screen.getByRole('listitem', { name: 'JOGJA' });
    expect(entry).toHaveTextContent('Kode voucher tidak berlaku untuk wilayah ini');
    expect(entry).not.toHaveTextContent('not valid');
  });
});
