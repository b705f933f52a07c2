import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './field-messages.module.css';
import { Icon } from '../media/icon.tsx';

/** Texts under a control. */
export interface FieldMessagesProps {
  /** Id of the control; the texts get `<id>-hint` and `<id>-error` for its `aria-describedby`. */
  readonly id: string;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
}

/** Ids for `aria-describedby` of a control that has these messages below it; undefined when it has none. */
export function fieldMessageIds({ id, hint, error }: FieldMessagesProps): string | undefined {
  return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
}

/** What stands under a control: the error with its icon first, then the hint. */
export function FieldMessages({ id, hint, error }: FieldMessagesProps) {
  return (
    <>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon of={CircleAlert} size="s" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
}
