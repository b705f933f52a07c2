import { useTranslation } from 'react-i18next';
import { price } from '@wisata/kernel/money';
import { serviceName } from '@wisata/kernel/services';
import { useApp } from '@wisata/runtime';
import { PriceBlock } from '@wisata/ui/price';
import type { Listed, Sold } from '../api/content.model.ts';
import { ProductCard } from './product-card.tsx';
import { StayCard } from './stay-card.tsx';
import { productPath } from './stay-path.rules.ts';
import styles from './stay-card.module.css';

/** One activity or extra with what one person or piece costs at the least. */
function SoldCard({ sold, level }: { readonly sold: Sold; readonly level: 2 | 3 }) {
  const { t } = useTranslation('content');
  const { config, locale } = useApp();
  return (
    <ProductCard
      product={sold}
      arrangement="grid"
      level={level}
      path={productPath(sold)}
      place={`${sold.cityName} · ${serviceName(config, sold.service, locale, 'one')}`}
    >
      {sold.total && <PriceBlock total={price(sold.total)} covers={t(`product.from.${sold.unit}`)} />}
    </ProductCard>
  );
}

/** Products of any service beside each other. */
export function ProductGrid({ products, level = 2 }: { readonly products: readonly Listed[]; readonly level?: 2 | 3 }) {
  return (
    <ul role="list" className={styles.grid}>
      {products.map((product) => (
        <li key={productPath(product)}>
          {'hotelKey' in product ? (
            <StayCard stay={product} arrangement="grid" level={level} path={productPath(product)} />
          ) : (
            <SoldCard sold={product} level={level} />
          )}
        </li>
      ))}
    </ul>
  );
}
