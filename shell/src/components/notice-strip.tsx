import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { storageKey } from '@wisata/kernel/storage-keys';
import { useApp } from '@wisata/runtime';
import { NoticeBanner } from '@wisata/ui/notice-banner';
import { useSite } from '../app/use-site.ts';
import { isNoticeLive } from '../rules/notice.rules.ts';

const DISMISSED_KEY = storageKey('dismissed_notice');

const neverChanges = () => () => undefined;

/** The notice of the day, until it ends or the visitor closes it; another notice shows again. */
export function NoticeStrip() {
  const { t } = useTranslation('shell');
  const { storage, clock } = useApp();
  const { notice } = useSite();
  // The server does not know what this tab has closed.
  const rememberedId = useSyncExternalStore(
    neverChanges,
    () => storage.session.get(DISMISSED_KEY),
    () => undefined,
  );
  const [dismissedId, setDismissedId] = useState<string>();
  if (!notice || notice.id === (dismissedId ?? rememberedId) || !isNoticeLive(notice, clock.now())) return null;
  const dismiss = () => {
    storage.session.set(DISMISSED_KEY, notice.id);
    setDismissedId(notice.id);
  };
  return (
    <NoticeBanner
      label={t('notice.label')}
      ground={notice.ground}
      ink={notice.ink}
      dismissLabel={t('notice.dismiss')}
      onDismiss={dismiss}
    >
      <span dangerouslySetInnerHTML={{ __html: notice.html }} />
    </NoticeBanner>
  );
}
