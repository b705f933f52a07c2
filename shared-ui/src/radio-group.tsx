import { useId, type ReactNode } from 'react';
import styles from './checkbox.module.css';
import { classNames } from './class-names.ts';
import { FieldGroup, type FieldProps } from './field.tsx';

/** One answer of a `RadioGroup`. An impossible one stays visible, `disabled`, with the reason as its `detail`. */
export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  detail?: ReactNode;
  aside?: ReactNode;
  disabled?: boolean;
}

/** Props of `RadioGroup`. */
export interface RadioGroupProps<Value extends string> extends FieldProps {
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** Form name; made up when absent. */
  name?: string;
  /** `framed` for ways to pay and other choices with details, `inline` for two or three short words. */
  variant?: 'plain' | 'framed' | 'inline';
}

/** One of several answers, all visible at once; arrow keys move the choice as the browser does it. */
export function RadioGroup<Value extends string>({
  options,
  value,
  onChange,
  name,
  variant = 'plain',
  ...words
}: RadioGroupProps<Value>) {
  const made = useId();
  const layout = classNames(
    styles.list,
    variant === 'framed' && styles.framedList,
    variant === 'inline' && styles.inline,
  );
  return (
    <FieldGroup {...words}>
      <div className={layout}>
        {options.map((option, index) => (
          <label key={option.value} className={classNames(styles.row, variant === 'framed' && styles.framed)}>
            <input
              type="radio"
              name={name ?? made}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className={classNames(styles.box, styles.radio)}
              aria-describedby={option.detail ? `${made}-${index}` : undefined}
            />
            <span className={styles.words}>
              <span className={option.detail ? styles.strong : undefined}>{option.label}</span>
              {option.detail && (
                <span id={`${made}-${index}`} className={styles.detail}>
                  {option.detail}
                </span>
              )}
            </span>
            {option.aside !== undefined && <span className={styles.aside}>{option.aside}</span>}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
