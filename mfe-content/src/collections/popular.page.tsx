import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { pageLoader, type HeadOf } from '@wisata/runtime';
import { Page, Section } from '@wisata/ui/layout';
import type { PageHead as Head } from '@wisata/kernel/remote';
import { itemListData } from '@wisata/kernel/page-head';
import { wayData } from '../page/page-facts.ts';
import { NoStays } from './category-view.tsx';
import { LandingLinks } from '../landing/landing-links.tsx';
import { LoadFailure } from '../page/load-failure.tsx';
import { PageEnd, PageHead } from '../page/page-head.tsx';
import { StayList } from './stay-card.tsx';
import { productPath } from './stay-path.rules.ts';

export const loadCalls = () => Promise.all([import('../api/content.api.ts'), import('../api/landing.api.ts')]);

const AT_MOST = 24;

export const loader = pageLoader(async ({ api }) => {
  const [{ searchPopularStays }, { searchLandings }] = await loadCalls();
  const [stays, landings] = await Promise.all([searchPopularStays(api, AT_MOST), searchLandings(api)]);
  return { stays, landings: landings.ok ? landings.data : [] };
});

export function head({ data: { stays }, app }: HeadOf<typeof loader>): Head {
  const pages = (stays.ok ? stays.data : []).map((stay) => ({ name: stay.name, path: productPath(stay) }));
  return {
    title: app.t('content:popular.title'),
    description: app.t('content:popular.lede'),
    structuredData: [
      wayData(app, [{ name: app.t('content:popular.title'), path: '/popular' }]),
      itemListData(app, pages),
    ],
  };
}

export function Component() {
  const { t } = useTranslation('content');
  const { stays, landings } = useLoaderData<typeof loader>();
  if (!stays.ok) return <LoadFailure failure={stays.failure} />;
  return (
    <Page>
      <PageHead title={t('popular.title')} lede={t('popular.lede')} />
      <PageEnd>
        {stays.data.length > 0 ? <StayList stays={stays.data} level={2} arrangement="grid" /> : <NoStays />}
        {landings.length > 0 && (
          <Section id="routes" title={t('landing.routes')} lede={t('landing.routesText')}>
            <LandingLinks landings={landings} />
          </Section>
        )}
      </PageEnd>
    </Page>
  );
}
