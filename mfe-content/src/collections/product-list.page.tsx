import { useTranslation } from 'react-i18next';
import { redirect, useLoaderData } from 'react-router-dom';
import { pageLoader, type HeadOf } from '@wisata/runtime';
import type { PageHead as Head } from '@wisata/kernel/remote';
import { clipDescription, itemListData } from '@wisata/kernel/page-head';
import { sharedPicture, wayData } from '../page/page-facts.ts';
import { ProductsPage } from './category-view.tsx';
import { LoadFailure } from '../page/load-failure.tsx';
import { slugInPage } from './category-path.rules.ts';
import { orNotFound } from '../page/not-found.rules.ts';
import { productPath } from './stay-path.rules.ts';

export const loadCalls = () => import('../api/content.api.ts');

/** `/product?page={slug}` is one category; without a slug all of them are offered. */
export const loader = pageLoader(async ({ api }, { query }) => {
  const slug = slugInPage(query);
  if (slug === undefined) throw redirect('/category');
  const { getCategoryStays } = await loadCalls();
  const category = orNotFound(await getCategoryStays(api, slug));
  return { category, documentTitle: category.ok ? category.data.name : undefined };
});

export function head({ data: { category }, app }: HeadOf<typeof loader>): Head {
  if (!category.ok) return {};
  const { name, slug, description, picture, products } = category.data;
  return {
    title: name,
    description: clipDescription(description || name),
    image: sharedPicture(picture),
    canonicalQuery: ['page'],
    structuredData: [
      wayData(app, [
        { name: app.t('content:category.title'), path: '/category' },
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
  const { category } = useLoaderData<typeof loader>();
  if (!category.ok) return <LoadFailure failure={category.failure} />;
  const { name, description, picture, products } = category.data;
  const way = [{ label: t('category.title'), href: '/category' }];
  return <ProductsPage title={name} description={description} picture={picture} products={products} way={way} />;
}
