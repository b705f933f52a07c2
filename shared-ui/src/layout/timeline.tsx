import type { ReactNode } from 'react';
import { classNames } from '../text/class-names.ts';
import { Icon, type IconType } from '../media/icon.tsx';
import styles from './timeline.module.css';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

/** One point of a timeline. */
export interface TimelineItem {
  id: string;
  title: ReactNode;
  /** Owner and date, such as "with Citilink now, expected by Fri 27 Nov". */
  detail?: ReactNode;
  /** `gap` is a dashed place where something is missing and could be suggested. */
  state: 'done' | 'current' | 'next' | 'failed' | 'gap';
  /** Word of the state for screen readers, "done". */
  stateLabel?: string;
  icon?: IconType;
  /** Time of the point; from 960 px it stands left of the rail. */
  time?: ReactNode;
  /** A card or note under the point. */
  content?: ReactNode;
}

/** Steps of a refund or points of a trip, from top to bottom along a rail. */
export function Timeline({ items, label }: { items: readonly TimelineItem[]; label: string }) {
  const timed = items.some((item) => item.time !== undefined);
  return (
    <ol aria-label={label} className={classNames(styles.timeline, timed && styles.timed)}>
      {items.map((item) => (
        <li
          key={item.id}
          className={classNames(styles.item, styles[item.state])}
          aria-current={item.state === 'current' ? 'step' : undefined}
        >
          <span className={classNames(styles.dot, item.icon && styles.withIcon)} aria-hidden>
            {item.icon && <Icon of={item.icon} size="s" />}
          </span>
          {item.time !== undefined && <span className={styles.time}>{item.time}</span>}
          <p className={styles.title}>
            {item.stateLabel && <VisuallyHidden>{item.stateLabel}: </VisuallyHidden>}
            {item.title}
          </p>
          {item.detail && <p className={styles.detail}>{item.detail}</p>}
          {item.content && <div className={styles.content}>{item.content}</div>}
        </li>
      ))}
    </ol>
  );
}
