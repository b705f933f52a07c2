import { LOCATIONS } from './data/masters.ts';
import type { ProductSource } from './product-source.ts';

const URL_WIDTH = 960;
const THUMB_WIDTH = 320;

function uriOf({ id, places, destination }: ProductSource, kind: string, index: number, width: number): string {
  // A tour abroad begins at an airport of home, which no picture shows.
  const place = destination === 'DOMESTIC' ? places[0] : places.at(-1)!;
  const query = new URLSearchParams({ ratio: '4x3', place: LOCATIONS[place][0] });
  return `/media/${kind}/${id}-${index + 1}/${width}.avif?${query.toString()}`;
}

export const imagesOf = (product: ProductSource) =>
  product.pictures.map((kind, index) => ({
    image: uriOf(product, kind, index, URL_WIDTH),
    thumbnail: uriOf(product, kind, index, THUMB_WIDTH),
  }));

/** The one picture that stands for a product. */
export const thumbnailOf = (product: ProductSource) => imagesOf(product)[0]!.image;

/** The addresses of all pictures of the product that a seed begins with. */
export function addressesUnder(seed: string, products: readonly ProductSource[]): string[] {
  const product = products.find(({ id }) => seed.startsWith(`${id}-`));
  return product ? imagesOf(product).map(({ image }) => image) : [];
}
