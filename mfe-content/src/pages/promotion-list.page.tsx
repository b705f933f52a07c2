import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { pageLoader } from '@wisata/runtime';
import { Page } from '@wisata/ui/layout';
import { getCategoryStays, searchCollections } from '../api/content.api.ts';
import { CollectionList } from '../components/collection-card.tsx';
import { LoadFailure } from '../components/load-failure.tsx';
import { PageEnd, PageHead } from '../components/page-head.tsx';
import { slugInPage } from '../rules/category-path.rules.ts';
import { orNotFound } from '../rules/not-found.rules.ts';

export const loader = pageLoader(async ({ api }, { query }) => {
  const slug = slugInPage(query);
  const [collections, category] = await Promise.all([
    searchCollections(api),
    slug === undefined ? undefined : getCategoryStays(api, slug),
  ]);
  const named = category && orNotFound(category);
  return { collections, category: named, documentTitle: named?.ok ? named.data.name : undefined };
});

export function Component() {
  const { t } = useTranslation('content');
  const { collections, category } = useLoaderData<typeof loader>();
  if (!collections.ok) return <LoadFailure failure={collections.failure} />;
  if (category && !category.ok) return <LoadFailure failure={category.failure} />;
  return (
    <Page>
      <PageHead
        title={category ? category.data.name : t('promotion.title')}
        lede={category ? category.data.description : t('promotion.lede')}
      />
      <PageEnd>
        {collections.data.length > 0 ? (
          <CollectionList collections={collections.data} level={2} />
        ) : (
          <p>{t('promotion.none')}</p>
        )}
      </PageEnd>
    </Page>
  );
}
