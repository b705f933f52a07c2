import { Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterParts, ListFilter, ListState } from '@wisata/kernel/list-filter';
import { Button } from '@wisata/ui/button';
import { SkeletonText } from '@wisata/ui/skeleton';
import styles from './filter-aside.module.css';
import type { ServiceProps } from './service-props.ts';

interface FilterAsideProps<P extends FilterParts, S extends string> extends ServiceProps {
  readonly of: ListFilter<P, S>;
  readonly filter: ListState<P, S>;
  readonly onChange: (filter: ListState<P, S>) => void;
  readonly children: ReactNode;
}

const WIDE = '(min-width: 960px)';
const isWide = () => window.matchMedia(WIDE).matches;
function follow(tell: () => void) {
  const list = window.matchMedia(WIDE);
  list.addEventListener('change', tell);
  return () => list.removeEventListener('change', tell);
}

/**
 * False on screens without a column. What the server has drawn there goes as soon as the page is taken over, not when React has
 * time for it: the first press on a filter would have to take it over as well.
 */
const useHasColumn = () => useSyncExternalStore(follow, isWide, () => true);

/** The filters beside the list, where there is room for them; phones have a sheet. */
export function FilterAside<P extends FilterParts, S extends string>(props: FilterAsideProps<P, S>) {
  const { service, of, filter, onChange, children } = props;
  const { t } = useTranslation(service);
  const hasColumn = useHasColumn();
  const bones = <SkeletonText lines={12} />;
  return (
    <aside className={styles.aside} aria-label={t('filter.title')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('filter.title')}</h2>
        <Button
          variant="link"
          size="s"
          disabled={of.active(filter).length === 0}
          onClick={() => onChange(of.cleared(filter))}
        >
          {t('filter.reset')}
        </Button>
      </div>
      {hasColumn ? <Suspense fallback={bones}>{children}</Suspense> : bones}
    </aside>
  );
}
