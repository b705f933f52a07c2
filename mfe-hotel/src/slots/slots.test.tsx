import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderLine, SlotProps } from '@wisata/kernel/remote';
import { refusal, renderPage, type RenderPageOptions } from '@wisata/runtime/testing';
import * as lines from '../api/order-line.fixture.ts';
import en from '../messages/en.ts';
import id from '../messages/id.ts';
import HotelOrderLine from './order-line.slot.tsx';
import HotelTicket from './ticket.slot.tsx';

function show(element: React.ReactElement, more: Partial<RenderPageOptions> = {}) {
  const { locale = 'en', ...rest } = more;
  const messages = { hotel: locale === 'id' ? id : en };
  return renderPage({ routes: [{ path: '/', element }], url: '/', locale, messages, ...rest });
}
const showLine = (line: OrderLine, more?: Partial<RenderPageOptions>) => show(<HotelOrderLine line={line} />, more);
const showTicket = (props: SlotProps['ticket'], more?: Partial<RenderPageOptions>) =>
  show(<HotelTicket {...props} />, more);

describe('an order line', () => {
  test('says what is booked and until when it can be canceled for free', async () => {
    await showLine(lines.UNPAID_LINE);
    const line = await screen.findByRole('article', { name: 'Samudra Biru Sanur' });
    expect(line).toHaveTextContent('Sanur, Bali');
    expect(line).toHaveTextContent('Sat 12 Dec to Wed 16 Dec 2026, 4 nights');
    expect(line).toHaveTextContent(/Deluxe Garden · Breakfast included · 2 guests, 1 room/);
    expect(line).toHaveTextContent(/Free cancellation until 18:00 WITA, Wed 9 Dec 2026/);
    expect(line).toHaveTextContent('Check-in from 14:00 WITA');
    expect(line).toHaveTextContent(/Rp\. 5\.380\.000/);
    expect(within(line).getByText('Unpaid')).toBeVisible();
  });

  test.each([
    ['at once', 'eager', { isTop: true }],
    ['when it comes near', 'lazy', {}],
  ])('loads its picture %s', async (_when, loading, more) => {
    const { container } = await show(<HotelOrderLine line={lines.UNPAID_LINE} {...more} />);
    await screen.findByRole('article');
    expect(container.querySelector('img')).toHaveAttribute('loading', loading);
  });

  test.each([
    ['Voucher Issued', lines.ISSUED_LINE],
    ['Issuing Voucher', lines.ISSUING_LINE],
    ['Failed Issuance', lines.FAILED_LINE],
    ['Booking Canceled', lines.CANCELED_LINE],
    ['Booking Expired', lines.EXPIRED_LINE],
  ])('reads "%s"', async (label, line) => {
    await showLine(line);
    expect(await screen.findByText(label)).toBeVisible();
  });

  test('that expired leads to the same search again', async () => {
    await showLine(lines.EXPIRED_LINE);
    const href = (await screen.findByRole('link', { name: 'Search again' })).getAttribute('href') ?? '';
    expect(href).toMatch(/^\/hotel\/detail\?/);
    expect(Object.fromEntries(new URLSearchParams(href.split('?')[1]))).toEqual({
      hotelKey: 'HTL-DPS-007',
      checkInDate: '2026-12-12',
      checkOutDate: '2026-12-16',
      countRoom: '1',
      countGuest: '2',
      countChild: '1',
    });
  });

  test.each([[null], [{}], [{ hotel: 'gone', paxes: 3, check_in_date: 'soon' }]])(
    'with the record %j is shown all the same',
    async (detail) => {
      await showLine({ ...lines.UNPAID_LINE, detail });
      expect(await screen.findByRole('heading', { name: lines.UNPAID_LINE.title })).toBeVisible();
    },
  );
});

describe('a ticket', () => {
  test('has code, names, address, times with zone, rules and contact', async () => {
    await showTicket({ line: lines.ISSUED_LINE });
    const voucher = await screen.findByRole('article', { name: 'Samudra Biru Sanur' });
    expect(voucher).toHaveTextContent('WS7K3M9Q2X');
    expect(await within(voucher).findByRole('img', { name: 'QR code of order WS7K3M9Q2X' })).toBeVisible();
    for (const text of ['Mrs Ayu Lestari', 'child, 6 years', '14:00 WITA', '12:00 WITA', 'PLS-771204']) {
      expect(voucher).toHaveTextContent(text);
    }
    expect(voucher).toHaveTextContent('Jl. Danau Tamblingan No. 88');
    expect(screen.getByText('The KTP or passport of the guest named first.')).toBeVisible();
    expect(screen.getByText(/the full price is charged/)).toBeVisible();
    expect(screen.getByRole('link', { name: '021 5084 7000' })).toHaveAttribute('href', 'tel:02150847000');
  });

  test('while it is issued asks for patience and shows no code', async () => {
    await showTicket({ line: lines.ISSUING_LINE });
    expect(await screen.findByRole('status')).toHaveTextContent(/within 24 hours of payment, contact customer service/);
    expect(screen.queryByRole('img', { name: /QR code/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Download voucher' })).not.toBeInTheDocument();
  });

  test('that could not be issued says whom to call', async () => {
    await showTicket({ line: lines.FAILED_LINE });
    expect(
      await screen.findByText(
        /We are experiencing an issue in issuing your voucher, contact customer service\. .*021 5084 7000/,
      ),
    ).toBeVisible();
  });

  test('is downloaded by a guest with the e-mail, and says so', async () => {
    const user = userEvent.setup();
    const pdf = new Response('%PDF', {
      headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="voucher.pdf"' },
    });
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:voucher';
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    };
    const { requests, toasts } = await showTicket(
      { line: lines.ISSUED_LINE, email: 'ayu@mail.example' },
      { handlers: { 'POST /api/v1/download/voucher': () => pdf } },
    );
    await user.click(await screen.findByRole('button', { name: 'Download voucher' }));
    await waitFor(() => expect(toasts).toEqual([{ message: 'Download Success', kind: 'success' }]));
    expect(saved).toEqual(['voucher.pdf']);
    expect(requests.at(-1)?.json).toEqual({
      id: lines.ISSUED_LINE.id,
      service: 'hotel',
      locale: 'en',
      email: 'ayu@mail.example',
    });
  });

  test('that cannot be downloaded says why on the page', async () => {
    const user = userEvent.setup();
    await showTicket(
      { line: lines.ISSUED_LINE },
      { handlers: { 'GET /api/v1/download/calendar': () => refusal(404, 'Orders not found') } },
    );
    await user.click(await screen.findByRole('button', { name: 'Calendar' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Orders not found');
  });

  test('speaks Indonesian', async () => {
    await showTicket({ line: lines.FAILED_LINE }, { locale: 'id' });
    expect(await screen.findByText(/Ada kendala saat menerbitkan voucher Anda/)).toBeVisible();
  });
});
