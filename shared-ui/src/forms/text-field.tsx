import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../text/class-names.ts';
import styles from './control.module.css';
import { Field, type ControlWiring, type FieldProps } from './field.tsx';

/** Props of `TextField`: field words plus a native input's attributes. Give `autoComplete` and `inputMode` wherever they apply. */
export interface TextFieldProps
  extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'id' | 'prefix'> {
  /** Fixed text that belongs to the value, such as a currency sign or a unit. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** A button drawn inside the end of the box, for instance one that shows a password. */
  action?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

type InputProps = Omit<TextFieldProps, keyof FieldProps>;

function Input({ prefix, suffix, action, wiring, ...rest }: InputProps & { wiring: ControlWiring }) {
  const input = <input type="text" {...rest} {...wiring} className={styles.control} />;
  if (action) {
    return (
      <span className={classNames(styles.around, styles.within)}>
        {input}
        <span className={styles.action}>{action}</span>
      </span>
    );
  }
  if (!prefix && !suffix) return input;
  return (
    <span className={styles.affixed}>
      {prefix && <span className={styles.affix}>{prefix}</span>}
      {input}
      {suffix && <span className={styles.affix}>{suffix}</span>}
    </span>
  );
}

/** One line of text with its label above, hint and error below; takes what `text()` of `useForm` gives. */
export function TextField({ id, label, labelHidden, hint, error, optional, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} labelHidden={labelHidden} hint={hint} error={error} optional={optional}>
      {(wiring) => <Input {...input} wiring={wiring} />}
    </Field>
  );
}

/** A `TextField` for an e-mail address, with the keyboard that phones have for one. */
export function EmailField(props: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return <TextField {...props} type="email" inputMode="email" />;
}
