import type { ReactNode } from 'react';
import styles from './list-frame.module.css';
import type { ServiceProps } from './service-props.ts';
import { SortMenu, SortSaid } from './sort-menu.tsx';

interface ListHeadProps<S extends string> extends ServiceProps {
  readonly title: string;
  /** Under the title: what all of them have in common. */
  readonly terms?: string;
  readonly sorts: readonly S[];
  /** What is chosen, and in which order the list stands until that has come. */
  readonly sort: S;
  readonly shownSort?: S;
  readonly onSort: (sort: S) => void;
  /** How many there are. */
  readonly count: number;
  /** Beside the order: what was saved. */
  readonly saved?: ReactNode;
}

/** Title, count and order of a list; a change of the order is announced to screen readers. */
export function ListHead<S extends string>(props: ListHeadProps<S>) {
  const { service, title, terms, sorts, sort, shownSort = sort, onSort, count, saved } = props;
  return (
    <div className={styles.head} data-terms={terms ? '' : undefined}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        {terms && <p className={styles.terms}>{terms}</p>}
      </div>
      <div className={styles.sort}>
        {saved}
        <SortMenu service={service} sorts={sorts} sort={sort} onSort={onSort} />
      </div>
      <SortSaid service={service} sort={shownSort} count={count} />
    </div>
  );
}
