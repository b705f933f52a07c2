import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { pageLoader, type HeadOf } from '@wisata/runtime';
import { Page, Section } from '@wisata/ui/layout';
import type { PageHead as Head } from '@wisata/kernel/remote';
import { clipDescription, itemListData } from '@wisata/kernel/page-head';
import { sharedPicture, wayData } from '../page/page-facts.ts';
import { CollectionList } from './collection-card.tsx';
import { LoadFailure } from '../page/load-failure.tsx';
import { PageEnd, PageHead } from '../page/page-head.tsx';
import { VoucherCodes } from './voucher-codes.tsx';
import { slugInPage } from './category-path.rules.ts';
import { orNotFound } from '../page/not-found.rules.ts';

export const loadCalls = () => import('../api/content.api.ts');

export const loader = pageLoader(async ({ api }, { query }) => {
  const slug = slugInPage(query);
  const { getCategoryStays, searchCollections, searchVoucherCodes } = await loadCalls();
  const [collections, category, codes] = await Promise.all([
    searchCollections(api),
    slug === undefined ? undefined : getCategoryStays(api, slug),
    searchVoucherCodes(api),
  ]);
  const named = category && orNotFound(category);
  return { collections, codes, category: named, documentTitle: named?.ok ? named.data.name : undefined };
});

export function head({ data: { collections, category }, app }: HeadOf<typeof loader>): Head {
  const named = category?.ok ? category.data : undefined;
  const pages = (collections.ok ? collections.data : []).map(({ name, slug }) => ({
    name,
    path: `/promotion/${encodeURIComponent(slug)}`,
  }));
  return {
    title: named?.name ?? app.t('content:promotion.title'),
    canonicalPath: '/promotion',
    description: clipDescription(named?.description || app.t('content:promotion.lede')),
    ...(named ? { image: sharedPicture(named.picture), canonicalQuery: ['page'] } : {}),
    structuredData: [
      wayData(app, [{ name: app.t('content:promotion.title'), path: '/promotion' }]),
      itemListData(app, pages),
    ],
  };
}

export function Component() {
  const { t } = useTranslation('content');
  const { collections, category, codes } = useLoaderData<typeof loader>();
  if (!collections.ok) return <LoadFailure failure={collections.failure} />;
  if (category && !category.ok) return <LoadFailure failure={category.failure} />;
  return (
    <Page>
      <PageHead
        title={category ? category.data.name : t('promotion.title')}
        lede={category ? category.data.description : t('promotion.lede')}
      />
      {collections.data.length > 0 ? (
        <CollectionList collections={collections.data} level={2} />
      ) : (
        <p>{t('promotion.none')}</p>
      )}
      <PageEnd>
        {codes.ok && codes.data.length > 0 && (
          <Section id="voucher-codes" title={t('voucher.title')} lede={t('voucher.lede')}>
            <VoucherCodes codes={codes.data} />
          </Section>
        )}
      </PageEnd>
    </Page>
  );
}
