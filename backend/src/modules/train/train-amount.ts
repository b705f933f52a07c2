import { amountsIn } from '../../app/amount.ts';

/** What trains are sold in. */
export const TRAIN_CURRENCY = 'IDR' as const;

/** A price of trains as answers and records carry it. */
export const trainAmount = amountsIn(TRAIN_CURRENCY);
