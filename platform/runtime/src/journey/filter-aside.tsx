import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterParts, ListFilter, ListState } from '@wisata/kernel/list-filter';
import { Button } from '@wisata/ui/button';
import styles from './filter-aside.module.css';
import type { ServiceProps } from './service-props.ts';

interface FilterAsideProps<P extends FilterParts, S extends string> extends ServiceProps {
  readonly of: ListFilter<P, S>;
  readonly filter: ListState<P, S>;
  readonly onChange: (filter: ListState<P, S>) => void;
  readonly children: ReactNode;
}

/** The filters beside the list, where there is room for them; phones have a sheet. */
export function FilterAside<P extends FilterParts, S extends string>(props: FilterAsideProps<P, S>) {
  const { service, of, filter, onChange, children } = props;
  const { t } = useTranslation(service);
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
      {children}
    </aside>
  );
}
