import { X } from 'lucide-react';
import { Button } from './button.tsx';
import styles from './compare-bar.module.css';

/** Props of `CompareBar`. */
export interface CompareBarProps {
  readonly count: number;
  readonly onClear: () => void;
  readonly onOpen: () => void;
  readonly labels: { readonly title: string; readonly picked: string; readonly clear: string; readonly open: string };
}

/** How much has been picked for comparing, at the lower end of a list; it takes two to compare. */
export function CompareBar({ count, onClear, onOpen, labels }: CompareBarProps) {
  return (
    <section className={styles.bar} aria-label={labels.title}>
      <p className={styles.words} role="status">
        {labels.picked}
      </p>
      <Button size="s" icon={X} onClick={onClear}>
        {labels.clear}
      </Button>
      <Button size="s" variant="primary" disabled={count < 2} onClick={onOpen} aria-haspopup="dialog">
        {labels.open}
      </Button>
    </section>
  );
}
