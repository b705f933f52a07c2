import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import type { PageHead as Head } from '@wisata/kernel/remote';
import { RouterLink, pageLoader, type HeadOf } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { Page } from '@wisata/ui/layout';
import { Note } from '@wisata/ui/note';
import { LoadFailure } from '../page/load-failure.tsx';
import { wayData } from '../page/page-facts.ts';
import { PageEnd, PageHead } from '../page/page-head.tsx';
import { useRememberedPromo } from './use-remembered-promo.ts';
import { VoucherCodes } from './voucher-codes.tsx';

export const loadCalls = () => import('../api/content.api.ts');

export const loader = pageLoader(async ({ api }) => (await loadCalls()).searchVoucherCodes(api));

export function head({ app }: HeadOf<typeof loader>): Head {
  return {
    title: app.t('content:voucher.title'),
    description: app.t('content:voucher.pageLede'),
    structuredData: [
      wayData(app, [
        { name: app.t('content:promotion.title'), path: '/promotion' },
        { name: app.t('content:voucher.title'), path: '/promotion/checkout' },
      ]),
    ],
  };
}

function Waiting() {
  const { t } = useTranslation('content');
  const { code } = useRememberedPromo();
  if (!code) return null;
  return (
    <Note
      tone="info"
      title={t('voucher.waiting', { code })}
      actions={
        <LinkButton as={RouterLink} href="/cart" size="s">
          {t('voucher.toCart')}
        </LinkButton>
      }
    >
      {t('voucher.waitingText')}
    </Note>
  );
}

/** Every voucher code that anybody may use now, each with what it needs. */
export function Component() {
  const { t } = useTranslation('content');
  const codes = useLoaderData<typeof loader>();
  if (!codes.ok) return <LoadFailure failure={codes.failure} />;
  return (
    <Page>
      <PageHead
        title={t('voucher.title')}
        lede={t('voucher.pageLede')}
        way={[{ label: t('promotion.title'), href: '/promotion' }]}
      />
      <PageEnd>
        <Waiting />
        {codes.data.length > 0 ? <VoucherCodes codes={codes.data} level={2} /> : <p>{t('voucher.none')}</p>}
      </PageEnd>
    </Page>
  );
}
