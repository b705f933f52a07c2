import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';
import { PageBar } from '@wisata/ui/progress-bar';
import { CategoryFailure } from '../components/category-failure.tsx';
import { HeaderTools } from '../components/header-tools.tsx';
import { OfflineBar } from '../components/offline-bar.tsx';
import { OverrideBar } from '../components/override-bar.tsx';
import { ToastArea } from '../components/toast-area.tsx';

/** What is said over every page. */
export function Above() {
  const { t } = useTranslation('shell');
  const { state } = useNavigation();
  return (
    <>
      <PageBar active={state !== 'idle'} label={t('loading')} />
      <OverrideBar />
      <OfflineBar />
    </>
  );
}

/** What is said and offered beside every page. */
export function Beside() {
  return (
    <>
      <HeaderTools />
      <CategoryFailure />
      <ToastArea />
    </>
  );
}
