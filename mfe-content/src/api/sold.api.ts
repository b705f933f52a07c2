import type { ApiClient } from '@wisata/kernel/api';
import { PRODUCT_PRICE } from '@wisata/kernel/contracts/category-product-booking';
import type { ProductPricePayload } from '@wisata/kernel/contracts/category-product-booking';
import { inPlainWords, readObject } from '@wisata/kernel/envelope';

/** What a choice costs now, how many are left and until when it can be given back. Its parts are summed, so it is read whole. */
export async function getPrice(api: ApiClient, json: ProductPricePayload) {
  const operation = 'product price';
  const path = '/api/v1/category-product/get-price';
  const read = readObject(PRODUCT_PRICE);
  const isIdempotent = true;
  return inPlainWords(await api.call({ method: 'POST', isIdempotent, path, json, operation, read }), operation);
}
