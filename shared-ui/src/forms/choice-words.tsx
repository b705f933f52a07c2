import type { ReactNode } from 'react';
import styles from './checkbox.module.css';

/** What is written beside a checkbox or radio button. */
export interface ChoiceText {
  label: ReactNode;
  /** A picture before the words that says nothing more than they do. */
  mark?: ReactNode;
  /** Second line that explains the consequence, or why the choice is impossible. */
  detail?: ReactNode;
  /** At the end of the row: a fee, or the number of results. */
  aside?: ReactNode;
}

/** Attributes that give a choice its label as name, and detail and aside as description. */
export function wireChoice(id: string, { detail, aside }: ChoiceText, errorId?: string) {
  const described = [errorId, detail ? `${id}-detail` : '', aside === undefined ? '' : `${id}-aside`].filter(Boolean);
  return { id, 'aria-labelledby': `${id}-label`, 'aria-describedby': described.join(' ') || undefined };
}

/** The words of one row, with the ids that `wireChoice` refers to. */
export function ChoiceWords({ id, label, mark, detail, aside }: ChoiceText & { id: string }) {
  return (
    <>
      {mark && (
        <span className={styles.mark} aria-hidden>
          {mark}
        </span>
      )}
      <span className={styles.words}>
        <span id={`${id}-label`} className={detail ? styles.strong : undefined}>
          {label}
        </span>
        {detail && (
          <span id={`${id}-detail`} className={styles.detail}>
            {detail}
          </span>
        )}
      </span>
      {aside !== undefined && (
        <span id={`${id}-aside`} className={styles.aside}>
          {aside}
        </span>
      )}
    </>
  );
}
