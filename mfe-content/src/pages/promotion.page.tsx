import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { pageLoader } from '@wisata/runtime';
import { getCollectionStays } from '../api/content.api.ts';
import { StayPage } from '../components/category-view.tsx';
import { LoadFailure } from '../components/load-failure.tsx';
import { orNotFound } from '../rules/not-found.rules.ts';

export const loader = pageLoader(async ({ api }, { params }) => {
  const collection = orNotFound(await getCollectionStays(api, params['slug'] ?? ''));
  return { collection, documentTitle: collection.ok ? collection.data.name : undefined };
});

export function Component() {
  const { t } = useTranslation('content');
  const { collection } = useLoaderData<typeof loader>();
  if (!collection.ok) return <LoadFailure failure={collection.failure} />;
  const { name, description, picture, stays } = collection.data;
  const way = [{ label: t('promotion.title'), href: '/promotion' }];
  return <StayPage title={name} description={description} picture={picture} stays={stays} way={way} />;
}
