import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useNavigation, type ScrollRestorationProps } from 'react-router-dom';
import { SkipLink } from '@wisata/ui/skip-link';
import { useLazyModule } from '@wisata/ui/use-lazy-module';
import { whenIdle } from '@wisata/ui/when-idle';
import { useDocumentHead } from '../app/navigation/use-document-head.ts';
import { usePageChange } from '../app/navigation/use-page-change.ts';
import { MAIN_ID } from './main-content.tsx';

/** What a page that has just come says nothing through yet. Its live regions are there before anything is said. */
const loadNotices = async () => import(/* webpackChunkName: "after-start" */ './notices.tsx');

/** The router names the first page of every document alike, so that one from the gateway began where another had been left. */
const placeOf: ScrollRestorationProps['getKey'] = ({ key, pathname, search }) =>
  key === 'default' ? pathname + search : key;

/** Around every layout: new pages start at the top or at their hash, Back returns to where the visitor was. */
export function Document() {
  const { t } = useTranslation('shell');
  const { state } = useNavigation();
  const [notices, fetchNotices] = useLazyModule(loadNotices);
  useDocumentHead();
  usePageChange();
  // A network that was gone for a moment gives them with the next page.
  useEffect(() => (notices ? undefined : whenIdle(fetchNotices)), [notices, fetchNotices, state]);
  return (
    <>
      <SkipLink target={MAIN_ID}>{t('skip')}</SkipLink>
      {notices && <notices.Above />}
      <Outlet />
      {notices && <notices.Beside />}
      <ScrollRestoration getKey={placeOf} />
    </>
  );
}
