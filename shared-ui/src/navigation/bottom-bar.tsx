import type { ReactNode } from 'react';
import styles from './bottom-bar.module.css';

/** Price and next step at the lower edge of phones and tablets; from 960 px the side column does this. Last child of its page. */
export function BottomBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className={styles.bar} data-bar="">
      {children}
    </section>
  );
}
