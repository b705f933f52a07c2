import type { ReactNode } from 'react';
import styles from './page-title.module.css';

/** The heading of a page with the sentence under it. */
export function PageTitle({ children, lede }: { children: ReactNode; lede?: ReactNode }) {
  return (
    <header className={styles.head}>
      <h1>{children}</h1>
      {lede && <p className={styles.lede}>{lede}</p>}
    </header>
  );
}
