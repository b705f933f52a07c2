import { Outlet } from 'react-router-dom';
import { useStore } from 'zustand';
import { classNames } from '@wisata/ui/class-names';
import { useShell } from '../app/start/shell-services.tsx';
import { PageBoundary } from '../components/page-boundary.tsx';
import styles from './frame.module.css';

/** Where the skip link leads and every page stands. */
export const MAIN_ID = 'content';

/** The page itself; `band` puts the grey ground behind its cards. */
export function MainContent({ band }: { band?: boolean }) {
  const showsBoundaries = useStore(useShell().developerMode);
  return (
    <main id={MAIN_ID} tabIndex={-1} className={classNames(styles.main, band && styles.band)}>
      {showsBoundaries ? (
        <PageBoundary>
          <Outlet />
        </PageBoundary>
      ) : (
        <Outlet />
      )}
    </main>
  );
}
