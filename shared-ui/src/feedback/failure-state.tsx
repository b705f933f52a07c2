import { Blocks } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../text/class-names.ts';
import empty from './empty-state.module.css';
import styles from './failure-state.module.css';
import { Icon } from '../media/icon.tsx';
import { MotifBand } from '../media/motif-band.tsx';

/** Props of `FailureState`. */
export interface FailureStateProps {
  title: ReactNode;
  level?: 1 | 2 | 3;
  /** What happened, what is safe, what still works. */
  children: ReactNode;
  /** Reference and time, for the help desk. */
  reference?: ReactNode;
  /** "Try again" first, then a way home. */
  actions?: ReactNode;
}

/** A whole page or list that could not be fetched; read out at once. */
export function FailureState({ title, level = 2, children, reference, actions }: FailureStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={empty.box} role="alert">
      <MotifBand size="s" />
      <div className={empty.body}>
        <Heading className={empty.title}>{title}</Heading>
        <div className={empty.cause}>{children}</div>
        {reference && <p className={styles.reference}>{reference}</p>}
        {actions && <div className={classNames(empty.actions, empty.inline)}>{actions}</div>}
      </div>
    </div>
  );
}

/** Props of `RemoteDown`: what the host still knows about the region whose owner cannot be loaded. */
export interface RemoteDownProps {
  /** Name of the thing, such as the hotel and its nights. */
  name: ReactNode;
  /** What cannot be shown and what is safe. */
  children: ReactNode;
  amount?: ReactNode;
  deadline?: ReactNode;
  reference?: ReactNode;
  action?: ReactNode;
}

/** One region of a page whose owner is down: the page goes on, the facts that matter stay. */
export function RemoteDown({ name, children, amount, deadline, reference, action }: RemoteDownProps) {
  return (
    <div className={styles.down}>
      <div className={styles.head}>
        <Icon of={Blocks} />
        <div className={styles.words}>
          <p className={styles.name}>{name}</p>
          <div className={styles.cause}>{children}</div>
        </div>
        {amount && <span className={styles.amount}>{amount}</span>}
      </div>
      {(deadline || reference || action) && (
        <div className={styles.foot}>
          {deadline && <span>{deadline}</span>}
          {reference && <span className={styles.reference}>{reference}</span>}
          {action}
        </div>
      )}
    </div>
  );
}
