import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { applyBookingEvent, bookingServices, bookingsModule, createBooking } from '../bookings/index.ts';
import type { CallOptions, TestBackend } from '../../testing.ts';
import { startTestBackend } from '../../testing.ts';
import { findUserByEmail } from '../auth/index.ts';
import type { Booking, BookingEventKind } from '../bookings/index.ts';
import { HOTEL_BOOKING } from '../../../testing/hotel-booking.fixture.ts';
import { hotelDocuments } from '../hotel/index.ts';
import { voucherModule } from './index.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ modules: [bookingsModule, voucherModule] });
});
afterAll(() => backend?.close());
beforeEach(async () => {
  await backend.context.db.deleteFrom('rate_limits').execute();
});

const GUEST_EMAIL = 'ayu.lestari@mail.example';
const ISSUED: BookingEventKind[] = ['payment-started', 'payment-settled', 'issue-started', 'issued'];

async function book(
  ownerEmail: string | null,
  events: readonly BookingEventKind[],
  service = 'hotel',
): Promise<Booking> {
  const { context, clock } = backend;
  const owner = ownerEmail ? await findUserByEmail(context.db, ownerEmail) : undefined;
  bookingServices(context).set(service, {
    service,
    release: async () => {},
    issue: async () => ({ ok: true, detailPatch: {} }),
    ...(service === 'hotel' ? { documents: hotelDocuments } : {}),
  });
  return context.db.transaction().execute(async (trx) => {
    let booking = await createBooking(context, trx, {
      service,
      userId: owner?.id ?? null,
      contact: HOTEL_BOOKING.contact,
      title: HOTEL_BOOKING.titles.en,
      amountMinor: HOTEL_BOOKING.amountMinor,
      currency: 'IDR',
      timeLimitAt: new Date(clock.now().getTime() + 3_600_000),
      detail: HOTEL_BOOKING.detail,
      search: {},
    });
    for (const kind of events) {
      const outcome = await applyBookingEvent(context, trx, booking.id, { kind });
      if (!outcome.ok) throw new Error(`${kind}: ${outcome.failure.message}`);
      booking = outcome.data;
    }
    return booking;
  });
}

const VOUCHER = '/api/v1/download/voucher';
const ITINERARY = '/api/v1/itinerary/voucher_itin';
const download = (json: object, as: CallOptions['as'] = 'basic', path = VOUCHER, headers = {}) =>
  backend.call('POST', path, { json, as, headers });

