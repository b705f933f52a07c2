import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Icon } from '../media/icon.tsx';
import type { LinkComponent } from '../actions/link.tsx';
import styles from './pagination.module.css';

/** Props of `Pagination`; pages count from 1. */
export interface PaginationProps {
  /** Name of the landmark, "Pages of the result". */
  label: string;
  page: number;
  pageCount: number;
  /** Address of a page, query included, so that every page can be opened and shared by itself. */
  hrefFor: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
  /** Accessible name of a page link, "Page 3". */
  pageLabel: (page: number) => string;
  as?: LinkComponent;
}

/** Page numbers to offer: first, last and the neighbours of the current one; `null` stands for a gap of two or more pages. */
export function pagesToOffer(page: number, pageCount: number): (number | null)[] {
  const wanted = [...Array(pageCount).keys()]
    .map((index) => index + 1)
    .filter((at) => at === 1 || at === pageCount || Math.abs(at - page) <= 1);
  return wanted.flatMap((at, index) => {
    const missing = at - (wanted[index - 1] ?? 0) - 1;
    if (missing === 1) return [at - 1, at];
    return missing > 1 ? [null, at] : [at];
  });
}

function PageLink({ at, ...props }: PaginationProps & { at: number | null }) {
  const Link = props.as ?? 'a';
  if (at === null) return <span className={styles.gap}>…</span>;
  return (
    <Link
      href={props.hrefFor(at)}
      className={styles.link}
      aria-label={props.pageLabel(at)}
      aria-current={at === props.page ? 'page' : undefined}
    >
      {at}
    </Link>
  );
}

/** Links to the pages of a list; nothing when there is only one. */
export function Pagination(props: PaginationProps) {
  const { label, page, pageCount, hrefFor, previousLabel, nextLabel, as: Link = 'a' } = props;
  if (pageCount < 2) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {page > 1 && (
          <li>
            <Link href={hrefFor(page - 1)} rel="prev" className={styles.link} aria-label={previousLabel}>
              <Icon of={ChevronLeft} />
              <span className={styles.word}>{previousLabel}</span>
            </Link>
          </li>
        )}
        {pagesToOffer(page, pageCount).map((at, index) => (
          <li key={at ?? `gap ${index}`}>
            <PageLink {...props} at={at} />
          </li>
        ))}
        {page < pageCount && (
          <li>
            <Link href={hrefFor(page + 1)} rel="next" className={styles.link} aria-label={nextLabel}>
              <span className={styles.word}>{nextLabel}</span>
              <Icon of={ChevronRight} />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
