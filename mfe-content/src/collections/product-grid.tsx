import { useTranslation } from 'react-i18next';
import { price } from '@wisata/kernel/money';
import { serviceName } from '@wisata/kernel/services';
import { useApp } from '@wisata/runtime';
import { Card } from '@wisata/ui/card';
import { Picture } from '@wisata/ui/picture';
import { PriceBlock } from '@wisata/ui/price';
import type { Listed, Sold } from '../api/content.model.ts';
import { CardLink } from '../page/card-link.tsx';
import { Score } from './score.tsx';
import { StayCard } from './stay-card.tsx';
import { productPath } from './stay-path.rules.ts';
import styles from './stay-card.module.css';

/** One activity or extra with what one person or piece costs at the least. */
function SoldCard({ sold }: { readonly sold: Sold }) {
  const { t } = useTranslation('content');
  const { config, locale } = useApp();
  return (
    <Card as="article" interactive>
      <div className={styles.card}>
        <div className={styles.inner}>
          <div className={styles.picture}>
            <Picture
              media={{ ...sold.picture, alt: '' }}
              sizes="(min-width: 960px) 282px, (min-width: 560px) 46vw, 90vw"
              widths={[320, 480, 640, 960]}
              fill
            />
          </div>
          <div className={styles.body}>
            <div>
              <h2 className={styles.name}>
                <CardLink to={productPath(sold)}>{sold.name}</CardLink>
              </h2>
              <p className={styles.place}>{`${sold.cityName} · ${serviceName(config, sold.service, locale, 'one')}`}</p>
            </div>
            {sold.reviews ? <Score reviews={sold.reviews} /> : <span />}
            <div className={styles.price}>
              {sold.total && <PriceBlock total={price(sold.total)} covers={t(`product.from.${sold.unit}`)} />}
            </div>
          </div>
        </div>
      </div>
    </Card>
  );
}

/** Products of any service beside each other. */
export function ProductGrid({ products }: { readonly products: readonly Listed[] }) {
  return (
    <ul role="list" className={styles.grid}>
      {products.map((product) => (
        <li key={productPath(product)}>
          {'hotelKey' in product ? (
            <StayCard stay={product} arrangement="grid" level={2} path={productPath(product)} />
          ) : (
            <SoldCard sold={product} />
          )}
        </li>
      ))}
    </ul>
  );
}
