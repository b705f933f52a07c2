import type { PromoSave } from './admin-promo.ts';

/** A voucher code that takes Rp. 10.000 off an order of twice that. */
export const TEN_THOUSAND_OFF = {
  name: { en: 'Rp. 10.000 off', id: 'Potongan Rp. 10.000' },
  description: { en: 'For hotels.', id: 'Untuk hotel.' },
  is_fixed: true,
  discount_amount: 10_000,
  discount_percent: 0,
  discount_max: null,
  min_order: 20_000,
  start_at: null,
} satisfies Partial<PromoSave>;
