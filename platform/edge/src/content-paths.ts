import { POST, POST_PAGE } from '@wisata/kernel/contracts/blog';
import { CATEGORY } from '@wisata/kernel/contracts/content-category';
import { LANDING_HEAD } from '@wisata/kernel/contracts/content-landing';
import { SLIDER } from '@wisata/kernel/contracts/content-listings';
import { POPULAR_PRODUCTS, STAY_PRODUCT } from '@wisata/kernel/contracts/content-product';
import { readerOf } from '@wisata/kernel/contracts/reader';
import * as v from 'valibot';
import { readApi, type Api } from './api-read.ts';

const POSTS = readerOf(POST_PAGE, [], {}, { data: v.array(readerOf(POST, ['slug'], {})) });
const LANDINGS = v.array(readerOf(LANDING_HEAD, ['slug'], {}));
const COLLECTIONS = v.array(readerOf(SLIDER, ['slug'], {}));
const PRODUCTS = readerOf(POPULAR_PRODUCTS, [], {}, { data: v.array(readerOf(STAY_PRODUCT, [], { slug: null })) });
const SUB_CATEGORY = readerOf(CATEGORY.entries.subCategory.item, ['pageType', 'slug'], {});
const CATEGORIES = v.array(readerOf(CATEGORY, [], {}, { subCategory: v.array(SUB_CATEGORY) }));

const part = encodeURIComponent;
const SECTIONS: readonly string[] = ['product', 'promotion', 'enquiry'];

function categoryPath({ pageType, slug }: { readonly pageType: string; readonly slug: string }): string {
  const section = pageType.trim().toLowerCase();
  return SECTIONS.includes(section) ? `/${section}/${part(slug)}` : `/category/page/${part(slug)}`;
}

/** Paths of the pages that editors have: posts, promotions, routes and cities, categories, products. */
export async function findContentPaths(api: Api): Promise<readonly string[]> {
  const [posts, collections, landings, categories, products] = await Promise.all([
    readApi(api, '/api/v1/blog/get-list?page=1&limit=50&order_by=created_at&sort=DESC', POSTS),
    readApi(api, '/api/v1/top/get-sliders', COLLECTIONS),
    readApi(api, '/api/v1/top/get-landings', LANDINGS),
    readApi(api, '/api/v1/top/get-category', CATEGORIES),
    readApi(api, '/api/v1/top/get-popular-product?limit=24', PRODUCTS),
  ]);
  const paths = [
    ...(posts?.data ?? []).map(({ slug }) => `/blog/${part(slug)}`),
    ...(collections ?? []).map(({ slug }) => `/promotion/${part(slug)}`),
    ...(landings ?? []).map(({ slug }) => `/popular/${part(slug).replace('-', '/')}`),
    ...(categories ?? []).flatMap(({ subCategory }) => subCategory.map(categoryPath)),
    ...(products?.data ?? []).flatMap(({ slug }) => (slug ? [`/product/${part(slug)}`] : [])),
  ];
  return [...new Set(paths)];
}
