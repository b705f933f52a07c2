import type { ReactNode } from 'react';
import styles from './skip-link.module.css';

/** First stop of the Tab key: leads past the header to the element with the id `target`. */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a className={styles.skip} href={`#${target}`}>
      {children}
    </a>
  );
}
