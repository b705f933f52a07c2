import { TRAIN_RECORD } from '@wisata/kernel/contracts/train-booking.fixture';
import type { OrderLine } from '@wisata/kernel/remote';
import { OPEN_LINE, statesOf } from '@wisata/runtime/testing-orders';

/** The trip to Surabaya and back as an order has it, not paid yet. */
export const UNPAID_LINE: OrderLine = {
  ...OPEN_LINE,
  title: 'Jakarta (GMR) ⇄ Surabaya (SBI)',
  amount: 2_670_000,
  service: 'train',
  detail: TRAIN_RECORD,
};
export const LINES = statesOf(UNPAID_LINE);
