import type { ReactNode } from 'react';
import { Page } from '@wisata/ui/layout';
import styles from './account-page.module.css';

/** A page with room between its last part and the footer. */
export function AccountPage({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) {
  return (
    <div className={styles.ground}>
      <Page narrow={narrow}>{children}</Page>
    </div>
  );
}
