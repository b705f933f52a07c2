import { amountsIn } from '../../app/amount.ts';

/** What flights are sold in, here and abroad. */
export const FLIGHT_CURRENCY = 'IDR' as const;

/** A price of flights as answers and records carry it. */
export const flightAmount = amountsIn(FLIGHT_CURRENCY);
