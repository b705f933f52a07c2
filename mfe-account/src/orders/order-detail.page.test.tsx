import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatInstantHere } from '@wisata/kernel/dates';
import type { SlotProps } from '@wisata/kernel/remote';
import { TEST_USER, refusal, renderPage, type Handlers } from '@wisata/runtime/testing';
import { makeLine, makeRequest, makeTransaction, PAID_LINE } from '../api/order.fixture.ts';
import type { Line } from '../api/order.schema.ts';
import { remote } from '../manifest.ts';
import en from '../messages/en.json' with { type: 'json' };
import id from '../messages/id.json' with { type: 'json' };

const SEND = 'POST /api/v1/messages/create-new';
/** With the time of the device that reads it. */
const at = (instant: string) => formatInstantHere(instant, 'en');
const slots = {
  'hotel:order-line': ({ line }: SlotProps['order-line']) => <article aria-label={line.title}>{line.code}</article>,
  'hotel:ticket': ({ line }: SlotProps['ticket']) => (
    <article aria-label={`Voucher of ${line.title}`}>{line.code}</article>
  ),
};
const bookingOf = (line: Line): Handlers => ({ [`GET /api/v1/dashboard/booking/${line.id}`]: () => line });
const open = (handlers: Handlers, query = `id=${PAID_LINE.id}`, locale?: 'id') =>
  renderPage({
    routes: remote.routes,
    url: `/dashboard/order/detail?${query}`,
    user: TEST_USER,
    handlers,
    slots,
    messages: { account: locale ? id : en },
    ...(locale ? { locale } : {}),
  });

