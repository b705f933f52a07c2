import { X } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import styles from './compare-bar.module.css';

/** Props of `CompareBar`. */
export interface CompareBarProps {
  readonly count: number;
  readonly onClear: () => void;
  /** Where the products stand side by side. */
  readonly panel: { readonly isOpen: boolean; readonly open: () => void };
  /** What the panel shows; it may load when it is first opened. */
  readonly children: ReactNode;
  readonly labels: {
    readonly title: string;
    /** While there is only one. */
    readonly oneMore: string;
    readonly picked: string;
    readonly clear: string;
    readonly open: string;
  };
}

/** How much has been picked for comparing, at the lower end of a list; it takes two to compare. */
export function CompareBar({ count, onClear, panel, children, labels }: CompareBarProps) {
  if (count === 0) return null;
  const isEnough = count > 1;
  return (
    <>
      <section className={styles.bar} aria-label={labels.title}>
        <p className={styles.words} role="status">
          {isEnough ? labels.picked : labels.oneMore}
        </p>
        <Button size="s" icon={X} onClick={onClear}>
          {labels.clear}
        </Button>
        <Button size="s" variant="primary" disabled={!isEnough} onClick={panel.open} aria-haspopup="dialog">
          {labels.open}
        </Button>
      </section>
      {isEnough && panel.isOpen && <Suspense fallback={null}>{children}</Suspense>}
    </>
  );
}
