import type { PromoTerms } from './promo.rules.ts';

/** A code for everything that asks for nothing. */
export const FREE: PromoTerms = {
  type: 'all',
  isFixed: true,
  discountAmount: 50_000,
  discountPercent: 0,
  discountMax: null,
  minOrder: 0,
  startAt: null,
  expiresAt: null,
  maxUses: null,
  periodType: null,
  startDate: null,
  endDate: null,
  startTime: null,
  endTime: null,
  minTotalNight: null,
  regions: [],
  hotels: [],
  checkInDays: [],
  bookingDays: [],
};
