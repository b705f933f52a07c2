import { useTranslation } from 'react-i18next';
import { redirect, useLoaderData } from 'react-router-dom';
import { pageLoader } from '@wisata/runtime';
import { getCategoryStays } from '../api/content.api.ts';
import { StayPage } from '../components/category-view.tsx';
import { LoadFailure } from '../components/load-failure.tsx';
import { slugInPage } from '../rules/category-path.rules.ts';
import { orNotFound } from '../rules/not-found.rules.ts';

/** `/product?page={slug}` is one category; without a slug all of them are offered. */
export const loader = pageLoader(async ({ api }, { query }) => {
  const slug = slugInPage(query);
  if (slug === undefined) throw redirect('/category');
  const category = orNotFound(await getCategoryStays(api, slug));
  return { category, documentTitle: category.ok ? category.data.name : undefined };
});

export function Component() {
  const { t } = useTranslation('content');
  const { category } = useLoaderData<typeof loader>();
  if (!category.ok) return <LoadFailure failure={category.failure} />;
  const { name, description, picture, stays } = category.data;
  const way = [{ label: t('category.title'), href: '/category' }];
  return <StayPage title={name} description={description} picture={picture} stays={stays} way={way} />;
}
