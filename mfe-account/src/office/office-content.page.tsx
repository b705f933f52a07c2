import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { EDITED_KINDS, type ContentEntry } from '@wisata/kernel/contracts/admin-content';
import { RouterLink, pageLoader, useApp } from '@wisata/runtime';
import { LinkButton } from '@wisata/ui/button';
import { EmptyState } from '@wisata/ui/empty-state';
import { Row } from '@wisata/ui/layout';
import { Tag } from '@wisata/ui/tag';
import { useInstantText } from '@wisata/ui/use-instant-text';
import { classNames } from '@wisata/ui/class-names';
import stretched from '@wisata/ui/stretched-link.module.css';
import { searchContent } from '../api/office-content.api.ts';
import { LoadFailure } from '../page/load-failure.tsx';
import { PageTitle } from '../page/page-title.tsx';
import { contentPath, editPath, parseKind } from './content-path.rules.ts';
import { officePage } from './office-page.tsx';
import styles from './office.module.css';

export const loader = pageLoader(async (app, { query, signal }) => {
  const kind = parseKind(query);
  return { kind, entries: await searchContent(app.api, kind, signal) };
});

function Entry({ entry: { kind, id, title, is_active: isActive, is_over: isOver, draft } }: { entry: ContentEntry }) {
  const { t } = useTranslation('office');
  const { locale } = useApp();
  const instant = useInstantText(locale);
  const shown = isOver ? 'over' : 'live';
  const state = isActive === null ? 'new' : isActive ? shown : 'hidden';
  const other = locale === 'en' ? 'id' : 'en';
  return (
    <li className={styles.row}>
      <span className={styles.cell}>
        <RouterLink className={classNames(stretched.link, styles.rowLink)} href={editPath(kind, id)}>
          {title[locale] || title[other] || t('content.untitled')}
        </RouterLink>
        <small lang={other}>{title[other]}</small>
      </span>
      <span className={styles.cell}>
        <Tag tone={state === 'live' ? 'success' : 'neutral'}>{t(`content.state.${state}`)}</Tag>
        {draft && (
          <Tag tone={draft.publish_at ? 'info' : 'warn'}>
            {draft.publish_at ? t('content.scheduled', { at: instant(draft.publish_at) }) : t('content.drafted')}
          </Tag>
        )}
        {draft && <small>{t('content.by', { who: draft.updated_by, at: instant(draft.updated_at) })}</small>}
      </span>
    </li>
  );
}

function ContentView() {
  const { t } = useTranslation('office');
  const { kind, entries } = useLoaderData<typeof loader>();
  if (!entries.ok) return <LoadFailure failure={entries.failure} title={t('content.failed')} />;
  return (
    <>
      <PageTitle lede={t('content.lede')}>{t('content.title')}</PageTitle>
      <div className={styles.list}>
        <Row>
          {EDITED_KINDS.map((each) => (
            <LinkButton
              key={each}
              as={RouterLink}
              href={contentPath(each)}
              variant={each === kind ? 'primary' : 'quiet'}
              aria-current={each === kind ? 'page' : undefined}
            >
              {t(`content.kinds.${each}`)}
            </LinkButton>
          ))}
        </Row>
        <Row>
          <LinkButton variant="action" icon={Plus} as={RouterLink} href={editPath(kind, 'new')}>
            {t(`content.new.${kind}`)}
          </LinkButton>
        </Row>
        {entries.data.length === 0 ? (
          <EmptyState title={t('content.none')}>{t('content.noneText')}</EmptyState>
        ) : (
          <ul role="list" className={`${styles.rows} ${styles.two}`} aria-label={t(`content.kinds.${kind}`)}>
            {entries.data.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

export const Component = officePage(ContentView);
