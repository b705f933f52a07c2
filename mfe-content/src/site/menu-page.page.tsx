import { Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import { lazyPart, pageLoader, type HeadOf } from '@wisata/runtime';
import { Page } from '@wisata/ui/layout';
import { Skeleton } from '@wisata/ui/skeleton';
import type { PageHead as Head } from '@wisata/kernel/remote';
import { clipDescription } from '@wisata/kernel/page-head';
import { wayData } from '../page/page-facts.ts';
import { parseRichText } from '../api/rich-text.ts';
import { LoadFailure } from '../page/load-failure.tsx';
import { PageEnd, PageHead } from '../page/page-head.tsx';
import { RichText } from '../page/rich-text.tsx';
import { orNotFound } from '../page/not-found.rules.ts';

const PRIVACY = 'privacy';
const DeviceData = lazyPart(async () => (await import('./device-data.tsx')).DeviceData);

export const loadCalls = () => import('../api/content.api.ts');

export const loader = pageLoader(async ({ api }, { params }) => {
  const slug = params['slug'] ?? '';
  const { getPage } = await loadCalls();
  const page = orNotFound(await getPage(api, slug));
  return {
    page,
    text: page.ok ? await parseRichText(page.data.html) : [],
    documentTitle: page.ok ? page.data.title : undefined,
  };
});

export function head({ data: { page }, app, path }: HeadOf<typeof loader>): Head {
  if (!page.ok) return {};
  const { title, description } = page.data;
  return {
    title,
    description: clipDescription(description || title),
    structuredData: [wayData(app, [{ name: title, path }])],
  };
}

export function Component() {
  const { page, text } = useLoaderData<typeof loader>();
  if (!page.ok) return <LoadFailure failure={page.failure} />;
  return (
    <Page narrow>
      <PageHead title={page.data.title} lede={page.data.description} />
      <PageEnd>
        <RichText nodes={text} />
        {page.data.slug === PRIVACY && (
          <Suspense fallback={<Skeleton height={160} shape="control" />}>
            <DeviceData />
          </Suspense>
        )}
      </PageEnd>
    </Page>
  );
}
