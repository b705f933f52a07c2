import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ProductSale } from '@wisata/kernel/contracts/category-product-sale';
import { useApp } from '@wisata/runtime';
import { changeChoice, choiceQuery, parseChoice, type ProductChoice } from './choice.rules.ts';

type Change = (now: ProductChoice) => Partial<ProductChoice>;

/** What is chosen of a product; the address says it too, so that it can be shared and found again. */
export function useChoice(sale: ProductSale) {
  const { clock } = useApp();
  const [search, setSearch] = useSearchParams();
  const [choice, setChoice] = useState(() => parseChoice(sale, search, clock.now()));
  const [isTouched, setTouched] = useState(false);
  const query = useMemo(() => choiceQuery(sale, choice).toString(), [sale, choice]);
  // Written once: going to the address that one is at would load the page anew.
  const written = useRef(search.toString());
  useEffect(() => {
    if (!isTouched || written.current === query) return;
    written.current = query;
    setSearch(query, { replace: true, preventScrollReset: true });
  }, [isTouched, query, setSearch]);
  return {
    choice,
    /** Changes build on each other, however fast they come. */
    change(change: Change): void {
      setTouched(true);
      setChoice((now) => changeChoice(sale, now, change(now), clock.now()));
    },
  };
}
