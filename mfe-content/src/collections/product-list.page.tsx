import { useTranslation } from 'react-i18next';
import { redirect, useLoaderData } from 'react-router-dom';
import type { ApiClient } from '@wisata/kernel/api';
import { lazyPart, pageLoader, type HeadOf } from '@wisata/runtime';
import type { PageHead as Head } from '@wisata/kernel/remote';
import { clipDescription, itemListData } from '@wisata/kernel/page-head';
import { sharedPicture, wayData } from '../page/page-facts.ts';
import { ProductsPage } from './category-view.tsx';
import { LoadFailure } from '../page/load-failure.tsx';
import { slugInPage } from './category-path.rules.ts';
import { orNotFound } from '../page/not-found.rules.ts';
import { productPath } from './stay-path.rules.ts';

export const loadCalls = () => import('../api/content.api.ts');

const AllProducts = lazyPart(async () => (await import('./all-products.tsx')).AllProducts, null);

async function loadCategory(api: ApiClient, slug: string) {
  const { getCategoryStays } = await loadCalls();
  const category = orNotFound(await getCategoryStays(api, slug));
  return { all: undefined, category, documentTitle: category.ok ? category.data.name : undefined };
}

async function loadAll(api: ApiClient, documentTitle: string) {
  const { searchProductCategories } = await loadCalls();
  return { all: await searchProductCategories(api), category: undefined, documentTitle };
}

/** `/product?page={slug}` is one category, without one it is all of them; the search of a booking leads to its product. */
export const loader = pageLoader(async ({ api, t }, { query }) => {
  const product = query.get('slug');
  if (product !== null) throw redirect(`/product/${encodeURIComponent(product)}?${query.toString()}`);
  const slug = slugInPage(query);
  return slug === undefined ? loadAll(api, t('content:product.title')) : loadCategory(api, slug);
});

export function head({ data: { all, category }, app }: HeadOf<typeof loader>): Head {
  const list = app.t('content:product.title');
  if (all) {
    return {
      title: list,
      description: app.t('content:product.lede'),
      structuredData: [wayData(app, [{ name: list, path: '/product' }])],
    };
  }
  if (!category.ok) return {};
  const { name, slug, description, picture, products } = category.data;
  return {
    title: name,
    description: clipDescription(description || name),
    image: sharedPicture(picture),
    canonicalQuery: ['page'],
    structuredData: [
      wayData(app, [
        { name: list, path: '/product' },
        { name, path: `/product?page=${encodeURIComponent(slug)}` },
      ]),
      itemListData(
        app,
        products.map((product) => ({ name: product.name, path: productPath(product) })),
      ),
    ],
  };
}

export function Component() {
  const { t } = useTranslation('content');
  const { all, category } = useLoaderData<typeof loader>();
  const failed = all && !all.ok ? all.failure : category && !category.ok ? category.failure : undefined;
  if (failed) return <LoadFailure failure={failed} />;
  if (all?.ok) {
    return <AllProducts categories={all.data} />;
  }
  if (!category?.ok) return null;
  const { name, description, picture, products } = category.data;
  const way = [{ label: t('product.title'), href: '/product' }];
  return <ProductsPage title={name} description={description} picture={picture} products={products} way={way} />;
}
