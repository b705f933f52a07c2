import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { findProductClosure, leftOn, unitsOf } from '@wisata/kernel/contracts/category-product-rules';
import type { ProductSale } from '@wisata/kernel/contracts/category-product-sale';
import { formatWallTime } from '@wisata/kernel/dates';
import { lazyPart, useApp } from '@wisata/runtime';
import { Card } from '@wisata/ui/card';
import { HydrateNear } from '@wisata/ui/hydrate-near';
import { Stack } from '@wisata/ui/layout';
import { RadioGroup } from '@wisata/ui/radio-group';
import { Skeleton } from '@wisata/ui/skeleton';
import type { ProductChoice } from './choice.rules.ts';
import { PRODUCTS } from './product-words.tsx';
import { ProductUnits } from './product-units.tsx';
import styles from './products.module.css';
import { useProductText } from './use-product-text.ts';

const ProductCalendar = lazyPart(async () => (await import('./product-calendar.tsx')).ProductCalendar);

interface ChooseProps {
  readonly sale: ProductSale;
  readonly choice: ProductChoice;
  readonly change: (change: (now: ProductChoice) => Partial<ProductChoice>) => void;
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack gap={3}>
      <h3>{title}</h3>
      {children}
    </Stack>
  );
}

function Options({ sale, choice, change }: ChooseProps) {
  const { t } = useTranslation(PRODUCTS);
  const text = useProductText();
  const unit = sale.product_unit === 'piece' ? 'perPiece' : 'perAdult';
  return (
    <RadioGroup
      label={t('choose.option')}
      variant="framed"
      value={choice.option}
      onChange={(option) => change(() => ({ option }))}
      options={sale.options.map(({ id, name, description, priceAdult }) => ({
        value: id,
        label: name,
        detail: description,
        aside: t(`choose.${unit}`, { price: text.price(priceAdult, sale.currency) }),
      }))}
    />
  );
}

/** The sessions of the chosen day; one that cannot be had says why. */
function Sessions({ sale, choice, change }: ChooseProps) {
  const { t } = useTranslation(PRODUCTS);
  const { locale, clock } = useApp();
  const asked = { units: unitsOf(sale, choice), nowMs: clock.now() };
  return (
    <RadioGroup
      label={t('choose.session')}
      variant="framed"
      value={choice.time || undefined}
      onChange={(time) => change(() => ({ time }))}
      options={sale.sessions.map(({ id, start, end }) => {
        const day = { date: choice.date, session: id };
        const closure = findProductClosure(sale, day, asked);
        const left = leftOn(sale, day);
        const few = !closure && left < sale.mostUnits ? t('choose.few', { count: left }) : '';
        return {
          value: id,
          label: t('times', { from: formatWallTime(start, locale), to: formatWallTime(end, locale) }),
          detail: closure ? t(`choose.closed.${closure}`) : few,
          disabled: closure !== undefined,
        };
      })}
    />
  );
}

/** Option, day, session and number. */
export function ProductChoose(props: ChooseProps) {
  const { sale, choice, change } = props;
  const { t } = useTranslation(PRODUCTS);
  return (
    <section id="choose" className={styles.choose} aria-labelledby="choose-title">
      <h2 id="choose-title">{t('choose.title')}</h2>
      {sale.options.length > 1 && <Options {...props} />}
      <Part title={t('choose.date')}>
        <Card padded>
          <HydrateNear fallback={<Skeleton height={360} />}>
            <ProductCalendar sale={sale} choice={choice} onDate={(date) => change(() => ({ date }))} />
          </HydrateNear>
        </Card>
      </Part>
      {sale.sessions.length > 0 && choice.date && <Sessions {...props} />}
      <Part title={t('choose.units')}>
        <Card padded>
          <ProductUnits sale={sale} choice={choice} onChange={change} />
        </Card>
      </Part>
    </section>
  );
}
