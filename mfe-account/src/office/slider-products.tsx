import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { loadSliderProducts, removeSliderProduct, type SliderProduct } from '../api/office-content.api.ts';
import { useSending } from '../form/use-sending.ts';
import { OfficeRefusal } from './office-refusal.tsx';
import styles from './office.module.css';

interface SliderProductsProps {
  /** Number of the promotion. */
  readonly id: number;
}

function useProducts(id: number) {
  const { api } = useApp();
  const [products, setProducts] = useState<readonly SliderProduct[]>([]);
  const [failure, setFailure] = useState<Failure>();
  const ask = useCallback(
    async (signal: AbortSignal) => {
      const answer = await loadSliderProducts(api, id, signal);
      if (signal.aborted) return;
      setFailure(answer.ok ? undefined : answer.failure);
      if (answer.ok) setProducts(answer.data.products);
    },
    [api, id],
  );
  useEffect(() => {
    const gone = new AbortController();
    void ask(gone.signal);
    return () => gone.abort();
  }, [ask]);
  return { products, failure, reload: () => ask(new AbortController().signal) };
}

interface ProductProps extends SliderProductsProps {
  readonly product: SliderProduct;
  readonly onGone: () => Promise<void>;
}

function Product({ id, product: { categoryProductId: productId, title, cityName }, onGone }: ProductProps) {
  const { t } = useTranslation('office');
  const app = useApp();
  const { send, busy, problem } = useSending(
    () => removeSliderProduct(app.api, id, productId ?? 0),
    async () => {
      app.toast(t('content.takenOut', { title }), 'success');
      await onGone();
    },
  );
  return (
    <li className={styles.row}>
      <span className={styles.cell}>
        <b>{title}</b>
        <small>{cityName}</small>
      </span>
      {productId !== null && (
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
  const { products, failure, reload } = useProducts(id);
  if (products.length === 0 && !failure) return null;
  return (
    <section aria-labelledby="slider-products">
      <h2 id="slider-products" className={styles.formPart}>
        {t('content.products')}
      </h2>
      {failure && <OfficeRefusal failure={failure} />}
      <ul className={`${styles.rows} ${styles.two}`}>
        {products.map((product) => (
          <Product key={`${product.categoryProductId} ${product.title}`} id={id} product={product} onGone={reload} />
        ))}
      </ul>
    </section>
  );
}
