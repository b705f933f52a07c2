import { TOUR_DETAIL_ANSWER } from './tour-answers.fixture.ts';
import type { TourBooking, VenueBooking } from './tour-booking.ts';
import { breakdownOf } from './tour-breakdown.ts';
import { TOUR_BREAKDOWN_ANSWER, TOUR_PRICE_ANSWER } from './tour-price.fixture.ts';
import { VENUE_DETAIL_ANSWER, VENUE_PRICE_ANSWER } from './venue-answers.fixture.ts';

type Pax = TourBooking['paxes'][number];
type Product = TourBooking['data_tour'];
type Payment = TourBooking['payments'][number];

const pax = (index: number, more: Partial<Pax>): Pax => ({
  index,
  type: 'ADT',
  title: 'Mrs',
  first_name: 'Ayu',
  last_name: 'Lestari',
  email: '',
  phone: '',
  birthdate: '1990-02-03',
  id_type: 1,
  id_number: '',
  bed: '',
  extra_bed: false,
  room: 1,
  include_visa: false,
  miscellaneous_item: [],
  passport_detail: null,
  qr_code: `WS7K3M9Q2X-4E21E642C${index}`,
  ticket_code: `4E21E642C${index}`,
  remark: '',
  ...more,
});

const paid = (code: string, title: string, amount: number): Payment => ({ code, title, amount, currency: 'SGD' });

const product: Product = {
  id: 'TUR-001',
  title: TOUR_DETAIL_ANSWER.title,
  category: 'Nature and adventure',
  code: 'TUR-001',
  meeting_point: TOUR_DETAIL_ANSWER.meetingPoint,
  package_id: 'TUR-001-1',
  package_name: 'Comfort, 3 stars',
  package_type: 'Group',
  price_id: TOUR_PRICE_ANSWER.PriceId,
  price_type: 'Public',
  tags: ['Volcano'],
  thumbnail: TOUR_DETAIL_ANSWER.thumbnail,
  tour_length_days: 2,
  tour_length_nights: 1,
  type_code: 'VOLCANO',
  countries: ['Indonesia'],
  city: 'Malang',
  guide: { name: 'Siti Rahayu', phone: '+62 811 5084 7001' },
  gate: '',
  words: {
    en: {
      title: TOUR_DETAIL_ANSWER.title,
      package: 'Comfort, 3 stars',
      meeting_point: TOUR_DETAIL_ANSWER.meetingPoint.name,
      bring: TOUR_DETAIL_ANSWER.bring,
      includes: TOUR_DETAIL_ANSWER.includes,
    },
    id: {
      title: 'Matahari terbit Bromo dari Malang',
      package: 'Nyaman, bintang 3',
      meeting_point: 'Pintu utama Stasiun Malang Kotabaru, di bawah jam',
      bring: ['KTP atau paspor setiap peserta', 'Uang tunai pecahan kecil'],
      includes: ['Pemandu berbahasa Indonesia dan Inggris', 'Jip 4x4 dengan pengemudi'],
    },
  },
};

