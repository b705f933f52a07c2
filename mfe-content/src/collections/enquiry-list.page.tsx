import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { success } from '@wisata/kernel/outcome';
import { pageLoader, type HeadOf } from '@wisata/runtime';
import { Page } from '@wisata/ui/layout';
import type { PageHead as Head } from '@wisata/kernel/remote';
import { wayData } from '../page/page-facts.ts';
import { CategoryCards } from './category-view.tsx';
import { LoadFailure } from '../page/load-failure.tsx';
import { PageEnd, PageHead } from '../page/page-head.tsx';
import { categoryPath, slugInPage } from './category-path.rules.ts';

export const loadCalls = () => import('../api/content.api.ts');

/** `/enquiry?page={slug}` is one category of enquiries, `/enquiry` all of them. */
export const loader = pageLoader(async ({ api }, { query }) => {
  const slug = slugInPage(query);
  const { searchCategories } = await loadCalls();
  const categories = await searchCategories(api);
  if (!categories.ok) return categories;
  const enquiries = categories.data.filter(({ pageType }) => pageType === 'enquiry');
  const chosen = enquiries.filter((category) => slug === undefined || category.slug === slug);
  if (slug !== undefined && chosen.length === 0) throw new Response('', { status: 404 });
  return success(chosen.flatMap(({ children }) => children));
});

export function head({ app, query }: HeadOf<typeof loader>): Head {
  return {
    title: app.t('content:enquiry.title'),
    canonicalPath: '/enquiry',
    description: app.t('content:enquiry.lede'),
    canonicalQuery: slugInPage(query) ? ['page'] : [],
    structuredData: [wayData(app, [{ name: app.t('content:enquiry.title'), path: '/enquiry' }])],
  };
}

export function Component() {
  const { t } = useTranslation('content');
  const enquiries = useLoaderData<typeof loader>();
  if (!enquiries.ok) return <LoadFailure failure={enquiries.failure} />;
  return (
    <Page>
      <PageHead title={t('enquiry.title')} lede={t('enquiry.lede')} />
      <PageEnd>
        <CategoryCards categories={enquiries.data} pathOf={(child) => categoryPath(child, 'sub')} />
      </PageEnd>
    </Page>
  );
}
