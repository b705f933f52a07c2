import * as v from 'valibot';
import { basicAuthorization } from './api-headers.ts';
import type { EdgeConfig } from './config.ts';

/** An answer waits no longer for the list of pages than a search engine would. */
const TIMEOUT_MS = 3_000;

const POSTS = v.object({ data: v.object({ data: v.array(v.object({ slug: v.string() })) }) });
const COLLECTIONS = v.object({ data: v.array(v.object({ slug: v.string() })) });
const STAYS = v.object({
  data: v.object({ data: v.array(v.object({ slug: v.nullish(v.string()), hotelKey: v.string() })) }),
});
const CATEGORIES = v.object({
  data: v.array(
    v.object({ pageType: v.string(), subCategory: v.array(v.object({ pageType: v.string(), slug: v.string() })) }),
  ),
});

type Api = Pick<EdgeConfig, 'apiBaseUrl' | 'basicPair'>;

/** What cannot be had is left out: the rest of the pages is still worth a visit. */
async function read<S extends v.GenericSchema>(
  api: Api,
  path: string,
  schema: S,
): Promise<v.InferOutput<S> | undefined> {
  try {
    const answer = await fetch(new URL(path, api.apiBaseUrl), {
      headers: { authorization: basicAuthorization(api) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const parsed = v.safeParse(schema, await answer.json());
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

const part = encodeURIComponent;
const SECTIONS: readonly string[] = ['product', 'promotion', 'enquiry'];

function categoryPath({ pageType, slug }: { readonly pageType: string; readonly slug: string }): string {
  const section = pageType.trim().toLowerCase();
  return SECTIONS.includes(section) ? `/${section}/${part(slug)}` : `/category/page/${part(slug)}`;
}

/** Paths of the pages that editors and hotels have: posts, promotions, categories, stays. */
export async function findContentPaths(api: Api): Promise<readonly string[]> {
  const [posts, collections, categories, stays] = await Promise.all([
    read(api, '/api/v1/blog/get-list?page=1&limit=50&order_by=created_at&sort=DESC', POSTS),
    read(api, '/api/v1/top/get-sliders', COLLECTIONS),
    read(api, '/api/v1/top/get-category', CATEGORIES),
    read(api, '/api/v1/top/get-popular-product?limit=24', STAYS),
  ]);
  const paths = [
    ...(posts?.data.data ?? []).map(({ slug }) => `/blog/${part(slug)}`),
    ...(collections?.data ?? []).map(({ slug }) => `/promotion/${part(slug)}`),
    ...(categories?.data ?? []).flatMap(({ subCategory }) => subCategory.map(categoryPath)),
    ...(stays?.data.data ?? []).flatMap(({ slug, hotelKey }) => [
      ...(slug ? [`/product/${part(slug)}`] : []),
      `/hotel/detail?hotelKey=${part(hotelKey)}`,
    ]),
  ];
  return [...new Set(paths)];
}
