import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './price.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Props of `PriceBlock`; amounts arrive as formatted text with a no-break space after the sign. */
export interface PriceBlockProps {
  /** Total for the whole party, taxes and mandatory fees included. */
  total: string;
  /** What the total covers: "total for 3, taxes included". */
  covers: ReactNode;
  /** Unit price with its label, "Rp. 720.000 per adult"; never shown without the total. */
  unit?: ReactNode;
  /** For a foreign currency: "about Rp. 2.197.000". */
  about?: ReactNode;
  /** A price that was really charged before, and the word that says so to screen readers. */
  was?: { amount: string; label: string };
  align?: 'start' | 'end';
  size?: 'm' | 'l';
  tone?: 'plain' | 'success';
}

/** The price of one offer: first the total of the party, then what it covers, then the unit. */
export function PriceBlock({
  total,
  covers,
  unit,
  about,
  was,
  align = 'start',
  size = 'm',
  tone = 'plain',
}: PriceBlockProps) {
  return (
    <div className={classNames(styles.block, align === 'end' && styles.end)}>
      {was && (
        <span className={styles.line}>
          <VisuallyHidden>{was.label} </VisuallyHidden>
          <s>{was.amount}</s>
        </span>
      )}
      <b className={classNames(styles.total, size === 'l' && styles.large, tone === 'success' && styles.success)}>
        {total}
      </b>
      <span className={styles.line}>{covers}</span>
      {unit && <span className={styles.line}>{unit}</span>}
      {about && <span className={styles.line}>{about}</span>}
    </div>
  );
}