/** A family of three in the mountains: the child in an extra bed, one adult on a horse; paid and issued. */
export const TOUR_RECORD: TourBooking = {
  record_version: 1,
  agent: null,
  agent_code: null,
  customer_company: null,
  booking_id: '0b9d1f2e-0000-4000-8000-000000000001',
  booking_user_id: null,
  departure: '2026-12-02',
  range: { start: '2026-12-02', end: '2026-12-03' },
  schedule_id: 'TUR-001-PERIOD',
  grand_total: 502.5,
  currency: 'SGD',
  invoice_number: 'INV-WS7K3M9Q2X',
  invoice_status: 'paid',
  is_inquiry: false,
  is_period: true,
  pnr_code: 'TUR-001-4E21E642CC',
  pnr_id: 'TUR-001-4E21E642CC',
  print_status: 'ready',
  status_display: '',
  tour_detail: 'Comfort, 3 stars',
  contact: {
    title: 'MRS',
    first_name: 'Ayu',
    last_name: 'Lestari',
    phone: '+6581234567',
    calling_code: '65',
    email: 'ayu@mail.example',
    notes: 'We arrive by the night train',
  },
  paxes: [
    pax(1, { miscellaneous_item: ['Horse ride to the foot of the crater'] }),
    pax(2, { title: 'Mr', first_name: 'Suharto', last_name: 'Suharto', birthdate: '1988-06-11' }),
    pax(3, { type: 'CHD', title: 'MISS', first_name: 'Kirana', birthdate: '2019-05-06', extra_bed: true }),
  ],
  payments: [
    paid('SubTotal', 'Package', 470.5),
    paid('Miscellaneous', 'Miscellaneous', 32),
    paid('TOTAL_PAID', 'Total', 502.5),
  ],
  breakdown: TOUR_BREAKDOWN_ANSWER,
  bed_type: 'Two single beds',
  refund_steps: TOUR_DETAIL_ANSWER.refundSteps,
  data_tour: product,
};

const { data_tour: _tour, ...common } = TOUR_RECORD;
const words = {
  title: VENUE_DETAIL_ANSWER.title,
  package: 'Standard',
  meeting_point: VENUE_DETAIL_ANSWER.meetingPoint.name,
  bring: VENUE_DETAIL_ANSWER.bring,
  includes: VENUE_DETAIL_ANSWER.includes,
};

/** Two tickets for the second session at the aquarium, paid and issued. */
export const VENUE_RECORD: VenueBooking = {
  ...common,
  departure: '2026-12-03',
  range: { start: '2026-12-03', end: '2026-12-03' },
  schedule_id: 'VEN-020-PERIOD',
  grand_total: 88,
  pnr_code: 'VEN-020-1C2D3E4F5A',
  pnr_id: 'VEN-020-1C2D3E4F5A',
  tour_detail: 'Standard',
  paxes: common.paxes.slice(0, 2).map((each) => ({ ...each, miscellaneous_item: [] })),
  payments: [paid('SubTotal', 'Package', 88), paid('TOTAL_PAID', 'Total', 88)],
  breakdown: breakdownOf({
    price: VENUE_PRICE_ANSWER,
    pricePackage: VENUE_PRICE_ANSWER.PricePackages[0]!,
    paxes: [{ type: 'ADT' }, { type: 'ADT' }],
    daysAhead: 13,
  }),
  bed_type: '',
  refund_steps: VENUE_DETAIL_ANSWER.refundSteps,
  created: '2026-11-20T06:00:00.000Z',
  created_by: 'ayu@mail.example',
  customer_company_code: null,
  invoice_response: '',
  key: 'VEN-020',
  data_venue: {
    ...product,
    id: 'VEN-020',
    title: words.title,
    category: VENUE_DETAIL_ANSWER.category.name,
    code: 'VEN-020',
    meeting_point: VENUE_DETAIL_ANSWER.meetingPoint,
    package_id: 'VEN-020-1',
    package_name: 'Standard',
    package_type: 'Ticket',
    price_id: VENUE_PRICE_ANSWER.PriceId,
    tags: ['Aquarium'],
    thumbnail: VENUE_DETAIL_ANSWER.thumbnail,
    tour_length_days: 1,
    tour_length_nights: 0,
    type_code: 'AQUARIUM',
    countries: ['Singapore'],
    city: 'Singapore',
    gate: 'A',
    words: {
      en: words,
      id: {
        ...words,
        title: 'Akuarium Laut Selatan',
        package: 'Reguler',
        meeting_point: 'Gerbang A, pintu utama',
        bring: ['Voucher ini di ponsel atau di kertas'],
        includes: ['Tiket masuk untuk hari yang dipilih'],
      },
    },
  },
  venue_time: { id: '2', start: '12:00', end: '15:00' },
  valid_until: null,
};
