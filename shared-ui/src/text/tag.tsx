import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconType } from '../media/icon.tsx';
import styles from './tag.module.css';

/** Meaning of a tag's colour: amber is time, red failure, green confirmed or refundable, blue in progress, grey over. */
export type TagTone = 'neutral' | 'selected' | 'success' | 'warn' | 'danger' | 'info' | 'outline' | 'brand';

/** A short label on a card, such as "Cheapest" or "3 seats left"; a card carries one at most. */
export function Tag({ tone = 'neutral', icon, children }: { tone?: TagTone; icon?: IconType; children: ReactNode }) {
  return (
    <span className={classNames(styles.tag, styles[tone])}>
      {icon && <Icon of={icon} size="s" />}
      {children}
    </span>
  );
}
