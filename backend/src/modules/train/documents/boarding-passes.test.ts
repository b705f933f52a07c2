import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { extractText, getDocumentProxy } from 'unpdf';
import type { TrainBookedAnswer } from '@wisata/kernel/contracts/train-booking';
import { settleBooking, startTestBackend, type TestBackend } from '../../../testing.ts';
import { structuredDataOf } from '../../../testing-html.ts';
import { bookingsModule } from '../../bookings/index.ts';
import { voucherModule } from '../../voucher/index.ts';
import { trainModule } from '../index.ts';
import { ADULT, book, bookingOf, CONTACT, findOffers, INFANT, type Offer } from '../train.fixture.ts';

let backend: TestBackend;
let there: Offer;
let back: Offer;
let booking: TrainBookedAnswer;
beforeAll(async () => {
  backend = await startTestBackend({ modules: [bookingsModule, trainModule, voucherModule] });
  [there] = (await findOffers(backend)) as [Offer];
  [back] = (await findOffers(backend, { origin: 'SBI', destination: 'GMR', departDate: '2026-12-14' })) as [Offer];
  booking = await book(backend, bookingOf([there, back], { infant: 1, passengers: [ADULT, INFANT] }));
});
afterAll(() => backend?.close());

async function calendar(): Promise<string> {
  const path = `/api/v1/download/calendar?id=${booking.id}&email=${CONTACT.email}`;
  return String((await backend.call('GET', path)).body).replace(/\r\n[ \t]/g, '');
}
async function pagesOf(locale: string): Promise<string[]> {
  const json = { id: booking.id, service: 'train', email: CONTACT.email, locale };
  const { bytes } = await backend.call('POST', '/api/v1/download/voucher', { json });
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: false });
  return text.map((page) => page.replace(/\s+/g, ' '));
}

test('before it is paid a trip has its deadline in the calendar and no pass', async () => {
  expect(await calendar()).toContain(`SUMMARY:Pay order ${booking.code}`);
  const json = { id: booking.id, service: 'train', email: CONTACT.email };
  expect((await backend.call('POST', '/api/v1/download/voucher', { json })).status).toBe(409);
});

test('an issued trip has a pass for each passenger on each train, an event for each train and its reservations', async () => {
  await settleBooking(backend, booking.id);
  await backend.drainJobs();
  const pages = await pagesOf('en');
  expect(pages).toHaveLength(4);
  const [coach, seat] = booking.passengers[0]!.seats[0]!.seat_number.split(' / ');
  const [first, infant, third] = pages as [string, string, string];
  const said = [
    'LESTARI / AYU MRS',
    coach!,
    seat!,
    booking.bookings[0]!.booking_code,
    booking.code,
    `${there.journey.TrainName} ${there.journey.CarrierNumber}`,
    'Gambir (GMR)',
    'Jl. Medan Merdeka Timur 1, Jakarta',
    'Surabaya Pasar Turi (SBI)',
    `${there.journey.DepartTime} WIB`,
    'Fri 11 Dec 2026',
    there.segment.ClassName,
    ADULT.id_number,
  ];
  for (const words of said) expect(first).toContain(words);
  expect(first).toMatch(/1024\d{9}/);
  expect(infant).toContain('LESTARI / BIMA MSTR');
  expect(infant).toContain('on a lap');
  expect(third).toContain(booking.bookings[1]!.booking_code);
  expect((await pagesOf('id'))[0]).toContain(`${there.journey.DepartTime.replace(':', '.')} WIB`);

  const events = await calendar();
  expect(events.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  const departAt = new Date(`${there.journey.DepartDate}T${there.journey.DepartTime}:00+07:00`);
  expect(events).toContain(`DTSTART:${departAt.toISOString().replace(/[-:]|\.000/g, '')}`);
  expect(events).toContain('LOCATION:Gambir (GMR)\\, Jl. Medan Merdeka Timur 1\\, Jakarta');
  expect(events).toContain(`Ayu Lestari: ${coach!} / ${seat!}`);

  const mails = await backend.context.db.selectFrom('mails').selectAll().execute();
  const { html } = mails.find(({ subject }) => subject.startsWith('Your e-ticket'))!;
  const [json] = structuredDataOf(html);
  const reservations = JSON.parse(json!) as object[];
  expect(reservations).toHaveLength(4);
  expect(reservations[0]).toMatchObject({
    '@type': 'TrainReservation',
    reservationNumber: booking.bookings[0]!.booking_code,
    underName: { name: 'Ayu Lestari' },
    reservationFor: {
      '@type': 'TrainTrip',
      trainNumber: there.journey.CarrierNumber,
      departureTime: `${there.journey.DepartDate}T${there.journey.DepartTime}:00+07:00`,
    },
    reservedTicket: { ticketedSeat: { seatSection: coach, seatNumber: seat } },
  });
});
