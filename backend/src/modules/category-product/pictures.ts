import { PLACES } from './data/places.ts';
import { findSource } from './data/product-table.ts';
import type { ProductSource } from './product-source.ts';

/** Addresses of a product's pictures; the page may ask for other widths by changing the file name. */
export function imagesOf({ id, place, pictures }: ProductSource): string[] {
  const query = new URLSearchParams({ ratio: '4x3', place: PLACES[place][0] }).toString();
  return pictures.map((kind, index) => `/media/${kind}/${id}-${index + 1}/960.avif?${query}`);
}

/** The one picture that stands for a product. */
export const thumbnailOf = (product: ProductSource) => imagesOf(product)[0]!;

/** The addresses of all pictures of the product that a seed begins with. */
export function addressesUnder(seed: string): string[] {
  const product = findSource(seed.slice(0, seed.lastIndexOf('-')));
  return product ? imagesOf(product) : [];
}
