import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { pageLoader, type HeadOf } from '@wisata/runtime';
import { Page } from '@wisata/ui/layout';
import type { PageHead as Head } from '@wisata/kernel/remote';
import { wayData } from '../page/page-facts.ts';
import { CategoryCards } from './category-view.tsx';
import { LoadFailure } from '../page/load-failure.tsx';
import { PageEnd, PageHead } from '../page/page-head.tsx';
import { categoryPath } from './category-path.rules.ts';

export const loadCalls = () => import('../api/content.api.ts');

export const loader = pageLoader(async ({ api }) => (await loadCalls()).searchCategories(api));

export function head({ app }: HeadOf<typeof loader>): Head {
  return {
    title: app.t('content:category.title'),
    canonicalPath: '/category',
    description: app.t('content:category.lede'),
    structuredData: [wayData(app, [{ name: app.t('content:category.title'), path: '/category' }])],
  };
}

export function Component() {
  const { t } = useTranslation('content');
  const categories = useLoaderData<typeof loader>();
  if (!categories.ok) return <LoadFailure failure={categories.failure} />;
  return (
    <Page>
      <PageHead title={t('category.title')} lede={t('category.lede')} />
      <PageEnd>
        <CategoryCards categories={categories.data} pathOf={(category) => categoryPath(category, 'top')} />
      </PageEnd>
    </Page>
  );
}
