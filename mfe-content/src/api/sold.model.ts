import type { ProductSale } from '@wisata/kernel/contracts/category-product-sale';
import type { Media } from '@wisata/ui/picture';
import type { Sold } from './content.model.ts';

/** An activity or extra on its own page. */
export interface SoldDetail extends Sold {
  readonly gallery: readonly Media[];
  readonly story: string;
  readonly inclusions: readonly string[];
  readonly other: readonly string[];
  readonly terms: readonly string[];
  readonly howToUse: readonly string[];
  readonly sale: ProductSale;
}
