import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { replace, useLoaderData } from 'react-router-dom';
import type { StaffPromo } from '@wisata/kernel/contracts/admin-promo';
import { exactPrice, fromMajor, money } from '@wisata/kernel/money';
import { RouterLink, pageLoader, useApp } from '@wisata/runtime';
import { useQueryNavigate } from '@wisata/runtime/optimistic-query';
import { Button, LinkButton } from '@wisata/ui/button';
import { EmptyState } from '@wisata/ui/empty-state';
import { Row } from '@wisata/ui/layout';
import { Tag } from '@wisata/ui/tag';
import { TextField } from '@wisata/ui/text-field';
import { useInstantText } from '@wisata/ui/use-instant-text';
import { classNames } from '@wisata/ui/class-names';
import stretched from '@wisata/ui/stretched-link.module.css';
import { searchPromos } from '../api/office-promos.api.ts';
import { useServiceName } from '../orders/use-service-name.ts';
import { lastPageInstead, parsePage } from '../page/list-query.rules.ts';
import { ListPages } from '../page/list-pages.tsx';
import { LoadFailure } from '../page/load-failure.tsx';
import { PageTitle } from '../page/page-title.tsx';
import { officePage } from './office-page.tsx';
import styles from './office.module.css';
import { promoPath, promosPath } from './promo-path.rules.ts';

export const loader = pageLoader(async (app, { query, signal }) => {
  const keyword = query.get('keyword')?.slice(0, 100) ?? '';
  const promos = await searchPromos(app.api, { keyword, page: parsePage(query) }, signal);
  const instead = promos.ok && lastPageInstead(query, promos.data);
  if (instead) throw replace(instead);
  return { keyword, promos };
});

const TONES = { running: 'success', coming: 'info', full: 'warn', ended: 'neutral' } as const;

function Costs({ costs }: Pick<StaffPromo, 'costs'>) {
  const { t } = useTranslation('office');
  if (costs.length === 0) return <small>{t('promos.noCost')}</small>;
  return costs.map(({ currency, paid, open }) => (
    <span key={currency}>
      <b>{exactPrice(fromMajor(paid, currency))}</b>
      {open > 0 && <small>{t('promos.openCost', { amount: exactPrice(fromMajor(open, currency)) })}</small>}
    </span>
  ));
}

function Promo({ promo }: { promo: StaffPromo }) {
  const { t } = useTranslation('office');
  const { locale } = useApp();
  const instant = useInstantText(locale);
  const nameOf = useServiceName();
  const { code, state, uses, max_uses: most, expires_at: expiresAt, type } = promo;
  const off = promo.is_fixed ? exactPrice(money(promo.discount_amount, 'IDR')) : `${promo.discount_percent}%`;
  return (
    <li className={styles.row}>
      <span className={styles.cell}>
        <RouterLink className={classNames(stretched.link, styles.rowLink)} href={promoPath(promo.id)}>
          {code}
        </RouterLink>
        <span>{promo.name[locale]}</span>
        <small>
          {off} · {type === 'all' ? t('promos.everything') : nameOf(type)}
        </small>
      </span>
      <span className={styles.cell}>
        <Tag tone={TONES[state]}>{t(`promos.state.${state}`)}</Tag>
        <small>{t(most === null ? 'promos.uses' : 'promos.usesOf', { count: uses, most })}</small>
        {expiresAt && <small>{t('promos.until', { at: instant(expiresAt) })}</small>}
      </span>
      <span className={styles.cell}>
        <small>{t('promos.cost')}</small>
        <Costs costs={promo.costs} />
      </span>
    </li>
  );
}

function Search({ keyword }: { keyword: string }) {
  const { t } = useTranslation('office');
  const ask = useQueryNavigate();
  const [typed, setTyped] = useState(keyword);
  return (
    <form
      className={styles.filters}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        ask(promosPath({ keyword: typed.trim() }));
      }}
    >
      <TextField
        type="search"
        label={t('promos.search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        maxLength={100}
        autoComplete="off"
      />
      <Button type="submit">{t('promos.find')}</Button>
    </form>
  );
}

function PromosView() {
  const { t } = useTranslation('office');
  const { keyword, promos } = useLoaderData<typeof loader>();
  if (!promos.ok) return <LoadFailure failure={promos.failure} title={t('promos.failed')} />;
  const { items, pagination } = promos.data;
  return (
    <>
      <PageTitle lede={t('promos.lede')}>{t('promos.title')}</PageTitle>
      <div className={styles.list}>
        <Row>
          <LinkButton variant="action" icon={Plus} as={RouterLink} href={promoPath('new')}>
            {t('promos.new')}
          </LinkButton>
        </Row>
        <Search key={keyword} keyword={keyword} />
        {items.length === 0 ? (
          <EmptyState title={t('promos.none')}>{t('promos.noneText')}</EmptyState>
        ) : (
          <ul role="list" className={`${styles.rows} ${styles.three}`} aria-label={t('promos.title')}>
            {items.map((promo) => (
              <Promo key={promo.id} promo={promo} />
            ))}
          </ul>
        )}
        <ListPages
          label={t('promos.pages')}
          pagination={pagination}
          hrefFor={(page) => promosPath({ keyword, page })}
        />
      </div>
    </>
  );
}

export const Component = officePage(PromosView);
