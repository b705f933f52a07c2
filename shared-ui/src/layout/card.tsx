import type { ReactNode } from 'react';
import styles from './card.module.css';
import { classNames } from '../text/class-names.ts';
import { Icon, type IconType } from '../media/icon.tsx';

/** Props of `Card`. */
export interface CardProps {
  children: ReactNode;
  /** Element that fits the content's meaning. */
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  /** 16 px on phones, 24 px from 960 px; leave it off when header and body bring their own. */
  padded?: boolean;
  tone?: 'plain' | 'sunk' | 'clash';
  /** Marks the hovered card of a list by a line; on touch all cards look the same. */
  interactive?: boolean;
  label?: string;
  labelledBy?: string;
  id?: string;
}

/** White ground with a line around it, never a shadow: only what floats has one. */
export function Card({
  children,
  as: Element = 'div',
  padded,
  tone = 'plain',
  interactive,
  label,
  labelledBy,
  id,
}: CardProps) {
  return (
    <Element
      id={id}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={classNames(
        styles.card,
        padded && styles.padded,
        tone !== 'plain' && styles[tone],
        interactive && styles.interactive,
      )}
    >
      {children}
    </Element>
  );
}

/** Props of `CardHeader`. */
export interface CardHeaderProps {
  title: ReactNode;
  /** Heading level in the page's outline; the size stays the same. */
  level?: 2 | 3 | 4;
  id?: string;
  subtitle?: ReactNode;
  icon?: IconType;
  /** Place in a series, such as the second traveller. Drawn instead of the icon; the title has to say it too. */
  number?: number;
  /** At the end of the row: a tag or one button. */
  aside?: ReactNode;
}

/** Head of a card, with a line under it when something follows. */
export function CardHeader({ title, level = 3, id, subtitle, icon, number, aside }: CardHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.header}>
      {number !== undefined ? (
        <span className={styles.number} aria-hidden>
          {number}
        </span>
      ) : (
        icon && <Icon of={icon} />
      )}
      <div className={styles.words}>
        <Heading id={id}>{title}</Heading>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {aside}
    </div>
  );
}

/** Padding of a card's content under its header. */
export function CardBody({ children }: { children: ReactNode }) {
  return <div className={styles.padded}>{children}</div>;
}
