import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { extractText, getDocumentProxy } from 'unpdf';
import { settleBooking, startTestBackend, type LooseJson, type TestBackend } from '../../../testing.ts';
import { bookingsModule } from '../../bookings/index.ts';
import { flightModule } from '../index.ts';
import { voucherModule } from '../../voucher/index.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ modules: [bookingsModule, flightModule, voucherModule] });
});
afterAll(() => backend?.close());

const EMAIL = 'ayu@example.com';
const CONTACT = { title: 'MRS', first_name: 'Ayu', last_name: 'Lestari', email: EMAIL, mobile_phone: '0812 3456 7890' };
const ADULT = { type: 'ADT', title: 'MRS', first_name: 'Ayu', last_name: 'Lestari', id_number: '3171055704900001' };
const INFANT = { type: 'INF', title: 'INF', first_name: 'Raka', last_name: 'Raka', birth_date: '2026-01-10' };

const post = async (path: string, json: object): Promise<LooseJson> => {
  const { status, body } = await backend.call('POST', path, { json });
  if (status !== 200) throw new Error(`${path}: ${status} ${body.message}`);
  return body.data;
};

/** A round trip to Papua with a change of planes on the way there, for an adult and an infant. */
async function bookRoundTrip() {
  const party = { adult: 1, infant: 1 };
  const dates = { departDate: '2026-12-07', returnDate: '2026-12-14' };
  const found = await post('/api/v1/flight/availability', { origin: 'CGK', destination: 'DJJ', ...dates, ...party });
  const [there, back] = found.Schedules.map(({ Flights }: LooseJson, index: number) =>
    Flights.find((flight: LooseJson) => flight.IsAvailable && flight.TotalTransit === (index === 0 ? 1 : 0)),
  );
  const flights = [there, back].map(({ FlightId, ClassObjects }) => ({ FlightId, ClassId: ClassObjects[0].Id }));
  const total_price = there.TotalFare + back.TotalFare;
  const body = { flights, ...party, total_price, contact: CONTACT, passengers: [ADULT, INFANT] };
  return { there, back, total_price, booking: await post('/api/v1/flight/booking', body) };
}

const settle = ({ id }: LooseJson) => settleBooking(backend, id);
const calendarOf = async ({ id }: LooseJson): Promise<string> => {
  const { body } = await backend.call('GET', `/api/v1/download/calendar?id=${id}&email=${EMAIL}`);
  return String(body).replace(/\r\n[ \t]/g, '');
};
const textOf = async (id: string, locale: string) => {
  const json = { id, service: 'flight', email: EMAIL, locale };
  const { bytes } = await backend.call('POST', '/api/v1/download/voucher', { json });
  const { text, totalPages } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  return { text: text.replace(/\s+/g, ' '), totalPages };
};

test('a booked, paid and issued round trip gives its e-ticket and one calendar event for each flight', async () => {
  const { there, back, total_price, booking } = await bookRoundTrip();
  expect(await calendarOf(booking)).toContain(`SUMMARY:Pay order ${booking.code}`);
  await settle(booking);
  await backend.drainJobs();

  const { text } = await textOf(booking.id, 'en');
  const [before, after] = there.ConnectingFlights;
  for (const sentence of [
    'LESTARI / AYU MRS',
    'RAKA / RAKA INF',
    `${there.Facilities[0].value}, not for infants`,
    'Infant, on a lap',
    booking.code,
    ...booking.booking_code.split(', '),
    `${there.DepartTime} WIB`,
    `${after.ArriveTime} WIT`,
    before.Number,
    after.Number,
    back.Number,
    'to change planes in',
    'Mon 7 Dec 2026',
    'Mon 14 Dec 2026',
    'Soekarno-Hatta International Airport',
    there.Facilities[0].value,
    there.Refund.refund,
    `Total of this booking ${total_price.toLocaleString('en-US')}.00`,
  ]) {
    expect(text).toContain(sentence);
  }
  expect(text).toMatch(/\d{3}-\d{10}/);
  const indonesian = (await textOf(booking.id, 'id')).text;
  for (const word of ['E-tiket', 'Voucher Issued', 'Nomor tiket', `${there.DepartTime.replace(':', '.')} WIB`]) {
    expect(indonesian).toContain(word);
  }

  const calendar = await calendarOf(booking);
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  const departAt = new Date(`${there.DepartDate}T${there.DepartTime}:00+07:00`);
  expect(calendar).toContain(`DTSTART:${departAt.toISOString().replace(/[-:]|\.000/g, '')}`);
  expect(calendar).toContain(`SUMMARY:Flight ${before.Number}\\, Jakarta to`);
});
