import { Minus, Plus } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import styles from './stepper.module.css';

/** Props of `Stepper`. */
export interface StepperProps {
  label: ReactNode;
  /** Rule of the count, such as "2 to 11 on the travel date". */
  hint?: ReactNode;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** Names of the two buttons, verb and object: "One adult less", "One adult more". */
  decreaseLabel: string;
  increaseLabel: string;
  /** Why the next step is refused, as a sentence. It blocks the button whatever `min` and `max` say, and is shown. */
  increaseBlocked?: ReactNode;
  decreaseBlocked?: ReactNode;
}

function Words({
  id,
  label,
  hint,
  children,
}: Pick<StepperProps, 'label' | 'hint'> & { id: string; children: ReactNode }) {
  return (
    <div className={styles.words}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
    </div>
  );
}

function Reason({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p id={id} className={styles.reason}>
      {children}
    </p>
  );
}

/**
 * A count between two buttons. A blocked button keeps its focus and its reason stands beside it in words; where there is
 * none, it is the count itself.
 */
export function Stepper(props: StepperProps) {
  const { label, hint, value, min, max, onChange, decreaseLabel, increaseLabel, increaseBlocked, decreaseBlocked } =
    props;
  const id = useId();
  const [lessReason, moreReason, count] = [`${id}-less`, `${id}-more`, `${id}-count`];
  const isLeast = value <= min;
  const isMost = value >= max;
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={hint ? `${id}-hint` : undefined}
      className={styles.stepper}
    >
      <Words id={id} label={label} hint={hint}>
        <Reason id={lessReason}>{decreaseBlocked}</Reason>
        <Reason id={moreReason}>{increaseBlocked}</Reason>
      </Words>
      <div className={styles.keys}>
        <IconButton
          icon={Minus}
          variant="bordered"
          label={decreaseLabel}
          aria-disabled={isLeast || Boolean(decreaseBlocked)}
          aria-describedby={decreaseBlocked ? lessReason : isLeast ? count : undefined}
          onClick={() => onChange(value - 1)}
        />
        <output id={count} className={styles.value} aria-labelledby={id}>
          {value}
        </output>
        <IconButton
          icon={Plus}
          variant="bordered"
          label={increaseLabel}
          aria-disabled={isMost || Boolean(increaseBlocked)}
          aria-describedby={increaseBlocked ? moreReason : isMost ? count : undefined}
          onClick={() => onChange(value + 1)}
        />
      </div>
    </div>
  );
}
