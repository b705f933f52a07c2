import { useTranslation } from 'react-i18next';
import type { ProductPayments } from '@wisata/kernel/contracts/category-product-sale';
import { exactPrice, fromMajor, type Money } from '@wisata/kernel/money';
import { PRODUCTS } from './product-words.tsx';

/** What makes up a price before a voucher code, in words: `Adults, 2 × Rp. 575.000`; nothing where that is not known. */
export function usePriceLines(
  payments: ProductPayments | undefined,
): readonly { readonly label: string; readonly amount: Money }[] {
  const { t } = useTranslation(PRODUCTS);
  if (!payments) return [];
  const amount = (major: number) => fromMajor(major, payments.currency);
  const rows =
    payments.product_unit === 'piece'
      ? ([['qty', payments.TotalQty, payments.price, payments.SubTotal]] as const)
      : ([
          ['adult', payments.TotalAdultPax, payments.priceAdult, payments.TotalAdultPrice],
          ['child', payments.TotalChildPax, payments.priceChild, payments.TotalChildPrice],
        ] as const);
  return rows
    .filter(([, count]) => count > 0)
    .map(([kind, count, each, sum]) => ({
      label: t(`checkout.price.${kind}`, { count, price: exactPrice(amount(each)) }),
      amount: amount(sum),
    }));
}
