import type { ReactNode } from 'react';
import { classNames } from '../text/class-names.ts';
import styles from './fact-list.module.css';

/** Props of `FactList`. */
export interface FactListProps {
  /** Names and values; a fact without a value is left out. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
  /** Short values stand in two columns on phones too. */
  short?: boolean;
}

/** Facts of a ticket, each under its name; in two columns where the card around them is wide enough. */
export function FactList({ facts, short }: FactListProps) {
  return (
    <dl className={classNames(styles.facts, short && styles.short)}>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
