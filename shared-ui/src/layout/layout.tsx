import type { ReactNode } from 'react';
import { classNames } from '../text/class-names.ts';
import styles from './layout.module.css';

/** Centres content in 1200 px with the gutter of the viewport; `narrow` is the measure of reading and of forms by themselves. */
export function Page({ children, narrow }: { children: ReactNode; narrow?: boolean }) {
  return <div className={classNames(styles.page, narrow && styles.narrow)}>{children}</div>;
}

/** Full-width grey ground behind cards: lists, checkout, cart. */
export function Band({ children }: { children: ReactNode }) {
  return <div className={styles.band}>{children}</div>;
}

/** Room around one empty or failed state that is the whole page; `band` for one in the place of a list, on its grey ground. */
export function StatePage({ children, band = false }: { children: ReactNode; band?: boolean }) {
  return (
    <div className={classNames(styles.state, band && styles.band)}>
      <Page narrow={band}>{band ? children : <div className={styles.alone}>{children}</div>}</Page>
    </div>
  );
}

/** Props of `Section`. */
export interface SectionProps {
  title: ReactNode;
  /** Id of the heading, so that links may lead here. */
  id?: string;
  level?: 2 | 3;
  lede?: ReactNode;
  /** Link at the end of the heading's row, "All hotels". */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page with the rhythm of 40 and 64 px above and below. */
export function Section({ title, id, level = 2, lede, action, children }: SectionProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <Heading id={id}>{title}</Heading>
          {lede && <p className={styles.lede}>{lede}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}

/** Puts children under each other; `gap` counts steps of the 4 px base: 1 is 4 px, 4 is 16 px, 8 is 32 px. */
export function Stack({
  children,
  gap = 4,
  as: Element = 'div',
}: {
  children: ReactNode;
  gap?: 1 | 2 | 3 | 4 | 6 | 8;
  as?: 'div' | 'section' | 'ul' | 'ol' | 'form';
}) {
  const list = Element === 'ul' || Element === 'ol';
  return (
    <Element className={classNames(styles.stack, gap !== 4 && styles[`gap-${gap}`])} role={list ? 'list' : undefined}>
      {children}
    </Element>
  );
}

/** Puts children beside each other and wraps; for actions, tags and facts. */
export function Row({ children, justify, align }: { children: ReactNode; justify?: 'between' | 'end'; align?: 'top' }) {
  return <div className={classNames(styles.row, justify && styles[justify], align && styles.top)}>{children}</div>;
}

/** Equal columns: one on phones, two from 720 px, `columns` from 960 px; fields beside each other stand at the `top`. */
export function Grid({ children, columns = 2, align }: { children: ReactNode; columns?: 2 | 3 | 4; align?: 'top' }) {
  const look = classNames(styles.grid, styles[`of-${columns}`], align && styles.top);
  return <div className={look}>{children}</div>;
}

/** Props of `SideColumns`. */
export interface SideColumnsProps {
  children: ReactNode;
  side: ReactNode;
  /** Filters stand at the `start` (264 px), prices at the `end` (372 px). */
  at: 'start' | 'end';
  /** Keeps the side column in view while the main one scrolls. */
  sticky?: boolean;
  /** Leaves the side out on phones, whose bar at the bottom says what it says. */
  wideOnly?: boolean;
}

/** Main column and a side column from 960 px; below it the side comes after the main part. */
export function SideColumns({ children, side, at, sticky, wideOnly }: SideColumnsProps) {
  return (
    <div className={classNames(styles.columns, at === 'start' ? styles.start : styles.atEnd)}>
      <div className={styles.stack}>{children}</div>
      <div className={classNames(styles.side, sticky && styles.sticky, wideOnly && styles.wideOnly)}>{side}</div>
    </div>
  );
}
