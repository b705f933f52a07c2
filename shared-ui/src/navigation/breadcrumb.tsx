import { ChevronRight } from 'lucide-react';
import styles from './breadcrumb.module.css';
import { Icon } from '../media/icon.tsx';
import type { LinkComponent } from '../actions/link.tsx';

/** Props of `Breadcrumb`. */
export interface BreadcrumbProps {
  /** Name of the landmark, "You are here". */
  label: string;
  /** From the home page down; the last one is this page and needs no address. */
  items: readonly { label: string; href?: string }[];
  as?: LinkComponent;
}

/** The way from the home page to this one. */
export function Breadcrumb({ label, items, as: Link = 'a' }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map((item, index) => {
          const last = index === items.length - 1;
          return (
            <li key={`${index} ${item.label}`} className={styles.item}>
              {index > 0 && <Icon of={ChevronRight} size="s" />}
              {last || !item.href ? (
                <span className={styles.current} aria-current={last ? 'page' : undefined}>
                  {item.label}
                </span>
              ) : (
                <Link href={item.href} className={styles.link}>
                  {item.label}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
