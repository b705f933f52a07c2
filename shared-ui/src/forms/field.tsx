import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styles from './field.module.css';
import { Icon } from '../media/icon.tsx';
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

function useWiring({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  const made = useId();
  const own = id ?? made;
  const hintId = hint ? `${own}-hint` : undefined;
  const errorId = error ? `${own}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return { own, hintId, errorId, describedBy };
}

function Below({
  error,
  errorId,
  hint,
  hintId,
}: Pick<FieldText, 'error' | 'hint'> & { errorId?: string; hintId?: string }) {
  return (
    <>
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon of={CircleAlert} size="s" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  );
}

function Label({ label, optional }: Pick<FieldText, 'label' | 'optional'>) {
  return (
    <>
      {label}
      {optional && <span className={styles.optional}> ({optional})</span>}
    </>
  );
}

/**
 * Puts label, hint and error around one control and hands it the ids to wear.
 * @example <Field label="E-mail" error={error}>{(wiring) => <input {...wiring} type="email" />}</Field>
 */
export function Field({
  id,
  label,
  labelHidden,
  hint,
  error,
  optional,
  children,
}: FieldProps & { children: (wiring: ControlWiring) => ReactNode }) {
  const { own, hintId, errorId, describedBy } = useWiring({ id, hint, error });
  const words = <Label label={label} optional={optional} />;
  return (
    <div className={styles.field}>
      <label className={labelHidden ? undefined : styles.label} htmlFor={own}>
        {labelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      </label>
      {children({ id: own, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      <Below error={error} errorId={errorId} hint={hint} hintId={hintId} />
    </div>
  );
}

/** The same around several controls that answer one question: a fieldset whose legend is the label. */
export function FieldGroup({
  id,
  label,
  labelHidden,
  hint,
  error,
  optional,
  children,
}: FieldProps & { children: ReactNode | ((wiring: ControlWiring) => ReactNode) }) {
  const { own, hintId, errorId, describedBy } = useWiring({ id, hint, error });
  const words = <Label label={label} optional={optional} />;
  const wiring: ControlWiring = { id: own, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined };
  return (
    <fieldset id={own} className={styles.field} aria-describedby={describedBy}>
      <legend className={labelHidden ? undefined : styles.label}>
        {labelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      </legend>
      {typeof children === 'function' ? children(wiring) : children}
      <Below error={error} errorId={errorId} hint={hint} hintId={hintId} />
    </fieldset>
  );
}
