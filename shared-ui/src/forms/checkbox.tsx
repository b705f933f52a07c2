import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import styles from './checkbox.module.css';
import { ChoiceWords, wireChoice, type ChoiceText } from './choice-words.tsx';
import { classNames } from '../text/class-names.ts';
import { FieldMessages } from './field-messages.tsx';

/** Props of `Checkbox`: a native checkbox's attributes plus its words. */
export interface CheckboxProps
  extends ChoiceText, Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'type'> {
  error?: ReactNode;
  /** `framed` draws a box around the whole row, for a choice that changes the order. */
  variant?: 'plain' | 'framed';
  /** Some but not all of what the box stands for is chosen. */
  partly?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** One yes-or-no choice; the whole row is the label and the press area. A choice that leads to 0 results is disabled, not hidden. */
export function Checkbox(props: CheckboxProps) {
  const { label, detail, aside, error, variant = 'plain', partly = false, id, ref, ...rest } = props;
  const made = useId();
  const own = id ?? made;
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
          {...wireChoice(own, { label, detail, aside }, errorId)}
          ref={attach}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
        />
        <ChoiceWords id={own} label={label} detail={detail} aside={aside} />
      </label>
      <FieldMessages id={own} error={error} />
    </div>
  );
}
