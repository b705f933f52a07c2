import type { OrderLine } from '@wisata/kernel/remote';

const leg = (num: number, seq: number, more: object) => ({
  num,
  seq,
  airline: 'Citilink',
  carrier_code: 'QG',
  aircraft: 'Airbus A320',
  duration: 115,
  class: 'Q',
  category: 'Economy',
  baggage: '20 kg',
  pnr: 'QZTK8M',
  ...more,
});

const JAKARTA = { city: 'Jakarta', airport: 'Soekarno-Hatta', terminal: 'T3', timezone: 'Asia/Jakarta' };
const BALI = { city: 'Denpasar', airport: 'I Gusti Ngurah Rai', terminal: 'D', timezone: 'Asia/Makassar' };

function end(side: 'origin' | 'destination', code: string, { city, airport, terminal, timezone }: typeof JAKARTA) {
  return {
    [side]: code,
    [`${side}_city`]: city,
    [`${side}_airport`]: airport,
    [`${side}_terminal`]: terminal,
    [`${side}_timezone`]: timezone,
  };
}

/** An order line of a round trip to Bali for three, unpaid, in the API's own form. */
export const UNPAID_LINE: OrderLine & { readonly search: object } = {
  id: '0b9d1f2e-0000-4000-8000-000000000001',
  code: 'WS7K3M9Q2X',
  title: 'Jakarta (CGK) ⇄ Denpasar (DPS)',
  amount: 5_080_000,
  currency: 'IDR',
  service: 'flight',
  created_at: '2026-11-20T06:00:00Z',
  time_limit: '2026-11-20T08:00:00Z',
  payment_status: 'unpaid',
  status: 'unpaid',
  status_checkout: 'open',
  status_issue: 'waiting',
  search: {
    origin: 'CGK',
    destination: 'DPS',
    departDate: '2026-12-12',
    returnDate: '2026-12-16',
    ADT: 2,
    CHD: 1,
    INF: 0,
    cabinClass: 'Economy',
  },
  detail: {
    airline: 'Citilink',
    is_international: false,
    requires_passport: false,
    contact: { email: 'ayu@mail.example' },
    passengers: [
      { type: 'ADT', title: 'MRS', first_name: 'Ayu', last_name: 'Lestari', ticket_number: '8882471603118' },
      { type: 'ADT', title: 'MR', first_name: 'Suharto', last_name: 'Suharto', ticket_number: '8882471603119' },
      { type: 'CHD', title: 'MISS', first_name: 'Kirana', last_name: 'Lestari Putri', ticket_number: '8882471603120' },
    ],
    flight_details: [
      leg(2, 1, {
        flight_number: 'QG695',
        ...end('origin', 'DPS', BALI),
        ...end('destination', 'CGK', JAKARTA),
        ...{ depart_date: '2026-12-16', depart_time: '17:40', arrive_date: '2026-12-16', arrive_time: '18:35' },
      }),
      leg(1, 1, {
        flight_number: 'QG690',
        ...end('origin', 'CGK', JAKARTA),
        ...end('destination', 'DPS', BALI),
        ...{ depart_date: '2026-12-12', depart_time: '10:25', arrive_date: '2026-12-12', arrive_time: '13:20' },
      }),
    ],
    fares: [
      {
        num: 1,
        policy: {
          en: { refund: 'Half of the fare comes back.', reschedule: 'Changes are free.', text: '' },
          id: { refund: 'Setengah tarif kembali.', reschedule: 'Perubahan tanpa biaya.', text: '' },
        },
      },
    ],
    payments: [
      { code: 'FARE', title: 'Base fare', amount: 4_476_000 },
      { code: 'PSC', title: 'Airport charge CGK', amount: 402_000 },
      { code: 'PSC', title: 'Airport charge DPS', amount: 402_000 },
      { code: 'TOTAL_PAID', title: 'Total', amount: 5_280_000 },
    ],
  },
};

const paid = { ...UNPAID_LINE, payment_status: 'paid', status_checkout: 'done' };
export const ISSUED_LINE = { ...paid, status: 'issued', status_issue: 'issued' };
export const ISSUING_LINE = { ...paid, status: 'process', status_issue: 'process' };
export const FAILED_LINE = { ...paid, status: 'error', status_issue: 'failed' };
export const EXPIRED_LINE = { ...UNPAID_LINE, payment_status: 'expired', status: 'expired' };
export const CANCELED_LINE = { ...UNPAID_LINE, payment_status: 'canceled', status: 'canceled' };

/** Sorong to Jakarta over Makassar with a night between, two planes on one booking code. */
export const TRANSIT_DETAIL = {
  flight_details: [
    leg(1, 1, {
      flight_number: 'JT799',
      airline: 'Lion Air',
      carrier_code: 'JT',
      ...end('origin', 'SOQ', {
        city: 'Sorong',
        airport: 'Domine Eduard Osok',
        terminal: '',
        timezone: 'Asia/Jayapura',
      }),
      ...end('destination', 'UPG', {
        city: 'Makassar',
        airport: 'Sultan Hasanuddin',
        terminal: '',
        timezone: 'Asia/Makassar',
      }),
      ...{ depart_date: '2026-12-12', depart_time: '21:00', arrive_date: '2026-12-12', arrive_time: '22:30' },
    }),
    leg(1, 2, {
      flight_number: 'JT781',
      airline: 'Lion Air',
      carrier_code: 'JT',
      ...end('origin', 'UPG', {
        city: 'Makassar',
        airport: 'Sultan Hasanuddin',
        terminal: '',
        timezone: 'Asia/Makassar',
      }),
      ...end('destination', 'CGK', JAKARTA),
      ...{ depart_date: '2026-12-12', depart_time: '23:50', arrive_date: '2026-12-13', arrive_time: '01:10' },
    }),
  ],
};
