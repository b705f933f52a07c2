import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { pageLoader, type HeadOf } from '@wisata/runtime';
import { Page } from '@wisata/ui/layout';
import type { PageHead as Head } from '@wisata/kernel/remote';
import { clipDescription, itemListData } from '@wisata/kernel/page-head';
import { sharedPicture, wayData } from '../page/page-facts.ts';
import { CategoryCards, ProductsPage } from './category-view.tsx';
import { LoadFailure } from '../page/load-failure.tsx';
import { PageEnd, PageHead } from '../page/page-head.tsx';
import { categoryPath } from './category-path.rules.ts';
import { orNotFound } from '../page/not-found.rules.ts';
import { productPath } from './stay-path.rules.ts';

export const loadCalls = () => import('../api/content.api.ts');

export const loader = pageLoader(async ({ api }, { params }) => {
  const slug = params['slug'] ?? '';
  const { getCategoryStays } = await loadCalls();
  const category = orNotFound(await getCategoryStays(api, slug));
  return { category, documentTitle: category.ok ? category.data.name : undefined };
});

export function head({ data: { category }, app }: HeadOf<typeof loader>): Head {
  if (!category.ok) return {};
  const { name, slug, description, picture, products } = category.data;
  const path = `/category/page/${encodeURIComponent(slug)}`;
  const way = wayData(app, [
    { name: app.t('content:category.title'), path: '/category' },
    { name, path },
  ]);
  const list = products.map((product) => ({ name: product.name, path: productPath(product) }));
  return {
    title: name,
    canonicalPath: path,
    description: clipDescription(description || name),
    image: sharedPicture(picture),
    structuredData: list.length > 0 ? [way, itemListData(app, list)] : [way],
  };
}

export function Component() {
  const { t } = useTranslation('content');
  const { category } = useLoaderData<typeof loader>();
  if (!category.ok) return <LoadFailure failure={category.failure} />;
  const { name, description, picture, products, children } = category.data;
  const way = [{ label: t('category.title'), href: '/category' }];
  if (products.length === 0 && children.length > 0) {
    return (
      <Page>
        <PageHead title={name} lede={description} way={way} />
        <PageEnd>
          <CategoryCards categories={children} pathOf={(child) => categoryPath(child, 'sub')} />
        </PageEnd>
      </Page>
    );
  }
  return <ProductsPage title={name} description={description} picture={picture} products={products} way={way} />;
}
