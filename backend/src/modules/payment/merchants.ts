import type { Currency } from '@wisata/kernel/money';

export type MerchantGroup = 'virtual-account' | 'card' | 'qris' | 'e-wallet' | 'retail' | 'paylater';

/** One way to pay: what it costs, what it takes and how long until the money is seen. */
export interface Merchant {
  readonly id: number;
  readonly bankCode: string;
  readonly productCode: string;
  readonly productName: string;
  /** Short word for the tile that stands where other shops show a logo. */
  readonly label: string;
  readonly group: MerchantGroup;
  readonly currencies: readonly Currency[];
  readonly feeMinor: number;
  readonly feePercent: number;
  readonly minMinor: number;
  readonly maxMinor: number;
  readonly minutesToConfirm: number;
}

const RUPIAH: readonly Currency[] = ['IDR'];
const bank = {
  group: 'virtual-account',
  currencies: RUPIAH,
  feeMinor: 4_000,
  feePercent: 0,
  minMinor: 10_000,
  minutesToConfirm: 1,
} as const;
const wallet = {
  group: 'e-wallet',
  currencies: RUPIAH,
  feeMinor: 0,
  feePercent: 1.5,
  minMinor: 1_000,
  maxMinor: 10_000_000,
  minutesToConfirm: 1,
} as const;
const counter = {
  group: 'retail',
  currencies: RUPIAH,
  feeMinor: 5_000,
  feePercent: 0,
  minMinor: 10_000,
  minutesToConfirm: 120,
} as const;

export const MERCHANTS: readonly Merchant[] = [
  { id: 1, bankCode: '014', productCode: 'BCAVA', productName: 'BCA', label: 'BCA', ...bank, maxMinor: 500_000_000 },
  {
    id: 2,
    bankCode: '008',
    productCode: 'MANDIRIVA',
    productName: 'Mandiri',
    label: 'MDR',
    ...bank,
    maxMinor: 500_000_000,
  },
  { id: 3, bankCode: '009', productCode: 'BNIVA', productName: 'BNI', label: 'BNI', ...bank, maxMinor: 500_000_000 },
  { id: 4, bankCode: '002', productCode: 'BRIVA', productName: 'BRI', label: 'BRI', ...bank, maxMinor: 500_000_000 },
  {
    id: 5,
    bankCode: '013',
    productCode: 'PERMATAVA',
    productName: 'Permata',
    label: 'PMT',
    ...bank,
    maxMinor: 500_000_000,
  },
  {
    id: 6,
    bankCode: '022',
    productCode: 'CIMBVA',
    productName: 'CIMB Niaga',
    label: 'CIMB',
    ...bank,
    maxMinor: 200_000_000,
  },
  {
    id: 7,
    bankCode: '451',
    productCode: 'BSIVA',
    productName: 'BSI',
    label: 'BSI',
    ...bank,
    feeMinor: 3_500,
    maxMinor: 50_000_000,
    minutesToConfirm: 5,
  },
  {
    id: 8,
    bankCode: '011',
    productCode: 'DANAMONVA',
    productName: 'Danamon',
    label: 'DNM',
    ...bank,
    maxMinor: 500_000_000,
  },
  {
    id: 9,
    bankCode: 'CARD',
    productCode: 'CREDITCARD',
    productName: 'Visa, Mastercard, JCB',
    label: 'CARD',
    group: 'card',
    currencies: ['IDR', 'SGD'],
    feeMinor: 0,
    feePercent: 0,
    minMinor: 100,
    maxMinor: 999_000_000,
    minutesToConfirm: 0,
  },
  {
    id: 10,
    bankCode: 'QRIS',
    productCode: 'QRIS',
    productName: 'QRIS',
    label: 'QRIS',
    ...wallet,
    group: 'qris',
    feePercent: 0.7,
    minMinor: 1_500,
  },
  { id: 11, bankCode: 'GOPAY', productCode: 'GOPAY', productName: 'GoPay', label: 'GoPay', ...wallet },
  { id: 12, bankCode: 'OVO', productCode: 'OVO', productName: 'OVO', label: 'OVO', ...wallet },
  { id: 13, bankCode: 'DANA', productCode: 'DANA', productName: 'DANA', label: 'DANA', ...wallet },
  {
    id: 14,
    bankCode: 'SHOPEEPAY',
    productCode: 'SHOPEEPAY',
    productName: 'ShopeePay',
    label: 'SPay',
    ...wallet,
    feePercent: 2,
  },
  {
    id: 15,
    bankCode: 'INDOMARET',
    productCode: 'INDOMARET',
    productName: 'Indomaret',
    label: 'Idm',
    ...counter,
    maxMinor: 5_000_000,
  },
  {
    id: 16,
    bankCode: 'ALFAMART',
    productCode: 'ALFAMART',
    productName: 'Alfamart',
    label: 'Alfa',
    ...counter,
    maxMinor: 2_500_000,
  },
  {
    id: 17,
    bankCode: 'PAYLATER',
    productCode: 'PAYLATER',
    productName: 'PayLater',
    label: 'Later',
    group: 'paylater',
    currencies: RUPIAH,
    feeMinor: 0,
    feePercent: 2,
    minMinor: 50_000,
    maxMinor: 25_000_000,
    minutesToConfirm: 5,
  },
];

export function findMerchant(bankCode: string, productCode: string): Merchant | undefined {
  return MERCHANTS.find((merchant) => merchant.bankCode === bankCode && merchant.productCode === productCode);
}
