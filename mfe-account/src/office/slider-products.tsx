import { useTranslation } from 'react-i18next';
import { Button } from '@wisata/ui/button';
import type { SliderProduct } from '../api/office-content.api.ts';
import { OfficeRefusal } from './office-refusal.tsx';
import styles from './office.module.css';
import { useSliderProducts, useTakeOut } from './use-slider-products.ts';

interface SliderProductsProps {
  /** Number of the promotion. */
  readonly id: number;
}

interface ProductProps extends SliderProductsProps {
  readonly product: SliderProduct;
  readonly onGone: () => Promise<void>;
}

function Product({ id, product, onGone }: ProductProps) {
  const { t } = useTranslation('office');
  const { categoryProductId, title, cityName } = product;
  const { send, busy, problem } = useTakeOut(id, product, onGone);
  return (
    <li className={styles.row}>
      <span className={styles.cell}>
        <b>{title}</b>
        <small>{cityName}</small>
      </span>
      {categoryProductId !== null && (
        <Button size="s" busy={busy} aria-label={t('content.takeOutWhat', { title })} onClick={() => void send()}>
          {t('content.takeOut')}
        </Button>
      )}
      {problem && <OfficeRefusal failure={problem} />}
    </li>
  );
}

/** What a promotion shows guests now; each can be taken out, which Changes puts back. */
export function SliderProducts({ id }: SliderProductsProps) {
  const { t } = useTranslation('office');
  const { products, failure, reload } = useSliderProducts(id);
  if (products.length === 0 && !failure) return null;
  return (
    <section aria-labelledby="slider-products">
      <h2 id="slider-products" className={styles.formPart}>
        {t('content.products')}
      </h2>
      {failure && <OfficeRefusal failure={failure} />}
      <ul role="list" className={`${styles.rows} ${styles.two}`}>
        {products.map((product) => (
          <Product key={`${product.categoryProductId} ${product.title}`} id={id} product={product} onGone={reload} />
        ))}
      </ul>
    </section>
  );
}
