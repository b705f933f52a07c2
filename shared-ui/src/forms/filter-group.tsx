import type { ReactNode } from 'react';
import styles from './filter-group.module.css';

interface FilterGroupsProps {
  /** Draws a line between groups, which are closer then. */
  readonly lined?: boolean;
  readonly children: ReactNode;
}

/** Everything that narrows a list, one below the other. */
export function FilterGroups({ lined = false, children }: FilterGroupsProps) {
  return <div className={lined ? styles.lined : styles.groups}>{children}</div>;
}

interface FilterGroupProps {
  /** Name of the choices; a single control names itself. */
  readonly title?: string;
  /** Below the choices: all of them at once, or none. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** Choices that narrow a list in one way. */
export function FilterGroup({ title, foot, children }: FilterGroupProps) {
  if (title === undefined) return <div className={styles.group}>{children}</div>;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {children}
      {foot && <div className={styles.all}>{foot}</div>}
    </fieldset>
  );
}
