import { useCallback, useEffect, useState } from 'react';
import type { Failure, Outcome } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';
import { askWhileShown } from '@wisata/runtime/ask-while-shown';
import { loadSliderProducts, removeSliderProduct, type SliderProduct } from '../api/office-content.api.ts';
import { useSending } from '../form/use-sending.ts';

/** What a promotion shows now. */
export function useSliderProducts(id: number) {
  const { api } = useApp();
  const [products, setProducts] = useState<readonly SliderProduct[]>([]);
  const [failure, setFailure] = useState<Failure>();
  const take = useCallback((answer: Outcome<{ readonly products: readonly SliderProduct[] }>) => {
    setFailure(answer.ok ? undefined : answer.failure);
    if (answer.ok) setProducts(answer.data.products);
  }, []);
  useEffect(() => askWhileShown((signal) => loadSliderProducts(api, id, signal), take), [api, id, take]);
  const reload = async () => take(await loadSliderProducts(api, id, new AbortController().signal));
  return { products, failure, reload };
}

/** Takes one product out of a promotion. */
export function useTakeOut(
  id: number,
  { categoryProductId: productId, title }: SliderProduct,
  onGone: () => Promise<void>,
) {
  const app = useApp();
  return useSending(
    () => removeSliderProduct(app.api, id, productId ?? 0),
    async () => {
      app.toast(app.t('office:content.takenOut', { title }), 'success');
      await onGone();
    },
  );
}
