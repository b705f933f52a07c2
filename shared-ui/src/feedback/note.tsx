import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../text/class-names.ts';
import { Icon, type IconType } from '../media/icon.tsx';
import styles from './note.module.css';

/** Props of `Note`. */
export interface NoteProps {
  /** `plain` reports without judging, such as one source that did not answer; `inverse` is the offline strip. */
  tone: 'info' | 'warn' | 'danger' | 'success' | 'plain' | 'inverse';
  /** First words in strong type: what happened. */
  title?: ReactNode;
  children?: ReactNode;
  icon?: IconType;
  actions?: ReactNode;
  /** Reads a note that appears after an action of the visitor: `status` waits its turn, `alert` interrupts. */
  live?: 'status' | 'alert';
}

const ICONS = {
  info: Info,
  warn: TriangleAlert,
  danger: CircleAlert,
  success: CircleCheck,
  plain: Info,
  inverse: Info,
} as const;

/** A message at the place it is about: icon, words and colour together. */
export function Note({ tone, title, children, icon, actions, live }: NoteProps) {
  return (
    <div className={classNames(styles.note, styles[tone])} role={live}>
      <Icon of={icon ?? ICONS[tone]} />
      <div className={styles.body}>
        {title && <strong>{title}</strong>}
        {title && children ? ' ' : null}
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
