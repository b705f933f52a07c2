import { Check } from 'lucide-react';
import { classNames } from '../text/class-names.ts';
import { Icon } from '../media/icon.tsx';
import type { LinkComponent } from '../actions/link.tsx';
import styles from './steps.module.css';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

/** Props of `Steps`. */
export interface StepsProps {
  /** Name of the list, "Steps of your booking". */
  label: string;
  /** In order; a finished step with an address can be visited again. */
  steps: readonly { id: string; label: string; href?: string }[];
  currentId: string;
  /** Word read before a finished step, "done". */
  doneLabel: string;
  as?: LinkComponent;
}

/** Where in the checkout the traveller is: numbers, words and a tick on what is done. */
export function Steps({ label, steps, currentId, doneLabel, as: Link = 'a' }: StepsProps) {
  const current = steps.findIndex((step) => step.id === currentId);
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => {
        const done = index < current;
        const content = (
          <>
            <span className={styles.number}>{done ? <Icon of={Check} size="s" /> : index + 1}</span>
            {done && <VisuallyHidden>{doneLabel} </VisuallyHidden>}
            <span className={styles.word}>{step.label}</span>
          </>
        );
        return (
          <li
            key={step.id}
            className={classNames(styles.step, index === current && styles.current, done && styles.done)}
            aria-current={index === current ? 'step' : undefined}
          >
            {done && step.href ? (
              <Link href={step.href} className={styles.body}>
                {content}
              </Link>
            ) : (
              <span className={styles.body}>{content}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