test('a guest gets the voucher with the id or the code and the e-mail in any case', async () => {
  const { id, code } = await book(null, ISSUED);
  for (const json of [
    { id, service: 'hotel', email: GUEST_EMAIL },
    { id: code, service: 'hotel', email: ' AYU.Lestari@mail.example ' },
  ]) {
    const { status, headers, bytes } = await download(json);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="voucher-${code}.pdf"`);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  }
});

test("the language is the asked one, else the browser's, else English", async () => {
  const { id } = await book(null, ISSUED);
  const json = { id, service: 'hotel', email: GUEST_EMAIL };
  const langOf = async (answer: ReturnType<typeof download>) =>
    /\/Lang \((\w+)\)/.exec(Buffer.from((await answer).bytes).toString('latin1'))?.[1];
  expect(await langOf(download(json))).toBe('en');
  expect(await langOf(download(json, 'basic', VOUCHER, { 'accept-language': 'id-ID,id;q=0.9,en;q=0.8' }))).toBe('id');
  expect(await langOf(download({ ...json, locale: 'en' }, 'basic', VOUCHER, { 'accept-language': 'id' }))).toBe('en');
  expect(await langOf(download({ ...json, locale: 'id' }))).toBe('id');
});

describe('who gets what', () => {
  const cases: [number, string, CallOptions['as'], string, string | undefined][] = [
    // status, path, caller, owner of the booking, e-mail sent
    [200, VOUCHER, 'basic', 'guest', GUEST_EMAIL],
    [200, VOUCHER, 'member', 'guest', GUEST_EMAIL],
    [404, VOUCHER, 'basic', 'guest', 'someone@else.test'],
    [404, VOUCHER, 'basic', 'guest', ''],
    [404, VOUCHER, 'basic', 'guest', undefined],
    [401, VOUCHER, 'none', 'guest', GUEST_EMAIL],
    [200, VOUCHER, 'member', 'member', undefined],
    [404, VOUCHER, 'member2', 'member', undefined],
    [404, VOUCHER, 'admin', 'member', undefined],
    [404, VOUCHER, 'basic', 'member', GUEST_EMAIL],
    [404, VOUCHER, 'basic', 'member', undefined],
    [200, ITINERARY, 'member', 'member', undefined],
    [404, ITINERARY, 'member2', 'member', undefined],
    [404, ITINERARY, 'member', 'guest', GUEST_EMAIL],
    [401, ITINERARY, 'basic', 'member', undefined],
    [401, ITINERARY, 'none', 'member', undefined],
  ];
  test.each(cases)('%i %s as %s of a booking by %s with e-mail %j', async (status, path, as, owner, email) => {
    const { id } = await book(owner === 'guest' ? null : `${owner}@wisata.test`, ISSUED);
    const answer = await download({ id, service: 'hotel', email }, as === 'member2' ? 'member2@wisata.test' : as, path);
    expect(answer.status).toBe(status);
  });

  test('a wrong e-mail, an unknown id and another service give the same words', async () => {
    const { id } = await book(null, ISSUED);
    const answers = await Promise.all(
      [
        { id, service: 'hotel', email: 'wrong@mail.example' },
        { id: '00000000-0000-4000-8000-000000000000', service: 'hotel', email: GUEST_EMAIL },
        { id: 'WSNOTHERE1', service: 'hotel', email: GUEST_EMAIL },
        { id, service: 'flight', email: GUEST_EMAIL },
      ].map((json) => download(json)),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]!.body.message).toBe('Orders not found');
  });
});

test.each<[string, BookingEventKind[]]>([
  ['unpaid', []],
  ['waiting for the payment', ['payment-started']],
  ['paid but not issued', ['payment-started', 'payment-settled']],
  ['being issued', ['payment-started', 'payment-settled', 'issue-started']],
  ['canceled', ['canceled']],
])('no voucher for a booking that is %s', async (_, events) => {
  const { id } = await book(null, events);
  const { status, body } = await download({ id, service: 'hotel', email: GUEST_EMAIL });
  expect([status, body.message, body.code]).toEqual([409, 'No voucher available', 'VOUCHER_NOT_ISSUED']);
});

test('a service without vouchers says that there is none', async () => {
  const { id } = await book(null, ISSUED, 'balloon');
  const { status, body } = await download({ id, service: 'balloon', email: GUEST_EMAIL });
  expect([status, body.message]).toEqual([404, 'No voucher available']);
});

test.each([
  [{ service: 'hotel' }, 'id'],
  [{ id: '', service: 'hotel' }, 'id'],
  [{ id: 'WS1' }, 'service'],
  [{ id: 'WS1', service: 'hotel', locale: 'fr' }, 'locale'],
])('%j is refused with its field', async (json, field) => {
  const { status, body } = await download(json);
  expect(status).toBe(400);
  expect(Object.keys(body.fields)).toEqual([field]);
});

test('guessing is stopped after forty downloads', async () => {
  const json = { id: 'WSGUESSED1', service: 'hotel', email: GUEST_EMAIL };
  for (let attempt = 0; attempt < 40; attempt += 1) expect((await download(json)).status).toBe(404);
  const { status, headers } = await download(json);
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

describe('the calendar', () => {
  const calendar = (id: string, email?: string, as: CallOptions['as'] = 'basic') =>
    backend.call('GET', `/api/v1/download/calendar?${new URLSearchParams({ id, ...(email ? { email } : {}) })}`, {
      as,
    });

  test("is a file that opens in the phone's calendar", async () => {
    const { id, code } = await book(null, ISSUED);
    const { status, headers, body } = await calendar(id, GUEST_EMAIL);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="hotel-${code}.ics"`);
    expect(body).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*DTSTART:20261212T060000Z[\s\S]*END:VCALENDAR\r\n$/);
  });

  test('before payment it holds the deadline, after the end nothing', async () => {
    const unpaid = await book(null, []);
    expect((await calendar(unpaid.id, GUEST_EMAIL)).body).toContain(`SUMMARY:Pay order ${unpaid.code}`);
    const canceled = await book(null, ['canceled']);
    expect((await calendar(canceled.id, GUEST_EMAIL)).status).toBe(409);
  });

  test('is for its owner only', async () => {
    const { id } = await book('member@wisata.test', ISSUED);
    expect((await calendar(id, undefined, 'member')).status).toBe(200);
    expect((await calendar(id, GUEST_EMAIL)).status).toBe(404);
    expect((await calendar(id, undefined, 'none')).status).toBe(401);
  });
});
