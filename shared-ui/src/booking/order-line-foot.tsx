import type { ReactNode } from 'react';
import styles from './order-line-foot.module.css';

/** Foot of a booking with a picture or a journey: what is next, and at the end of the row what it costs. */
export function OrderLineFoot({ children, amount }: { children: ReactNode; amount: string | undefined }) {
  return (
    <div className={styles.foot}>
      {children}
      {amount && <b className={styles.amount}>{amount}</b>}
    </div>
  );
}
