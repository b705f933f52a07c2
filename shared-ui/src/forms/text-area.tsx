import type { Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from '../text/class-names.ts';
import styles from './control.module.css';
import { Field, type FieldProps } from './field.tsx';

/** Props of `TextArea`: field words plus a native textarea's attributes. */
export interface TextAreaProps
  extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'style' | 'id'> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text; grows with what is typed up to two fifths of the screen. */
export function TextArea({ id, label, labelHidden, hint, error, optional, rows = 4, ...rest }: TextAreaProps) {
  return (
    <Field id={id} label={label} labelHidden={labelHidden} hint={hint} error={error} optional={optional}>
      {(wiring) => <textarea {...rest} {...wiring} rows={rows} className={classNames(styles.control, styles.area)} />}
    </Field>
  );
}
