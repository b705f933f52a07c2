import { useTranslation } from 'react-i18next';
import { unitsOf } from '@wisata/kernel/contracts/category-product-rules';
import type { ProductSale } from '@wisata/kernel/contracts/category-product-sale';
import { Stack } from '@wisata/ui/layout';
import { Stepper } from '@wisata/ui/stepper';
import { optionOf, type ProductChoice } from './choice.rules.ts';
import { PRODUCTS } from './product-words.tsx';
import { useProductText } from './use-product-text.ts';

type Unit = 'adult' | 'child' | 'qty';

interface UnitsProps {
  readonly sale: ProductSale;
  readonly choice: ProductChoice;
  readonly onChange: (change: (now: ProductChoice) => Partial<ProductChoice>) => void;
}

/** How many of whom, or how many pieces. */
export function ProductUnits({ sale, choice, onChange }: UnitsProps) {
  const { t } = useTranslation(PRODUCTS);
  const text = useProductText();
  const { priceAdult, priceChild } = optionOf(sale, choice);
  const each = text.price(priceAdult, sale.currency);
  const free = sale.mostUnits - unitsOf(sale, choice);
  const stepper = (unit: Unit, min: number, hint: string) => (
    <Stepper
      label={t(`choose.${unit}`)}
      hint={hint}
      value={choice[unit]}
      min={min}
      max={choice[unit] + free}
      onChange={(count) => {
        const step = count - choice[unit];
        onChange((now) => ({ [unit]: Math.max(min, now[unit] + step) }));
      }}
      decreaseLabel={t(`choose.${unit}Less`)}
      increaseLabel={t(`choose.${unit}More`)}
      {...(free === 0 ? { increaseBlocked: t('choose.most', { count: sale.mostUnits }) } : {})}
    />
  );
  if (sale.product_unit === 'piece') return stepper('qty', 1, t('choose.qtyHint', { price: each }));
  const [from = 0, to = 0] = sale.childAges ?? [];
  const childPrice = priceChild === null ? '' : text.price(priceChild, sale.currency);
  return (
    <Stack>
      {stepper('adult', 1, t('choose.adultHint', { price: each }))}
      {childPrice && stepper('child', 0, t('choose.childHint', { from, to, price: childPrice }))}
    </Stack>
  );
}
