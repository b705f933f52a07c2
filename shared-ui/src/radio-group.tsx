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

interface ChoiceProps<Value extends string> extends Pick<RadioGroupProps<Value>, 'onChange' | 'variant'> {
  option: RadioOption<Value>;
  name: string;
  checked: boolean;
}

function Choice<Value extends string>({ option, name, checked, onChange, variant }: ChoiceProps<Value>) {
  const detailId = useId();
  return (
    <label className={classNames(styles.row, variant === 'framed' && styles.framed)}>
      <input
        type="radio"
        name={name}
        value={option.value}
        checked={checked}
        disabled={option.disabled}
        onChange={() => onChange(option.value)}
        className={classNames(styles.box, styles.radio)}
        aria-describedby={option.detail ? detailId : undefined}
      />
      <span className={styles.words}>
        <span className={option.detail ? styles.strong : undefined}>{option.label}</span>
        {option.detail && (
          <span id={detailId} className={styles.detail}>
            {option.detail}
          </span>
        )}
      </span>
      {option.aside !== undefined && <span className={styles.aside}>{option.aside}</span>}
    </label>
  );
}

/** One of several answers, all visible at once; arrow keys move the choice as the browser does it. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { options, value, onChange, name, variant = 'plain', ...words } = props;
  const made = useId();
  const layout = [styles.list, variant === 'framed' && styles.framedList, variant === 'inline' && styles.inline];
  return (
    <FieldGroup {...words}>
      <div className={classNames(...layout)}>
        {options.map((option) => (
          <Choice
            key={option.value}
            option={option}
            name={name ?? made}
            checked={option.value === value}
            onChange={onChange}
            variant={variant}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
