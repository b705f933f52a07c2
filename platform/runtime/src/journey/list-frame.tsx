import type { ReactNode } from 'react';
import { useMediaQuery } from '@wisata/ui/use-media-query';
import styles from './list-frame.module.css';

interface ListBesideMapProps {
  /** Heading, filters, cards and pages. */
  readonly children: ReactNode;
  readonly map: ReactNode;
  /** What a service's own strip or bar needs of the two. */
  readonly className?: string | undefined;
}

/** A list, beside its map where there is room for both. */
export function ListBesideMap({ children, map, className = '' }: ListBesideMapProps) {
  return (
    <div className={`${styles.split} ${className}`}>
      <div className={styles.list}>{children}</div>
      {map}
    </div>
  );
}

/** Room for a small map above the list on phones, where the large one is not beside it. */
export function MapStripRoom({ children }: { readonly children: ReactNode }) {
  return <div className={styles.strip}>{children}</div>;
}

interface MapColumnProps {
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** The map is a column beside the list, or a sheet that a press opens: on narrow screens its code waits for that. */
export function MapColumn({ isOpen, children }: MapColumnProps) {
  const isNarrow = useMediaQuery('(max-width: 959.98px)');
  return isNarrow && !isOpen ? null : children;
}

/** What holds for every price of a list. */
export function ListTerms({ children }: { readonly children: ReactNode }) {
  return <p className={styles.terms}>{children}</p>;
}

interface ResultCardsProps {
  readonly children: ReactNode;
  /** True while other results load: the cards are dimmed and not rendered again for it. */
  readonly isWaiting?: boolean;
}

/** The cards of a page of a list, in order. */
export function ResultCards({ children, isWaiting = false }: ResultCardsProps) {
  return (
    <ol className={styles.cards} role="list" aria-busy={isWaiting} data-waiting={isWaiting || undefined}>
      {children}
    </ol>
  );
}
