import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { pageLoader } from '@wisata/runtime';
import { Page } from '@wisata/ui/layout';
import { searchPopularStays } from '../api/content.api.ts';
import { NoStays } from '../components/category-view.tsx';
import { LoadFailure } from '../components/load-failure.tsx';
import { PageEnd, PageHead } from '../components/page-head.tsx';
import { StayList } from '../components/stay-card.tsx';

const AT_MOST = 24;

export const loader = pageLoader(({ api }) => searchPopularStays(api, AT_MOST));

export function Component() {
  const { t } = useTranslation('content');
  const stays = useLoaderData<typeof loader>();
  if (!stays.ok) return <LoadFailure failure={stays.failure} />;
  return (
    <Page>
      <PageHead title={t('popular.title')} lede={t('popular.lede')} />
      <PageEnd>
        {stays.data.length > 0 ? <StayList stays={stays.data} level={2} arrangement="grid" /> : <NoStays />}
      </PageEnd>
    </Page>
  );
}
