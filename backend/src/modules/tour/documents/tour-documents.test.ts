import { describe, expect, test } from '@jest/globals';
import { TOUR_RECORD, VENUE_RECORD } from '@wisata/kernel/contracts/tour-booking.fixture';
import type { Locale } from '@wisata/kernel/locale';
import { extractText, getDocumentProxy } from 'unpdf';
import type { Booking } from '../../bookings/index.ts';
import { tourDocuments } from './tour-documents.ts';

const BOOKING: Booking = {
  id: '0b9d1f2e-0000-4000-8000-000000000001',
  code: 'WS7K3M9Q2X',
  service: 'tour',
  userId: null,
  contact: { email: 'ayu@mail.example', firstName: 'Ayu', lastName: 'Lestari' },
  titles: { en: TOUR_RECORD.data_tour.words.en.title, id: TOUR_RECORD.data_tour.words.id.title },
  amountMinor: 50_250,
  discountMinor: 2_000,
  promoCode: 'HEMAT20',
  currency: 'SGD',
  timeLimitAt: new Date('2026-11-21T06:00:00Z'),
  detail: TOUR_RECORD,
  search: {},
  locale: 'en',
  paymentStatus: 'paid',
  statusCheckout: 'done',
  statusIssue: 'issued',
  createdAt: new Date('2026-11-20T06:00:00Z'),
  updatedAt: new Date('2026-11-20T06:10:00Z'),
};
const TICKET: Booking = {
  ...BOOKING,
  service: 'venue',
  amountMinor: 8_800,
  discountMinor: 0,
  detail: VENUE_RECORD,
};

const about = (booking: Booking, locale: Locale) => ({
  booking,
  locale,
  baseUrl: 'https://wisata.test',
  now: new Date('2026-11-21T05:00:00Z'),
});

async function pagesOf(booking: Booking, locale: Locale): Promise<string[]> {
  const bytes = await tourDocuments.renderVoucher(about(booking, locale));
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false });
  return text.map((page) => page.replace(/\s+/g, ' '));
}

describe('a voucher of a tour', () => {
  test('has a page for each traveller with what they chose, what was paid, the guide and the way there', async () => {
    const pages = await pagesOf(BOOKING, 'en');
    expect(pages).toHaveLength(3);
    const everywhere = [
      'Bromo sunrise from Malang',
      'Wed 2 Dec 2026 · 2 days',
      '13:00 WIB',
      'Main entrance of Malang Kotabaru station',
      'Siti Rahayu, +62 811 5084 7001',
      'S$ 482.50 for 3 people',
      '7.9771° S, 112.6341° E',
      'Warm jacket, gloves and hat',
    ];
    for (const page of pages) for (const words of everywhere) expect(page).toContain(words);
    expect(pages[0]).toContain('Horse ride to the foot of the crater');
    expect(pages[2]).toContain('extra bed');
    expect(pages[2]).not.toContain('Horse ride');
    expect(pages.map((page) => /4E21E642C\d/.exec(page)?.[0])).toEqual(['4E21E642C1', '4E21E642C2', '4E21E642C3']);
  });

  test('speaks Indonesian', async () => {
    const [page] = await pagesOf(BOOKING, 'id');
    for (const words of ['Rab, 2 Des 2026 · 2 hari', '13.00 WIB', 'S$ 482.50 untuk 3 orang', 'Pemandu hari itu'])
      expect(page).toContain(words);
  });
});

test('a ticket of a venue says session and gate, and who answers is the help desk, not a guide', async () => {
  const [first, second] = await pagesOf(TICKET, 'en');
  for (const words of ['12:00 – 15:00 SGT', 'Thu 3 Dec 2026', 'Gate A', 'S$ 88.00 for 2 people'])
    expect(first).toContain(words);
  expect(first).not.toContain('Guide on the day');
  expect([first, second].map((page) => page?.includes('4E21E642C2'))).toEqual([false, true]);
});

describe('a calendar', () => {
  test('has the whole trip with meeting point, guide, map and reminders', () => {
    const [event, ...others] = tourDocuments.calendarEvents(about(BOOKING, 'en'));
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      title: 'Bromo sunrise from Malang',
      start: Date.parse('2026-12-02T13:00:00+07:00'),
      end: Date.parse('2026-12-03T18:00:00+07:00'),
      geo: { lat: -7.9771, lon: 112.6341 },
    });
    expect(event!.alarms).toHaveLength(2);
    for (const words of ['Siti Rahayu', 'WS7K3M9Q2X', 'maps/search/?api=1&query=-7.9771,112.6341'])
      expect(event!.description).toContain(words);
  });

  test('has a session from its start to its end, and of a ticket without a day its last one', () => {
    const [session] = tourDocuments.calendarEvents(about(TICKET, 'id'));
    expect(session).toMatchObject({
      title: 'Akuarium Laut Selatan',
      start: Date.parse('2026-12-03T12:00:00+08:00'),
      end: Date.parse('2026-12-03T15:00:00+08:00'),
    });
    const pass = {
      ...VENUE_RECORD,
      departure: null,
      range: { start: null, end: null },
      venue_time: null,
      valid_until: '2027-02-18',
    };
    const [lastDay] = tourDocuments.calendarEvents(about({ ...TICKET, detail: pass }, 'en'));
    expect(lastDay).toMatchObject({ start: Date.parse('2027-02-18T09:00:00+08:00') });
    expect(lastDay!.description).toContain('Any day until Thu 18 Feb 2027');
  });
});
