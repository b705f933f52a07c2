import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { pageLoader, type HeadOf } from '@wisata/runtime';
import type { PageHead as Head } from '@wisata/kernel/remote';
import { collectionData, itemHead } from '../page/page-facts.ts';
import { ProductsPage } from './category-view.tsx';
import { LoadFailure } from '../page/load-failure.tsx';
import { orNotFound } from '../page/not-found.rules.ts';

export const loadCalls = () => import('../api/content.api.ts');

export const loader = pageLoader(async ({ api }, { params }) => {
  const { getCollectionStays } = await loadCalls();
  const collection = orNotFound(await getCollectionStays(api, params['slug'] ?? ''));
  return { collection, documentTitle: collection.ok ? collection.data.name : undefined };
});

export function head({ data: { collection }, app }: HeadOf<typeof loader>): Head {
  if (!collection.ok) return { title: app.t('content:failure.fallback') };
  const { name, slug, description, picture } = collection.data;
  const path = `/promotion/${encodeURIComponent(slug)}`;
  const told = { title: name, description: description || name, picture };
  const way = [
    { name: app.t('content:promotion.title'), path: '/promotion' },
    { name, path },
  ];
  return { canonicalPath: path, ...itemHead(app, told, way, collectionData(app, collection.data)) };
}

export function Component() {
  const { t } = useTranslation('content');
  const { collection } = useLoaderData<typeof loader>();
  if (!collection.ok) return <LoadFailure failure={collection.failure} title={t('failure.fallback')} />;
  const { name, description, picture, products } = collection.data;
  const way = [{ label: t('promotion.title'), href: '/promotion' }];
  return <ProductsPage title={name} description={description} picture={picture} products={products} way={way} />;
}
