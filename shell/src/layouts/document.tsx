import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { PageBar } from '@wisata/ui/progress-bar';
import { SkipLink } from '@wisata/ui/skip-link';
import { useDocumentHead } from '../app/use-document-head.ts';
import { usePageChange } from '../app/use-page-change.ts';
import { CategoryFailure } from '../components/category-failure.tsx';
import { OfflineBar } from '../components/offline-bar.tsx';
import { OverrideBar } from '../components/override-bar.tsx';
import { ToastArea } from '../components/toast-area.tsx';
import { MAIN_ID } from './main-content.tsx';

/** Around every layout: new pages start at the top or at their hash, Back returns to where the visitor was. */
export function Document() {
  const { t } = useTranslation('shell');
  const navigation = useNavigation();
  useDocumentHead();
  usePageChange();
  return (
    <>
      <SkipLink target={MAIN_ID}>{t('skip')}</SkipLink>
      <PageBar active={navigation.state !== 'idle'} label={t('loading')} />
      <OverrideBar />
      <OfflineBar />
      <Outlet />
      <CategoryFailure />
      <ToastArea />
      <ScrollRestoration />
    </>
  );
}
