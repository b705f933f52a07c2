import { ChevronDown } from 'lucide-react';
import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { classNames } from '../text/class-names.ts';
import styles from './control.module.css';
import { Field, type FieldProps } from './field.tsx';
import { Icon } from '../media/icon.tsx';

/** One entry of a `SelectField`; `group` puts it under a heading together with its neighbours of the same group. */
export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
  group?: string;
}

/** Props of `SelectField`: field words plus a native select's attributes; options as data or as `<option>` children. */
export interface SelectFieldProps
  extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'style' | 'id'> {
  options?: readonly SelectOption[];
  /** First entry with the empty value, shown until something is chosen. */
  emptyLabel?: string;
  children?: ReactNode;
  ref?: Ref<HTMLSelectElement>;
}

function entry({ value, label, disabled }: SelectOption) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}

function entries(options: readonly SelectOption[]): ReactNode[] {
  const runs = options.reduce<{ group: string | undefined; options: SelectOption[] }[]>((found, option) => {
    const last = found.at(-1);
    if (last && last.group === option.group) last.options.push(option);
    else found.push({ group: option.group, options: [option] });
    return found;
  }, []);
  return runs.flatMap(({ group, options: run }) =>
    group
      ? [
          <optgroup key={`${group} ${run[0]?.value}`} label={group}>
            {run.map(entry)}
          </optgroup>,
        ]
      : run.map(entry),
  );
}

/** A native select: the phone's own picker, type-ahead and keys come with it. For more than about forty entries use a combobox. */
export function SelectField({
  id,
  label,
  labelHidden,
  hint,
  error,
  optional,
  options = [],
  emptyLabel,
  children,
  ...rest
}: SelectFieldProps) {
  return (
    <Field id={id} label={label} labelHidden={labelHidden} hint={hint} error={error} optional={optional}>
      {(wiring) => (
        <span className={styles.around}>
          <select {...rest} {...wiring} className={classNames(styles.control, styles.select)}>
            {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
            {entries(options)}
            {children}
          </select>
          <Icon of={ChevronDown} size="s" />
        </span>
      )}
    </Field>
  );
}