describe('one booking', () => {
  test('shows voucher, price with its discount, and its story', async () => {
    const line = {
      ...PAID_LINE,
      promo_code: 'HEMAT100',
      total_discount: 100_000,
      amount: 1_245_000,
      timeline: [
        { kind: 'created', at: '2026-11-20T06:30:00.000Z', note: null },
        { kind: 'payment-settled', at: '2026-11-20T06:41:00.000Z', note: null },
        { kind: 'issued', at: '2026-11-20T06:42:00.000Z', note: null },
      ],
    };
    await open(bookingOf(line));
    expect(await screen.findByRole('article', { name: `Voucher of ${line.title}` })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Paid' })).toHaveTextContent(
      /Paid 13:41 WIB, Fri 20 Nov 2026.*Rp\.\s1\.345\.000.*Voucher code HEMAT100\s*-Rp\.\s100\.000.*Total\s*Rp\.\s1\.245\.000/,
    );
    const story = within(screen.getByRole('list', { name: 'What happened so far' }));
    expect(story.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `done: Booked${at('2026-11-20T06:30:00.000Z')}`,
      `done: Paid${at('2026-11-20T06:41:00.000Z')}`,
      `done: Voucher Issued${at('2026-11-20T06:42:00.000Z')}`,
    ]);
  });

  test('that waits for money leads to the payment and cannot be given back', async () => {
    const line = makeLine();
    await open(bookingOf(line));
    expect(await screen.findByRole('link', { name: 'Choose how to pay' })).toHaveAttribute(
      'href',
      `/payment?booking=${line.id}`,
    );
    expect(screen.getByRole('list', { name: 'What happened so far' })).toHaveTextContent(
      /to come: Paymentby 15:00 WIB, Fri 20 Nov 2026/,
    );
    expect(screen.queryByRole('button', { name: 'Ask for a refund' })).toBeNull();
  });

  test('joins the itinerary', async () => {
    const { toasts, requests } = await open({
      ...bookingOf(PAID_LINE),
      'POST /api/v1/itinerary/add': () => ({
        id: 'it-1',
        booking_id: PAID_LINE.id,
        service: 'hotel',
        title: PAID_LINE.title,
        start_date: '2026-12-12',
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add to itinerary' }));
    await waitFor(() => expect(toasts).toEqual([{ message: 'Added to itinerary', kind: 'success' }]));
    expect(requests.at(-1)?.json).toEqual({ id: PAID_LINE.id });
  });

  test('of somebody else is not found, and leads to the own ones', async () => {
    const stranger = {
      [`GET /api/v1/dashboard/booking/x`]: () => refusal(404, 'Orders not found', { code: 'BOOKING_NOT_FOUND' }),
    };
    await open(stranger, 'id=x');
    expect(await screen.findByRole('heading', { level: 1, name: 'Orders not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show all bookings' })).toHaveAttribute('href', '/dashboard/order');
  });
});

describe('one transaction', () => {
  const transaction = makeTransaction({ paymentStatus: 'paid', bookings: [PAID_LINE] });
  const path = `GET /api/v1/transaction/detail/${transaction.id}`;

  test('shows what was paid, how and when, with its bookings', async () => {
    await open({ [path]: () => transaction }, `transaction=${transaction.id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Transaction TRX-261120-000007' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Payment' })).toHaveTextContent(
      /Begun 13:30 WIB.*Paid 13:30 WIB.*Rp\.\s1\.345\.000.*BCA virtual account\s*Rp\.\s4\.000.*Rp\.\s1\.349\.000/,
    );
    expect(screen.getByRole('link', { name: 'See voucher' })).toHaveAttribute(
      'href',
      `/hotel/eticket?id=${PAID_LINE.id}`,
    );
  });

  test('that is unknown is not found', async () => {
    await open(
      { [path]: () => refusal(404, 'Transaction not found', { code: 'PAYMENT_NOT_FOUND' }) },
      `transaction=${transaction.id}`,
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Transaction not found' })).toBeVisible();
  });
});

describe('a request', () => {
  const STORY = [
    `under way: ReceivedYou · ${at('2026-11-20T06:45:00.000Z')}`,
    'to come: Being looked atWith our help desk, as a rule within one working day',
    'to come: AnsweredBy e-mail from our help desk',
  ];
  const REASON = 'My mother is ill and we stay at home.';
  /** A server that shows the request once it has it. */
  function serve(line: Line = PAID_LINE): Handlers {
    let kept = line;
    return {
      [`GET /api/v1/dashboard/booking/${line.id}`]: () => kept,
      [SEND]: ({ json }) => {
        const { type, reason } = json as { type: 'refund' | 'reschedule'; reason: string };
        kept = { ...kept, requests: [...kept.requests, makeRequest({ type, reason })] };
        return Response.json({ status: true, success: true, message: 'Request is sent', data: null });
      },
    };
  }

  test('for a refund names what comes back, is sent once, and shows its story', async () => {
    const user = userEvent.setup();
    const line = { ...PAID_LINE, refund_estimate: { amount: 1_210_500, currency: 'IDR' as const } };
    const { requests, toasts, router } = await open(serve(line));
    await user.click(await screen.findByRole('button', { name: 'Ask for a refund' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ask for a refund' });
    expect(dialog).toHaveTextContent(/about Rp\.\s1\.210\.500 comes back/);
    expect(router.state.location.search).toContain('request=refund');
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), REASON);
    await user.click(within(dialog).getByRole('button', { name: 'Send refund request' }));
    const story = await screen.findByRole('list', { name: 'Refund request' });
    expect(
      within(story)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(STORY);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(toasts).toEqual([{ message: 'Request is sent', kind: 'success' }]);
    expect(requests.filter(({ target }) => target === SEND).map(({ json }) => json)).toEqual([
      expect.objectContaining({
        type: 'refund',
        order_id: PAID_LINE.id,
        reason: REASON,
        firstName: 'Ayu',
        email: 'ayu@wisata.test',
      }),
    ]);
    expect(screen.queryByRole('button', { name: 'Ask for a refund' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Ask for another day' })).toBeVisible();
  });

  test('for another day asks for the day and puts the mistakes first', async () => {
    const user = userEvent.setup();
    const { requests } = await open(serve());
    await user.click(await screen.findByRole('button', { name: 'Ask for another day' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Send request' }));
    const summary = within(dialog).getByRole('group', { name: 'Please check these fields' });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Enter the new first day', 'Enter a reason']);
    const day = within(dialog).getByRole('textbox', { name: 'New first day' });
    await user.type(day, '23 Dec 2026{tab}');
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), REASON);
    await user.type(day, '20/13/2026', { initialSelectionStart: 0, initialSelectionEnd: 99 });
    await user.click(within(dialog).getByRole('button', { name: 'Send request' }));
    expect(await within(dialog).findByRole('link', { name: 'Enter a day such as 24 Dec 2026' })).toBeVisible();
    await user.type(day, '24 Dec 2026', { initialSelectionStart: 0, initialSelectionEnd: 99 });
    await user.click(within(dialog).getByRole('button', { name: 'Send request' }));
    await screen.findByRole('list', { name: 'Request for another day' });
    expect(requests.find(({ target }) => target === SEND)?.json).toMatchObject({
      type: 'reschedule',
      wanted_date: '2026-12-24',
    });
  });

  test('keeps what was typed when the dialog is closed or the page loaded again', async () => {
    const user = userEvent.setup();
    const { router, unmount } = await open(serve());
    await user.click(await screen.findByRole('button', { name: 'Ask for a refund' }));
    await user.type(await screen.findByRole('textbox', { name: 'Reason' }), REASON);
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toBe(`?id=${PAID_LINE.id}`);
    unmount();
    await open(serve(), `id=${PAID_LINE.id}&request=refund&line=${PAID_LINE.id}`);
    expect(await screen.findByRole('textbox', { name: 'Reason' })).toHaveValue(REASON);
  });

  test('that is refused stays in the dialog with the reason', async () => {
    const user = userEvent.setup();
    await open({ ...serve(), [SEND]: () => refusal(409, 'There is an open request of this kind.') });
    await user.click(await screen.findByRole('button', { name: 'Ask for a refund' }));
    await user.type(await screen.findByRole('textbox', { name: 'Reason' }), REASON);
    await user.click(screen.getByRole('button', { name: 'Send refund request' }));
    expect(await screen.findByText('There is an open request of this kind.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue(REASON);
  });

  test('with a question of the help desk is answered on the page', async () => {
    const user = userEvent.setup();
    const question = { at: '2026-11-20T05:00:00.000Z', kind: 'question', note: 'Does your sister still travel?' };
    const request = makeRequest({ status: 'in-review' });
    const line = { ...PAID_LINE, requests: [{ ...request, timeline: [...request.timeline, question] }] };
    const REPLY = `POST /api/v1/request/${request.id}/reply`;
    const { requests, toasts } = await open({ ...serve(line), [REPLY]: () => request });
    const story = within(await screen.findByRole('list', { name: 'Refund request' }));
    expect(story.getByText(/Does your sister still travel\?/)).toBeVisible();
    const send = await screen.findByRole('button', { name: 'Send answer' });
    await user.click(send);
    const field = screen.getByRole('textbox', { name: 'Your answer' });
    expect(field).toHaveAccessibleDescription(/Write your answer/);
    await user.type(field, ' No, nobody. ');
    await user.click(send);
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(requests.find(({ target }) => target === REPLY)?.json).toMatchObject({ note: 'No, nobody.' });
  });

  test('speaks Indonesian', async () => {
    await open(serve({ ...PAID_LINE, requests: [makeRequest({ status: 'in-review' })] }), undefined, 'id');
    expect(await screen.findByRole('heading', { name: 'Pengajuan pengembalian dana' })).toBeVisible();
    expect(screen.getByText(/Sekitar Rp\.\s1\.210\.500 kembali/)).toBeVisible();
  });
});
