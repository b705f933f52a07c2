import { CircleAlert } from 'lucide-react';
import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import styles from './checkbox.module.css';
import { classNames } from './class-names.ts';
import field from './field.module.css';
import { Icon } from './icon.tsx';

/** Props of `Checkbox`: a native checkbox's attributes plus its words. */
export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'type'> {
  label: ReactNode;
  /** Second line that explains the consequence of ticking. */
  detail?: ReactNode;
  /** At the end of the row, such as the number of results; a choice with 0 is disabled, not hidden. */
  aside?: ReactNode;
  error?: ReactNode;
  /** `framed` draws a box around the whole row, for a choice that changes the order. */
  variant?: 'plain' | 'framed';
  /** Some but not all of what the box stands for is chosen. */
  partly?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** One yes-or-no choice; the whole row is the label and the press area. */
export function Checkbox({
  label,
  detail,
  aside,
  error,
  variant = 'plain',
  partly = false,
  id,
  ref,
  ...rest
}: CheckboxProps) {
  const made = useId();
  const own = id ?? made;
  const detailId = detail ? `${own}-detail` : undefined;
  const errorId = error ? `${own}-error` : undefined;
  const attach = (element: HTMLInputElement | null) => {
    if (element) element.indeterminate = partly;
    if (typeof ref === 'function') return ref(element);
    if (ref) ref.current = element;
  };
  return (
    <div>
      <label className={classNames(styles.row, variant === 'framed' && styles.framed)}>
        <input
          {...rest}
          ref={attach}
          id={own}
          type="checkbox"
          className={styles.box}
          aria-describedby={[errorId, detailId].filter(Boolean).join(' ') || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span className={styles.words}>
          <span className={detail ? styles.strong : undefined}>{label}</span>
          {detail && (
            <span id={detailId} className={styles.detail}>
              {detail}
            </span>
          )}
        </span>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </label>
      {error && (
        <p id={errorId} className={field.error}>
          <Icon of={CircleAlert} size="s" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
