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
function SoldCard({ sold, level }: { readonly sold: Sold; readonly level: 2 | 3 }) {
  const { t } = useTranslation('content');
  const { config, locale } = useApp();
  const Heading = `h${level}` as const;
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
              <Heading className={styles.name}>
                <CardLink to={productPath(sold)}>{sold.name}</CardLink>
              </Heading>
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
