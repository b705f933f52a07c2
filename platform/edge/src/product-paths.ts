import type { OfferedServices, ServiceProducts } from '@wisata/kernel/services';
import * as v from 'valibot';
import { readApi, type Api } from './api-read.ts';

/** As many as one call lists. */
const MOST_PRODUCTS = 100;

async function findOf(api: Api, { list, name, page }: ServiceProducts): Promise<string[]> {
  const listed = v.object({ data: v.array(v.object({ [name]: v.string() })) });
  const found = await readApi(api, list, listed, { limit: MOST_PRODUCTS });
  return (found?.data ?? []).flatMap(({ [name]: key }) =>
    key ? [`${page}?${new URLSearchParams({ [name]: key })}`] : [],
  );
}

/** Pages of what services on sale sell, where their descriptions say which call lists it. */
export async function findProductPaths(
  api: Api,
  { services, descriptions }: Pick<OfferedServices, 'services' | 'descriptions'>,
): Promise<readonly string[]> {
  const lists = services.flatMap((key) => descriptions[key]?.products ?? []);
  return (await Promise.all(lists.map((products) => findOf(api, products)))).flat();
}
