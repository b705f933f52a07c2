import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { MotifBand } from '../media/motif-band.tsx';

/** Props of `EmptyState`. */
export interface EmptyStateProps {
  /** The literal of the list, such as "Flight not found". */
  title: ReactNode;
  level?: 1 | 2 | 3;
  /** Why nothing is here, in one or two sentences. */
  children: ReactNode;
  /** Two ways out that are known to lead to results; full-width buttons. */
  actions?: ReactNode;
}

/** An answer that is empty: names the cause and offers ways on. */
export function EmptyState({ title, level = 2, children, actions }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.box}>
      <MotifBand />
      <div className={styles.body}>
        <Heading className={styles.title}>{title}</Heading>
        <div className={styles.cause}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
