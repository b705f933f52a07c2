import styles from './last-searches.module.css';
import textLink from '../text/text-link.module.css';
import type { LinkComponent } from '../actions/link.tsx';

/** Props of `LastSearches`. */
export interface LastSearchesProps {
  label: string;
  searches: readonly { href: string; words: string }[];
  as: LinkComponent;
}

/** Under a search form: what was looked for before, one press each; nothing when there is none. */
export function LastSearches({ label, searches, as: Link }: LastSearchesProps) {
  if (searches.length === 0) return null;
  return (
    <nav className={styles.last} aria-label={label}>
      <span aria-hidden>{label}</span>
      {searches.map(({ href, words }) => (
        <Link key={href} href={href} className={textLink.link}>
          {words}
        </Link>
      ))}
    </nav>
  );
}
