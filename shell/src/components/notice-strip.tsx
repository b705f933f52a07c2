import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { storageKey } from '@wisata/kernel/storage-keys';
import { useApp } from '@wisata/runtime';
import { NoticeBanner } from '@wisata/ui/notice-banner';
import { useSite } from '../app/site/use-site.ts';
import { isNoticeLive } from '../rules/notice.rules.ts';

const DISMISSED_KEY = storageKey('dismissed_notice');

/** Notice and page on which this visit has met it. */
const MET_KEY = storageKey('met_notice');

const neverChanges = () => () => undefined;

/** The notice of the day on the first page of a visit, until it ends or the visitor closes it; another one shows again. */
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
  const here = `${notice?.id ?? ''} ${useLocation().pathname}`;
  const met = useSyncExternalStore(
    neverChanges,
    () => storage.session.get(MET_KEY),
    () => undefined,
  );
  const isElsewhere = notice && met !== here && met?.startsWith(`${notice.id} `) === true;
  useEffect(() => {
    if (notice && !isElsewhere) storage.session.set(MET_KEY, here);
  }, [storage, notice, here, isElsewhere]);
  if (!notice || isElsewhere || notice.id === (dismissedId ?? rememberedId) || !isNoticeLive(notice, clock.now()))
    return null;
  const dismiss = () => {
    storage.session.set(DISMISSED_KEY, notice.id);
    setDismissedId(notice.id);
  };
  return (
    <NoticeBanner
      label={t('notice.label')}
      ground={notice.ground}
      ink={notice.ink}
      moreLabel={t('notice.more')}
      dismissLabel={t('notice.dismiss')}
      onDismiss={dismiss}
    >
      <span dangerouslySetInnerHTML={{ __html: notice.html }} />
    </NoticeBanner>
  );
}
