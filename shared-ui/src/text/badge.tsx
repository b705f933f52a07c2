import styles from './badge.module.css';
import { classNames } from './class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Props of `Badge`. */
export interface BadgeProps {
  count: number;
  /** What is counted, in words with the number: "2 items in My order". */
  label: string;
  /** `mark` for the brand band, `selected` and `neutral` for white ground. */
  tone?: 'mark' | 'selected' | 'neutral';
}

/** A round count; nothing at zero, `99+` above 99, and the full sentence for screen readers. */
export function Badge({ count, label, tone = 'selected' }: BadgeProps) {
  if (count < 1) return null;
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
