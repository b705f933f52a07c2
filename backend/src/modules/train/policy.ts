import type { Locale } from '@wisata/kernel/locale';

const FEE_PERCENT = 25;
const UNTIL_HOURS = 2;

const SENTENCES: Readonly<Record<Locale, { readonly refund: string; readonly reschedule: string }>> = {
  en: {
    refund: `${100 - FEE_PERCENT}% of the fare comes back when you cancel at least ${UNTIL_HOURS} hours before departure.`,
    reschedule: `Another train costs ${FEE_PERCENT}% of the fare and the difference, until ${UNTIL_HOURS} hours before departure.`,
  },
  id: {
    refund: `${100 - FEE_PERCENT}% tarif kembali jika dibatalkan paling lambat ${UNTIL_HOURS} jam sebelum berangkat.`,
    reschedule: `Ganti kereta dikenai ${FEE_PERCENT}% tarif dan selisih harga, paling lambat ${UNTIL_HOURS} jam sebelum berangkat.`,
  },
};

/** The railway's rules, the same for every ticket. */
export const POLICY_FACTS = {
  refund_fee_percent: FEE_PERCENT,
  change_fee_percent: FEE_PERCENT,
  until_hours: UNTIL_HOURS,
} as const;

export const describePolicy = (locale: Locale) => ({ ...POLICY_FACTS, ...SENTENCES[locale] });
