import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import type { SupplierHealth } from '@wisata/kernel/contracts/admin-suppliers';
import { formatNumber } from '@wisata/kernel/locale';
import { pageLoader, useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { EmptyState } from '@wisata/ui/empty-state';
import { Row } from '@wisata/ui/layout';
import { Tag } from '@wisata/ui/tag';
import { useInstantText } from '@wisata/ui/use-instant-text';
import { loadSuppliers } from '../api/office-suppliers.api.ts';
import { useServiceName } from '../orders/use-service-name.ts';
import { LoadFailure } from '../page/load-failure.tsx';
import { PageTitle } from '../page/page-title.tsx';
import { officePage } from './office-page.tsx';
import styles from './office.module.css';

export const loader = pageLoader((app, { signal }) => loadSuppliers(app.api, signal));

const TONES = { good: 'success', shaky: 'warn', down: 'danger', quiet: 'neutral' } as const;

function Supplier({ health }: { health: SupplierHealth }) {
  const { t } = useTranslation('office');
  const { locale } = useApp();
  const instant = useInstantText(locale);
  const nameOf = useServiceName();
  const { supplier, state, last_good_at: lastGoodAt, last_fault: lastFault } = health;
  return (
    <li className={styles.row}>
      <span className={styles.cell}>
        <b>{t(`suppliers.name.${supplier}`, { defaultValue: nameOf(supplier) })}</b>
        <small>{lastGoodAt ? t('suppliers.lastGood', { at: instant(lastGoodAt) }) : t('suppliers.neverGood')}</small>
        {lastFault && <small lang="en">{lastFault}</small>}
      </span>
      <span className={styles.cell}>
        <Tag tone={TONES[state]}>{t(`suppliers.state.${state}`)}</Tag>
      </span>
      <dl className={styles.facts}>
        {(['asked', 'slow', 'failed', 'garbage'] as const).map((part) => [
          <dt key={`${part} name`}>{t(`suppliers.count.${part}`)}</dt>,
          <dd key={part}>{formatNumber(health[part], locale)}</dd>,
        ])}
      </dl>
    </li>
  );
}

function SuppliersView() {
  const { t } = useTranslation('office');
  const found = useLoaderData<typeof loader>();
  const { revalidate, state } = useRevalidator();
  if (!found.ok) return <LoadFailure failure={found.failure} title={t('suppliers.failed')} />;
  const { suppliers, slow_ms: slowMs } = found.data;
  return (
    <>
      <PageTitle lede={t('suppliers.lede', { seconds: slowMs / 1000 })}>{t('suppliers.title')}</PageTitle>
      <div className={styles.list}>
        <Row>
          <Button icon={RotateCw} busy={state === 'loading'} onClick={() => void revalidate()}>
            {t('suppliers.again')}
          </Button>
        </Row>
        {suppliers.length === 0 ? (
          <EmptyState title={t('suppliers.none')}>{t('suppliers.noneText')}</EmptyState>
        ) : (
          <ul role="list" className={`${styles.rows} ${styles.three}`} aria-label={t('suppliers.title')}>
            {suppliers.map((health) => (
              <Supplier key={health.supplier} health={health} />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

export const Component = officePage(SuppliersView);
