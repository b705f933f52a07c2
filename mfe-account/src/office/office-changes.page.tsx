import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { replace, useLoaderData, useRevalidator } from 'react-router-dom';
import type { AuditAnswer } from '@wisata/kernel/contracts/admin-audit';
import { pageLoader, useApp } from '@wisata/runtime';
import { Button } from '@wisata/ui/button';
import { EmptyState } from '@wisata/ui/empty-state';
import { useInstantText } from '@wisata/ui/use-instant-text';
import { searchChanges, undoChange } from '../api/office-audit.api.ts';
import { useSending } from '../form/use-sending.ts';
import { lastPageInstead, parsePage } from '../page/list-query.rules.ts';
import { ListPages } from '../page/list-pages.tsx';
import { LoadFailure } from '../page/load-failure.tsx';
import { PageTitle } from '../page/page-title.tsx';
import { officePage } from './office-page.tsx';
import { OfficeRefusal } from './office-refusal.tsx';
import styles from './office.module.css';

export const loader = pageLoader(async (app, { query, signal }) => {
  const changes = await searchChanges(app.api, { area: '', page: parsePage(query) }, signal);
  const instead = changes.ok && lastPageInstead(query, changes.data);
  if (instead) throw replace(instead);
  return changes;
});

function Change({ change }: { change: AuditAnswer }) {
  const { t } = useTranslation('office');
  const app = useApp();
  const instant = useInstantText(app.locale);
  const { revalidate } = useRevalidator();
  const { send, busy, problem } = useSending(
    () => undoChange(app.api, change.id),
    async () => {
      app.toast(t('changes.undone'), 'success');
      await revalidate();
    },
  );
  const reason = change.after?.['reason'];
  return (
    <li className={styles.row}>
      <span className={styles.cell}>
        <b>{change.title}</b>
        <small>
          {t(`changes.area.${change.area}`)} · {t(`changes.action.${change.action}`, { defaultValue: change.action })}
        </small>
        {change.area === 'member' && typeof reason === 'string' && <small>{t('changes.why', { reason })}</small>}
      </span>
      <span className={styles.cell}>
        {change.actor}
        <small>{instant(change.at)}</small>
      </span>
      {change.can_undo && (
        <span className={styles.cell}>
          <Button
            icon={Undo2}
            busy={busy}
            aria-label={t('changes.undoWhat', { title: change.title })}
            onClick={() => void send()}
          >
            {t('changes.undo')}
          </Button>
        </span>
      )}
      {problem && <OfficeRefusal failure={problem} />}
    </li>
  );
}

function ChangesView() {
  const { t } = useTranslation('office');
  const changes = useLoaderData<typeof loader>();
  if (!changes.ok) return <LoadFailure failure={changes.failure} title={t('changes.failed')} />;
  const { items, pagination } = changes.data;
  return (
    <>
      <PageTitle lede={t('changes.lede')}>{t('changes.title')}</PageTitle>
      {items.length === 0 ? (
        <EmptyState title={t('changes.none')}>{t('changes.noneText')}</EmptyState>
      ) : (
        <ul role="list" className={`${styles.rows} ${styles.three}`} aria-label={t('changes.title')}>
          {items.map((change) => (
            <Change key={change.id} change={change} />
          ))}
        </ul>
      )}
      <ListPages
        label={t('changes.pages')}
        pagination={pagination}
        hrefFor={(page) => `/dashboard/office/changes?page=${page}`}
      />
    </>
  );
}

export const Component = officePage(ChangesView);
