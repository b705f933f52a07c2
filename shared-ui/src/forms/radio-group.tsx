import { useId } from 'react';
import styles from './checkbox.module.css';
import { ChoiceWords, wireChoice, type ChoiceText } from './choice-words.tsx';
import { classNames } from '../text/class-names.ts';
import { FieldGroup, type FieldProps } from './field.tsx';

/** One answer of a `RadioGroup`. An impossible one stays visible, `disabled`, with the reason as its `detail`. */
export interface RadioOption<Value extends string> extends ChoiceText {
  value: Value;
  disabled?: boolean;
}

/** Props of `RadioGroup`. */
export interface RadioGroupProps<Value extends string> extends FieldProps {
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** Form name; made up when absent. */
  name?: string;
  /** `framed` for choices with details, `listed` for many of them in one frame, `inline` for two or three short words. */
  variant?: 'plain' | 'framed' | 'listed' | 'inline';
}

interface ChoiceProps<Value extends string> extends Pick<RadioGroupProps<Value>, 'onChange' | 'variant'> {
  option: RadioOption<Value>;
  name: string;
  checked: boolean;
}

function Choice<Value extends string>({ option, name, checked, onChange, variant }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <label className={classNames(styles.row, (variant === 'framed' || variant === 'listed') && styles.framed)}>
      <input
        type="radio"
        name={name}
        value={option.value}
        checked={checked}
        disabled={option.disabled}
        onChange={() => onChange(option.value)}
        className={classNames(styles.box, styles.radio)}
        {...wireChoice(id, option)}
      />
      <ChoiceWords id={id} mark={option.mark} label={option.label} detail={option.detail} aside={option.aside} />
    </label>
  );
}

/** One of several answers, all visible at once; arrow keys move the choice as the browser does it. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { options, value, onChange, name, variant = 'plain', ...words } = props;
  const made = useId();
  const layout = [
    styles.list,
    variant === 'framed' && styles.framedList,
    variant === 'listed' && styles.listed,
    variant === 'inline' && styles.inline,
  ];
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
