import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FLIGHT_RECORD } from '@wisata/kernel/contracts/flight-booking.fixture';
import type { FlightBooking } from '@wisata/kernel/contracts/flight-booking';
import type { SlotProps } from '@wisata/kernel/remote';
import { refusal, renderPage, type RenderPageOptions } from '@wisata/runtime/testing';
import { LINES } from '../api/order-line.fixture.ts';
import en from '../messages/en.ts';
import id from '../messages/id.ts';
import FlightTicket from './ticket.slot.tsx';

type Flight = FlightBooking['flight_details'][number];

function show(props: SlotProps['ticket'], { locale = 'en', ...more }: Partial<RenderPageOptions> = {}) {
  return renderPage({
    routes: [{ path: '/', element: <FlightTicket {...props} /> }],
    url: '/',
    locale,
    messages: { flight: locale === 'id' ? id : en },
    ...more,
  });
}

describe('an issued ticket', () => {
  test('is a card for each journey with booking code, QR, names and ticket numbers', async () => {
    await show({ line: LINES.issued });
    const there = within(await screen.findByRole('article', { name: 'Jakarta to Denpasar' }));
    expect(there.getByText('QZTK8M')).toBeVisible();
    expect(await there.findByRole('img', { name: 'QR code of booking code QZTK8M, QG 690' })).toBeVisible();
    const rows = within(there.getByRole('table'))
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows).toEqual([
      'PassengerTicket numberBag',
      'LESTARI / AYU MRS888247160311820 kg',
      'SUHARTO / SUHARTO MR888247160311920 kg',
      'LESTARI PUTRI / KIRANA MISS888247160312020 kg',
    ]);
    expect(screen.getByRole('link', { name: 'Open ticket page' })).toHaveAttribute(
      'href',
      `/flight/eticket?id=${LINES.issued.id}`,
    );
    expect(screen.getByRole('article', { name: 'Denpasar to Jakarta' })).toHaveTextContent(
      /17:40WITA.*Denpasar DPS, terminal D.*18:35WIB.*Jakarta CGK, T3/,
    );
  });

  test('promises no bag to an infant, and none that was not in the price', async () => {
    const [back, there] = FLIGHT_RECORD.flight_details as [Flight, Flight];
    const [adult] = FLIGHT_RECORD.passengers as [FlightBooking['passengers'][number]];
    const infant = { ...adult, type: 'INF', title: 'INF', first_name: 'Raka', last_name: 'Raka' } as const;
    const detail: FlightBooking = {
      ...FLIGHT_RECORD,
      passengers: [adult, infant],
      flight_details: [there, { ...back, baggage: '0 kg' }],
    };
    await show({ line: { ...LINES.issued, detail } });
    const bagsOf = async (name: string) =>
      within(await screen.findByRole('article', { name }))
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.lastElementChild?.textContent);
    expect(await bagsOf('Jakarta to Denpasar')).toEqual(['20 kg', 'none']);
    expect(await bagsOf('Denpasar to Jakarta')).toEqual(['none', 'none']);
    const day = screen.getByRole('region', { name: 'On the day' });
    expect(day).toHaveTextContent('Checked bag for each adult and child: 20 kg, none for infants.');
  });

  test('names the cities of the booking, not the code twice', async () => {
    const [back] = FLIGHT_RECORD.flight_details as [Flight];
    const yogyakarta = { destination: 'YIA', destination_city: 'Yogyakarta', destination_terminal: null };
    const detail: FlightBooking = { ...FLIGHT_RECORD, flight_details: [{ ...back, ...yogyakarta }] };
    await show({ line: { ...LINES.issued, detail } });
    expect(await screen.findByRole('article', { name: 'Denpasar to Yogyakarta' })).toHaveTextContent('Yogyakarta YIA');
  });

  test('says what to do on the day, at the airport’s own time', async () => {
    await show({ line: LINES.issued });
    const day = await screen.findByRole('region', { name: 'On the day' });
    expect(day).toHaveTextContent('Sat 12 Dec: be at CGK T3 by 08:55 WIB. Check-in closes 09:40 WIB.');
    expect(day).toHaveTextContent('Bring the KTP of each adult');
    expect(day).toHaveTextContent('Denpasar is 1 hour ahead of Jakarta (WIB + 1 = WITA).');
    expect(screen.getByText('Half of the fare comes back.')).toBeVisible();
    expect(screen.getByRole('link', { name: '021 5084 7000' })).toHaveAttribute('href', 'tel:02150847000');
  });

  test('is downloaded by a guest with the e-mail', async () => {
    const user = userEvent.setup();
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:ticket';
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    };
    const pdf = new Response('%PDF', {
      headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="ticket.pdf"' },
    });
    const { requests, toasts } = await show(
      { line: LINES.issued, email: 'ayu@mail.example' },
      { handlers: { 'POST /api/v1/download/voucher': () => pdf } },
    );
    await user.click(await screen.findByRole('button', { name: 'PDF ticket' }));
    await waitFor(() => expect(toasts).toEqual([{ message: 'Download Success', kind: 'success' }]));
    expect(saved).toEqual(['ticket.pdf']);
    expect(requests.at(-1)?.json).toEqual({
      id: LINES.issued.id,
      service: 'flight',
      locale: 'en',
      email: 'ayu@mail.example',
    });
  });

  test('that cannot be downloaded says why on the page', async () => {
    const user = userEvent.setup();
    await show(
      { line: LINES.issued },
      { handlers: { 'GET /api/v1/download/calendar': () => refusal(404, 'Orders not found') } },
    );
    await user.click(await screen.findByRole('button', { name: 'Calendar' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Orders not found');
  });

  test('speaks Indonesian', async () => {
    await show({ line: LINES.issued }, { locale: 'id' });
    expect(await screen.findByRole('article', { name: 'Jakarta ke Denpasar' })).toHaveTextContent(/10\.25WIB/);
    expect(screen.getByText('Setengah tarif kembali.')).toBeVisible();
  });
});

describe('before it is issued', () => {
  test('asks for patience and shows no code', async () => {
    await show({ line: LINES.issuing });
    expect(await screen.findByText(/within 24 hours of payment, contact customer service/)).toBeVisible();
    expect(screen.queryByRole('img', { name: /QR code/ })).not.toBeInTheDocument();
    expect(screen.queryByText('QZTK8M')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'PDF ticket' })).not.toBeInTheDocument();
  });

  test('a failure says whom to call', async () => {
    await show({ line: LINES.failed });
    expect(
      await screen.findByText(
        /We are experiencing an issue in issuing your voucher, contact customer service\. .*021 5084 7000/,
      ),
    ).toBeVisible();
  });

  test('an expired booking has no ticket', async () => {
    await show({ line: LINES.expired });
    expect(await screen.findByText('There is no ticket for this booking.')).toBeVisible();
  });

  test('a flight abroad asks for passports three hours ahead', async () => {
    const detail: FlightBooking = { ...FLIGHT_RECORD, requires_passport: true };
    const line = { ...LINES.issued, detail };
    await show({ line });
    const day = await screen.findByRole('region', { name: 'On the day' });
    expect(day).toHaveTextContent(/be at CGK T3 by 07:25 WIB/);
    expect(day).toHaveTextContent(/passport of everybody/);
  });
});
