import { TRAIN_RECORD } from '@wisata/kernel/contracts/train-booking.fixture';
import type { OrderLine } from '@wisata/kernel/remote';

/** The trip to Surabaya and back as an order has it, not paid yet. */
export const UNPAID_LINE: OrderLine = {
  id: '0b9d1f2e-0000-4000-8000-000000000001',
  code: 'WS7K3M9Q2X',
  title: 'Jakarta (GMR) ⇄ Surabaya (SBI)',
  amount: 2_670_000,
  currency: 'IDR',
  service: 'train',
  created_at: '2026-11-20T06:00:00Z',
  time_limit: '2026-11-20T08:00:00Z',
  payment_status: 'unpaid',
  status: 'unpaid',
  status_checkout: 'open',
  status_issue: 'waiting',
  detail: TRAIN_RECORD,
};

const paid = { ...UNPAID_LINE, payment_status: 'paid', status_checkout: 'done' };
export const ISSUED_LINE = { ...paid, status: 'issued', status_issue: 'issued' };
export const ISSUING_LINE = { ...paid, status: 'process', status_issue: 'process' };
export const FAILED_LINE = { ...paid, status: 'error', status_issue: 'failed' };
export const EXPIRED_LINE = { ...UNPAID_LINE, payment_status: 'expired', status: 'expired' };
export const CANCELED_LINE = { ...UNPAID_LINE, payment_status: 'canceled', status: 'canceled' };
