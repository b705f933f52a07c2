import type { ReactNode } from 'react';
import styles from './summary-card.module.css';

/** What is being booked, and its price below the perforation. */
export function SummaryCard({ price, children }: { price: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.card}>
      {children}
      <div className={styles.price}>{price}</div>
    </div>
  );
}
