import { useId, type ReactNode } from 'react';
import { fieldMessageIds, FieldMessages } from './field-messages.tsx';
import styles from './field.module.css';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

/** Label, hint and error that every field of a form has; all words come from the caller. */
export interface FieldText {
  /** Always drawn, above the control; a placeholder never stands in for it. */
  label: ReactNode;
  /** One sentence under the control while there is no error to read. Stays readable together with the error. */
  hint?: ReactNode;
  /** What is wrong and how to fix it, in the words that the error summary also uses. Its presence marks the field as invalid. */
  error?: ReactNode;
  /** Word put behind the label of a field that may stay empty, "optional". */
  optional?: ReactNode;
}

/** Attributes that tie a control to the label, hint and error around it. */
export interface ControlWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Props of `Field` and `FieldGroup`. */
export interface FieldProps extends FieldText {
  /** Id of the control (of the group itself in `FieldGroup`), also the target of error summary links; made up when absent. */
  id?: string;
  /** Keeps the label for screen readers only, where a heading right above says the same. */
  labelHidden?: boolean;
}

/** What stands around the control, and what ties the control to it. */
function useParts({ id, label, labelHidden, hint, error, optional }: FieldProps) {
  const made = useId();
  const messages = { id: id ?? made, hint, error };
  const words = (
    <>
      {label}
      {optional && <span className={styles.optional}> ({optional})</span>}
    </>
  );
  const wiring: ControlWiring = {
    id: messages.id,
    'aria-describedby': fieldMessageIds(messages),
    'aria-invalid': error ? true : undefined,
  };
  return {
    wiring,
    look: labelHidden ? undefined : styles.label,
    name: labelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words,
    below: <FieldMessages {...messages} />,
  };
}

/**
 * Puts label, hint and error around one control and hands it the ids to wear.
 * @example <Field label="E-mail" error={error}>{(wiring) => <input {...wiring} type="email" />}</Field>
 */
export function Field({ children, ...field }: FieldProps & { children: (wiring: ControlWiring) => ReactNode }) {
  const { wiring, look, name, below } = useParts(field);
  return (
    <div className={styles.field}>
      <label className={look} htmlFor={wiring.id}>
        {name}
      </label>
      {children(wiring)}
      {below}
    </div>
  );
}

/** The same around several controls that answer one question: a fieldset whose legend is the label. */
export function FieldGroup({
  children,
  ...field
}: FieldProps & { children: ReactNode | ((wiring: ControlWiring) => ReactNode) }) {
  const { wiring, look, name, below } = useParts(field);
  return (
    <fieldset id={wiring.id} className={styles.field} aria-describedby={wiring['aria-describedby']}>
      <legend className={look}>{name}</legend>
      {typeof children === 'function' ? children(wiring) : children}
      {below}
    </fieldset>
  );
}
