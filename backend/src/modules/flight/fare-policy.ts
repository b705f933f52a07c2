import type { Locale } from '@wisata/kernel/locale';
import { price } from '@wisata/kernel/money';
import { FLIGHT_CURRENCY, flightAmount } from './flight-amount.ts';
import type { Tier } from './carriers.ts';
import type { FareFamily } from './fares.ts';

interface FareRule {
  /** Share of the base fare that comes back, in per cent. */
  readonly refundPercent: number;
  /** Hours before departure until which it does. */
  readonly refundHours: number;
  readonly changeFeeMinor: number | null;
  readonly changeHours: number;
}

const RULES: Readonly<Record<FareFamily, FareRule>> = {
  promo: { refundPercent: 0, refundHours: 0, changeFeeMinor: null, changeHours: 0 },
  standard: { refundPercent: 50, refundHours: 24, changeFeeMinor: 250_000, changeHours: 4 },
  flex: { refundPercent: 90, refundHours: 4, changeFeeMinor: 0, changeHours: 2 },
};
/** Low-cost carriers give money back as a rule only on their dearest fare, and less of it. */
const LOW_COST: Readonly<Partial<Record<FareFamily, Partial<FareRule>>>> = {
  standard: { refundPercent: 0, changeFeeMinor: 350_000 },
  flex: { refundPercent: 50, changeFeeMinor: 150_000 },
};

export function fareRule(family: FareFamily, tier: Tier): FareRule {
  return { ...RULES[family], ...(tier === 'lcc' ? LOW_COST[family] : {}) };
}

const idr = (minor: number) => price({ minor, currency: FLIGHT_CURRENCY });

const TEXTS: Readonly<Record<Locale, (rule: FareRule) => { refund: string; reschedule: string; text: string }>> = {
  en: ({ refundPercent, refundHours, changeFeeMinor, changeHours }) => ({
    refund:
      refundPercent > 0
        ? `${refundPercent}% of the base fare comes back until ${refundHours} hours before departure.`
        : 'The fare is not refundable; airport charges not used come back on request.',
    reschedule:
      changeFeeMinor === null
        ? 'Date and flight cannot be changed.'
        : `${changeFeeMinor > 0 ? `Changes cost ${idr(changeFeeMinor)} per passenger and flight` : 'Changes are free'}, plus any difference in fare, until ${changeHours} hours before departure.`,
    text: 'Nothing comes back for a flight that is missed.',
  }),
  id: ({ refundPercent, refundHours, changeFeeMinor, changeHours }) => ({
    refund:
      refundPercent > 0
        ? `${refundPercent}% tarif dasar dikembalikan hingga ${refundHours} jam sebelum berangkat.`
        : 'Tarif tidak dapat dikembalikan; biaya bandara yang tidak terpakai dapat diminta kembali.',
    reschedule:
      changeFeeMinor === null
        ? 'Tanggal dan penerbangan tidak dapat diubah.'
        : `${changeFeeMinor > 0 ? `Perubahan dikenai ${idr(changeFeeMinor)} per penumpang per penerbangan` : 'Perubahan tanpa biaya'}, ditambah selisih tarif, hingga ${changeHours} jam sebelum berangkat.`,
    text: 'Tidak ada pengembalian untuk penerbangan yang terlewat.',
  }),
};

/** The policy of a fare in words and in flags, as flights and bookings carry it. */
export function describePolicy(family: FareFamily, tier: Tier, locale: Locale) {
  const rule = fareRule(family, tier);
  return {
    family,
    refundable: rule.refundPercent > 0,
    changeable: rule.changeFeeMinor !== null,
    refund_percent: rule.refundPercent,
    refund_until_hours: rule.refundHours,
    change_fee: rule.changeFeeMinor === null ? null : flightAmount(rule.changeFeeMinor),
    change_until_hours: rule.changeHours,
    ...TEXTS[locale](rule),
  };
}
