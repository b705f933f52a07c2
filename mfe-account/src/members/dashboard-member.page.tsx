import { useTranslation } from 'react-i18next';
import { replace, useLoaderData } from 'react-router-dom';
import { RouterLink, pageLoader } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { EmptyState } from '@wisata/ui/empty-state';
import { Stack } from '@wisata/ui/layout';
import { searchMembers } from '../api/members.api.ts';
import { AccountPage } from '../page/account-page.tsx';
import { ListPages } from '../page/list-pages.tsx';
import { lastPageInstead } from '../page/list-query.rules.ts';
import { LoadFailure } from '../page/load-failure.tsx';
import { MemberFilters } from './member-filters.tsx';
import { MemberTable } from './member-table.tsx';
import { PageTitle } from '../page/page-title.tsx';
import { formatMemberQuery, parseMemberQuery } from './member-query.rules.ts';

const PATH = '/dashboard/member';

export const loader = pageLoader(async (app, { query: search, signal }) => {
  const query = parseMemberQuery(search);
  const members = await searchMembers(app.api, query, signal);
  const instead = members.ok && lastPageInstead(search, members.data);
  if (instead) throw replace(instead);
  return { query, members };
});

function Nobody() {
  const { t } = useTranslation('account');
  return (
    <EmptyState
      title={t('members.none')}
      actions={
        <LinkButton variant="primary" as={RouterLink} href={PATH}>
          {t('travellers.all')}
        </LinkButton>
      }
    >
      {t('members.noneText')}
    </EmptyState>
  );
}

export function Component() {
  const { t } = useTranslation('account');
  const { query, members } = useLoaderData<typeof loader>();
  if (!members.ok) return <LoadFailure failure={members.failure} title={t('members.failed')} />;
  const { items, pagination } = members.data;
  return (
    <AccountPage>
      <PageTitle lede={<span role="status">{t('members.lede', { count: pagination.total })}</span>}>
        {t('members.title')}
      </PageTitle>
      <Stack gap={4}>
        <MemberFilters query={query} />
        {items.length === 0 ? <Nobody /> : <MemberTable members={items} />}
        <ListPages
          label={t('members.pages')}
          pagination={pagination}
          hrefFor={(page) => `${PATH}${formatMemberQuery({ ...query, page })}`}
        />
      </Stack>
    </AccountPage>
  );
}
