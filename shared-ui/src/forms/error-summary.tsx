import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import styles from './error-summary.module.css';
import { Icon } from '../media/icon.tsx';

/** Props of `ErrorSummary`. */
export interface ErrorSummaryProps {
  /** "3 things to fix before you continue". */
  title: ReactNode;
  /** The same words as beside the fields; `fieldId` is the id of the control, or of a group whose first control is meant. */
  errors: readonly { fieldId: string; message: ReactNode }[];
  /** Changes with every attempt to submit, so that the summary takes the focus again. */
  attempt?: number;
}

const CONTROLS = 'input:not([type="hidden"]), select, textarea, button';

function focusField(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  const field = document.getElementById(fieldId);
  const control = field?.matches(CONTROLS) ? field : field?.querySelector<HTMLElement>(CONTROLS);
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  (control.closest('fieldset') ?? control.parentElement ?? control).scrollIntoView?.({ block: 'center' });
}

/** First in its form after a failed submit: takes the focus and leads to each field. Renders nothing without errors. */
export function ErrorSummary({ title, errors, attempt = 0 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const shown = errors.length > 0;
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [attempt, shown]);
  if (!shown) return null;
  return (
    <div ref={box} role="group" aria-labelledby={titleId} tabIndex={-1} className={styles.summary}>
      <div className={styles.head}>
        <Icon of={CircleAlert} />
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
      </div>
      <ol className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a className={styles.link} href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
