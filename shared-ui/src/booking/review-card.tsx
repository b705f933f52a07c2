import type { ReactNode } from 'react';
import { SectionCard } from '../layout/section-card.tsx';
import { classNames } from '../text/class-names.ts';
import type { LinkComponent } from '../actions/link.tsx';
import changeLink from './change-link.module.css';
import styles from './review-card.module.css';

/** Props of `ReviewCard`. */
export interface ReviewCardProps {
  readonly id: string;
  readonly title: string;
  /** Where this part can still be changed; `name` tells screen readers which part it is. */
  readonly change?: { readonly href: string; readonly label: string; readonly name: string };
  readonly as?: LinkComponent;
  readonly children: ReactNode;
}

/** One part of what was typed, to read once more before it is sent. */
export function ReviewCard({ id, title, change, as: Link = 'a', children }: ReviewCardProps) {
  const link = change && (
    <Link className={changeLink.link} href={change.href} aria-label={change.name}>
      {change.label}
    </Link>
  );
  return (
    <SectionCard id={id} title={title} aside={link}>
      {children}
    </SectionCard>
  );
}

/** One fact of a review. */
export interface ReviewFact {
  readonly label: string;
  readonly value: string;
  /** Smaller, a line each. */
  readonly details?: readonly string[];
}

/** Facts with their labels before them, over them on phones; `strong` where a value heads its details. */
export function ReviewFacts({ facts, strong }: { facts: readonly ReviewFact[]; strong?: boolean }) {
  return (
    <dl className={classNames(styles.facts, strong && styles.strong)}>
      {facts.map(({ label, value, details = [] }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {details.map((detail) => (
              <span key={detail} className={styles.detail}>
                {detail}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Sentences of a review under each other. */
export function ReviewList({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
