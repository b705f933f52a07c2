import type { MerchantAnswer } from '@wisata/kernel/contracts/payment';
import { NO_CONDITIONS, type PromoAnswer } from '@wisata/kernel/contracts/promo';
import { transactionOf } from '@wisata/kernel/contracts/transaction';
import type { TravellerRequestAnswer } from '@wisata/kernel/contracts/traveller-request';
import type * as v from 'valibot';
import { LINE } from './order.schema.ts';

/** A line with all that any call says of it. */
export type LineAnswer = v.InferOutput<typeof LINE>;
export const TRANSACTION_ANSWER = transactionOf(LINE);
export type TransactionAnswer = v.InferOutput<typeof TRANSACTION_ANSWER>;

/** 14:00 WIB, the hour at which tests stand; the time limit below is an hour later. */
const CREATED_AT = '2026-11-20T06:30:00.000Z';

export function makeLine(changes: Partial<LineAnswer> = {}): LineAnswer {
  return {
    id: '6f0c1a52-1111-4b6e-9a53-0f6a4f4f0001',
    code: 'WS7K3M9Q2X',
    title: 'Grand Inna Kuta',
    amount: 1_345_000,
    amount_before_discount: 1_345_000,
    total_discount: 0,
    promo_code: null,
    currency: 'IDR',
    amount_idr: null,
    service: 'hotel',
    created_at: CREATED_AT,
    updated_at: CREATED_AT,
    time_limit: '2026-11-20T08:00:00.000Z',
    payment_status: 'unpaid',
    status: 'unpaid',
    status_checkout: 'open',
    status_issue: 'waiting',
    user_id: null,
    user_first_name: 'Ayu',
    user_last_name: 'Lestari',
    user_email: 'ayu@wisata.test',
    search: {},
    agenda: [],
    timeline: [],
    requests: [],
    refund_estimate: null,
    cancellation: null,
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

export const PAID_LINE = makeLine({
  payment_status: 'paid',
  status: 'issued',
  status_checkout: 'done',
  status_issue: 'issued',
});

const AYU = { id: null, first_name: 'Ayu', last_name: 'Lestari', email: 'ayu@wisata.test' };

export function makeTransaction(changes: Partial<TransactionAnswer> = {}): TransactionAnswer {
  return {
    id: '0b1f7c3e-3333-4c4c-8a8a-5d5d5d5d0003',
    itinerary_id: null,
    number: 'TRX-261120-000007',
    title: 'Grand Inna Kuta',
    amount: 1_349_000,
    currency: 'IDR',
    paymentStatus: 'process',
    paymentUrl: null,
    date: CREATED_AT,
    time_limit: '2026-11-20T08:00:00.000Z',
    payment: {
      id: '0b1f7c3e-3333-4c4c-8a8a-5d5d5d5d0003',
      amount: 1_349_000,
      currency: 'IDR',
      gateway: 'bundled',
      transactionId: 'TRX-261120-000007',
      amountBeforeDiscount: 1_345_000,
      channel: 'BCA virtual account',
      bankCode: 'BCA',
      productCode: 'VA',
      fee: 4_000,
      date: CREATED_AT,
      totalDiscount: 0,
    },
    refund: null,
    bookings: [makeLine({ payment_status: 'process', status: 'process', status_checkout: 'locked' })],
    user: AYU,
    created_at: CREATED_AT,
    updated_at: CREATED_AT,
    ...changes,
  };
}

/** A way to pay that is open and costs nothing. */
const MERCHANT = {
  fee: 0,
  feePercent: 0,
  currency: 'IDR',
  minAmount: 10_000,
  maxAmount: 50_000_000,
  available: true,
  reason: null,
  reasonCode: null,
} as const;

export const MERCHANTS: readonly MerchantAnswer[] = [
  {
    ...MERCHANT,
    id: 1,
    bankCode: 'BCA',
    productCode: 'VA',
    productName: 'BCA virtual account',
    logo: '/media/merchant/BCAVA.svg',
    label: 'BCA',
    group: 'virtual-account',
    fee: 4_000,
    total: 1_349_000,
    minutesToConfirm: 5,
  },
  {
    ...MERCHANT,
    id: 2,
    bankCode: 'GOPAY',
    productCode: 'WALLET',
    productName: 'GoPay',
    logo: '/media/merchant/WALLET.svg',
    label: 'GoPay',
    group: 'e-wallet',
    total: 1_345_000,
    minutesToConfirm: 0,
  },
  {
    ...MERCHANT,
    id: 3,
    bankCode: 'INDOMARET',
    productCode: 'RETAIL',
    productName: 'Indomaret',
    logo: '/media/merchant/RETAIL.svg',
    label: 'Indomaret',
    group: 'retail',
    fee: 5_000,
    total: 1_350_000,
    minutesToConfirm: 60,
    available: false,
    reasonCode: 'DEADLINE',
    reason: 'The deadline is too near for this way to pay.',
  },
];

export function makePromo(changes: Partial<PromoAnswer> = {}): PromoAnswer {
  return {
    id: 1,
    code: 'HEMAT100',
    name: 'Rp. 100.000 off your stay',
    description: 'For stays of any length.',
    type: 'hotel',
    isFixed: true,
    discountAmount: 100_000,
    discount_percent: 0,
    minOrder: 0,
    discountMax: null,
    startAt: null,
    expiresAt: null,
    uses: 0,
    maxUses: null,
    remainingPromo: null,
    ...NO_CONDITIONS,
    is_available: true,
    message: null,
    errors: [],
    error_codes: [],
    discount: 100_000,
    discount_idr: 100_000,
    is_applied: false,
    ...changes,
  };
}

export function makeRequest(changes: Partial<TravellerRequestAnswer> = {}): TravellerRequestAnswer {
  return {
    id: 'request-1',
    type: 'refund',
    status: 'received',
    reason: 'My mother is ill and we stay at home.',
    wanted_date: null,
    estimate: { amount: 1_210_500, currency: 'IDR' },
    decision: null,
    refund: null,
    agreed_date: null,
    timeline: [{ at: '2026-11-20T06:45:00.000Z', kind: 'received', note: null }],
    created_at: '2026-11-20T06:45:00.000Z',
    ...changes,
  };
}
