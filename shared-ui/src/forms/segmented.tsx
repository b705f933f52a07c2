import { useId, type ReactNode } from 'react';
import { classNames } from '../text/class-names.ts';
import { FieldGroup, type FieldProps } from './field.tsx';
import styles from './segmented.module.css';

/** Props of `Segmented`. */
export interface SegmentedProps<Value extends string> extends FieldProps {
  options: readonly { value: Value; label: ReactNode; disabled?: boolean }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  name?: string;
}

/** Two to four short answers side by side, such as MR and MRS; radio buttons underneath, with their keys. */
export function Segmented<Value extends string>({ options, value, onChange, name, ...words }: SegmentedProps<Value>) {
  const made = useId();
  return (
    <FieldGroup {...words}>
      <div className={classNames(styles.row, Boolean(words.error) && styles.invalid)}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              className={styles.input}
              name={name ?? made}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
