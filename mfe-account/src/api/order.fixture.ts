import type { Line, OrderRequest, Transaction } from './order.schema.ts';
import type { Merchant } from './payment.schema.ts';
import type { Promo } from './promo.schema.ts';

/** 14:00 WIB, the hour at which tests stand; the time limit below is an hour later. */
const CREATED_AT = '2026-11-20T06:30:00.000Z';

export function makeLine(changes: Partial<Line> = {}): Line {
  return {
    id: '6f0c1a52-1111-4b6e-9a53-0f6a4f4f0001',
    code: 'WS7K3M9Q2X',
    title: 'Grand Inna Kuta',
    amount: 1_345_000,
    total_discount: 0,
    promo_code: null,
    currency: 'IDR',
    amount_idr: null,
    service: 'hotel',
    created_at: CREATED_AT,
    time_limit: '2026-11-20T08:00:00.000Z',
    payment_status: 'unpaid',
    status: 'booked',
    status_checkout: 'open',
    status_issue: 'waiting',
    user_first_name: 'Ayu',
    user_last_name: 'Lestari',
    user_email: 'ayu@wisata.test',
    search: {},
    agenda: [],
    timeline: [],
    requests: [],
    reservations: [],
    detail: {},
    ...changes,
  };
}

/** A second booking, in Singapore dollars: it cannot be paid together with the first. */
export const VENUE_LINE = makeLine({
  id: '6f0c1a52-2222-4b6e-9a53-0f6a4f4f0002',
  code: 'WS2B8D4H6J',
  title: 'Gardens by the Bay',
  amount: 61.5,
  currency: 'SGD',
  service: 'venue',
});

export const PAID_LINE = makeLine({ payment_status: 'paid', status_checkout: 'done', status_issue: 'issued' });

export function makeTransaction(changes: Partial<Transaction> = {}): Transaction {
  return {
    id: '0b1f7c3e-3333-4c4c-8a8a-5d5d5d5d0003',
    number: 'TRX-261120-000007',
    title: 'Grand Inna Kuta',
    amount: 1_349_000,
    currency: 'IDR',
    paymentStatus: 'process',
    date: CREATED_AT,
    time_limit: '2026-11-20T08:00:00.000Z',
    payment: {
      channel: 'BCA virtual account',
      bankCode: 'BCA',
      productCode: 'VA',
      fee: 4_000,
      date: CREATED_AT,
      totalDiscount: 0,
    },
    bookings: [makeLine({ payment_status: 'process', status_checkout: 'locked' })],
    ...changes,
  };
}

export const MERCHANTS: readonly Merchant[] = [
  {
    id: 1,
    bankCode: 'BCA',
    productCode: 'VA',
    productName: 'BCA virtual account',
    logo: '/media/merchant/BCAVA.svg',
    label: 'BCA',
    group: 'virtual-account',
    fee: 4_000,
    total: 1_349_000,
    currency: 'IDR',
    minutesToConfirm: 5,
    available: true,
    reason: null,
  },
  {
    id: 2,
    bankCode: 'GOPAY',
    productCode: 'WALLET',
    productName: 'GoPay',
    logo: null,
    label: 'GoPay',
    group: 'e-wallet',
    fee: 0,
    total: 1_345_000,
    currency: 'IDR',
    minutesToConfirm: 0,
    available: true,
    reason: null,
  },
  {
    id: 3,
    bankCode: 'INDOMARET',
    productCode: 'RETAIL',
    productName: 'Indomaret',
    logo: null,
    label: 'Indomaret',
    group: 'retail',
    fee: 5_000,
    total: 1_350_000,
    currency: 'IDR',
    minutesToConfirm: 60,
    available: false,
    reason: 'The deadline is too near for this way to pay.',
  },
];

export function makePromo(changes: Partial<Promo> = {}): Promo {
  return {
    code: 'HEMAT100',
    name: 'Rp. 100.000 off your stay',
    description: null,
    is_available: true,
    message: null,
    errors: [],
    error_codes: [],
    discount: 100_000,
    discount_idr: 100_000,
    is_applied: false,
    expiresAt: null,
    minOrder: null,
    remainingPromo: null,
    ...changes,
  };
}

export function makeRequest(changes: Partial<OrderRequest> = {}): OrderRequest {
  return {
    id: 'request-1',
    type: 'refund',
    status: 'received',
    reason: 'My mother is ill and we stay at home.',
    wanted_date: null,
    estimate: { amount: 1_210_500, currency: 'IDR' },
    timeline: [{ at: '2026-11-20T06:45:00.000Z', kind: 'received', note: null }],
    created_at: '2026-11-20T06:45:00.000Z',
    ...changes,
  };
}
