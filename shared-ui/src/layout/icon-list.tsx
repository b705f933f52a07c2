import type { ReactNode } from 'react';
import { Icon, type IconType } from '../media/icon.tsx';
import styles from './icon-list.module.css';

/** One line: its icon, then what it says. */
export interface IconLine {
  icon: IconType;
  text: ReactNode;
  /** Identifies the line where its text is no string; by default the text. */
  key?: string;
}

/** Props of `IconList`. */
export interface IconListProps {
  lines: readonly IconLine[];
  /** Names the list where no heading does. */
  label?: string;
  /** Least width of a column, as CSS writes it: `8rem`. Without it the lines stand under each other. */
  column?: string;
}

/** Facts with an icon each, in as many columns as there is room for. */
export function IconList({ lines, label, column }: IconListProps) {
  const columns = column && { gridTemplateColumns: `repeat(auto-fill, minmax(min(${column}, 100%), 1fr))` };
  return (
    <ul role="list" className={styles.list} aria-label={label} {...(columns ? { style: columns } : {})}>
      {lines.map(({ icon, text, key }) => (
        <li key={key ?? (typeof text === 'string' ? text : undefined)}>
          <Icon of={icon} size="s" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
