import { useCallback, useEffect, useState } from 'react';
import type { Failure } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';
import { loadSliderProducts, removeSliderProduct, type SliderProduct } from '../api/office-content.api.ts';
import { useSending } from '../form/use-sending.ts';

/** What a promotion shows now. */
export function useSliderProducts(id: number) {
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
