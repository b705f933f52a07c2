import type { Locale } from '@wisata/kernel/locale';
import type { SupplierClass, SupplierTrain } from './supplier.ts';
import { TRAIN_CURRENCY, trainAmount } from './train-amount.ts';

/** Who travels, by number. */
export interface Party {
  readonly adult: number;
  readonly infant: number;
}

/** What the two kinds of charge are called: spec section 3 finds the adult's fare by its code. */
const CHARGE_WORDS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: { fare: 'Fare', service: 'Service fee' },
  id: { fare: 'Tarif', service: 'Biaya layanan' },
};

export const chargeText = (code: string, locale: Locale) => CHARGE_WORDS[locale][code] ?? code;

interface Charge {
  readonly code: string;
  readonly amountMinor: number;
}

/** What one adult pays on one train. Infants have no seat and pay nothing. */
const adultCharges = ({ serviceFeeMinor }: SupplierTrain, { fareMinor }: SupplierClass): readonly Charge[] => [
  { code: 'fare', amountMinor: fareMinor },
  { code: 'service', amountMinor: serviceFeeMinor },
];

const sum = (charges: readonly Charge[]) => charges.reduce((total, { amountMinor }) => total + amountMinor, 0);

export const perAdultMinor = (train: SupplierTrain, offer: SupplierClass) => sum(adultCharges(train, offer));

/** Every charge times the adults (spec section 3). */
export const totalMinor = (train: SupplierTrain, offer: SupplierClass, { adult }: Party) =>
  adult * perAdultMinor(train, offer);

/** One row for each kind of charge over trains and passengers; they sum to the total. */
export function chargeTotals(
  chosen: readonly { readonly train: SupplierTrain; readonly offer: SupplierClass }[],
  { adult }: Party,
): Charge[] {
  const totals = new Map<string, number>();
  for (const { train, offer } of chosen) {
    for (const { code, amountMinor } of adultCharges(train, offer)) {
      totals.set(code, (totals.get(code) ?? 0) + adult * amountMinor);
    }
  }
  return [...totals].map(([code, amountMinor]) => ({ code, amountMinor }));
}

const describeCharge = ({ code, amountMinor }: Charge, locale: Locale) => ({
  Amount: trainAmount(amountMinor),
  ChargeCode: code,
  ChargeDetail: chargeText(code, locale),
  ChargeTypeString: code,
  CurrencyCode: TRAIN_CURRENCY,
  ForeignAmount: 0,
  ForeignCurrencyCode: '',
});

/** The price breakdown of spec section 3, for one passenger of each type. */
export function describePaxFares(train: SupplierTrain, offer: SupplierClass, party: Party, locale: Locale) {
  const types = [
    { PaxType: 'ADT' as const, Count: party.adult, charges: adultCharges(train, offer) },
    { PaxType: 'INF' as const, Count: party.infant, charges: [{ code: 'fare', amountMinor: 0 }] },
  ];
  return types
    .filter(({ Count: count }) => count > 0)
    .map(({ charges, ...type }, index) => ({
      index: index + 1,
      ...type,
      Charges: charges.map((charge) => describeCharge(charge, locale)),
    }));
}
