import type { ReactNode, Ref } from 'react';
import styles from './wide-table.module.css';

/** Props of `WideTable`. */
export interface WideTableProps {
  /** Name of the part that scrolls. */
  readonly label: string;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A table that may be wider than its place: it moves sideways by itself, and what its rows are called stays. */
export function WideTable({ label, children, ref }: WideTableProps) {
  return (
    <div ref={ref} className={styles.scroll} tabIndex={0} role="region" aria-label={label}>
      <table className={styles.table}>{children}</table>
    </div>
  );
}
