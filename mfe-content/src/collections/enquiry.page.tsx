import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { pageLoader, type HeadOf } from '@wisata/runtime';
import { SectionCard } from '@wisata/ui/section-card';
import { Page } from '@wisata/ui/layout';
import type { PageHead as Head } from '@wisata/kernel/remote';
import { itemHead } from '../page/page-facts.ts';
import { LazyContactForm } from '../help/lazy-contact-form.tsx';
import { LoadFailure } from '../page/load-failure.tsx';
import { PageBanner, PageEnd, PageHead } from '../page/page-head.tsx';
import { orNotFound } from '../page/not-found.rules.ts';
import styles from './product.module.css';

export const loadCalls = () => import('../api/content.api.ts');

export const loader = pageLoader(async ({ api }, { params }) => {
  const { getCategoryStays } = await loadCalls();
  const category = orNotFound(await getCategoryStays(api, params['slug'] ?? ''));
  if (category.ok && category.data.pageType !== 'enquiry') throw new Response('', { status: 404 });
  return { category, documentTitle: category.ok ? category.data.name : undefined };
});

export function head({ data: { category }, app }: HeadOf<typeof loader>): Head {
  if (!category.ok) return {};
  const { name, slug, description, picture } = category.data;
  const path = `/enquiry/${encodeURIComponent(slug)}`;
  const told = { title: name, description: description || app.t('content:enquiry.lede'), picture };
  const way = [
    { name: app.t('content:enquiry.title'), path: '/enquiry' },
    { name, path },
  ];
  return { canonicalPath: path, ...itemHead(app, told, way) };
}

export function Component() {
  const { t } = useTranslation('content');
  const { category } = useLoaderData<typeof loader>();
  if (!category.ok) return <LoadFailure failure={category.failure} />;
  const { name, description, picture } = category.data;
  return (
    <Page narrow>
      <PageHead title={name} lede={description} way={[{ label: t('enquiry.title'), href: '/enquiry' }]} />
      <PageBanner picture={picture} />
      <PageEnd>
        <div className={styles.ask}>
          <SectionCard id="enquiry-form" title={t('enquiry.form')} subtitle={t('enquiry.formText')}>
            <LazyContactForm isMain callingCode="62" about={name} />
          </SectionCard>
        </div>
      </PageEnd>
    </Page>
  );
}
