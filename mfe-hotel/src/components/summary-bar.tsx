import { SlidersHorizontal, X } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@wisata/ui/button';
import { Skeleton } from '@wisata/ui/skeleton';
import { useStayText } from '../hooks/use-stay-text.ts';
import { formatHotelSearch, type HotelSearch } from '../rules/hotel-search.rules.ts';
import { GuestLabel } from './guest-label.tsx';
import styles from './summary-bar.module.css';

const HotelSearchPanel = lazy(async () => ({ default: (await import('./hotel-search.tsx')).HotelSearchPanel }));

interface SummaryBarProps {
  readonly search: HotelSearch;
  /** Opens the form at once, where the search cannot be answered as it is. */
  readonly open: boolean;
}

/** What is being looked for, and the form to change it without leaving the page. */
export function SummaryBar({ search, open }: SummaryBarProps) {
  const { t } = useTranslation('hotel');
  const { formatRange, nights } = useStayText();
  const [isOpen, setOpen] = useState(open);
  const id = useId();
  return (
    <section className={styles.bar} aria-label={t('list.yourSearch')}>
      <div className={styles.row}>
        <div className={styles.words}>
          <p className={styles.place}>{search.city || t('list.noPlace')}</p>
          <p className={styles.facts}>
            {formatRange(search)}
            <span className={styles.wide}>
              {' '}
              {search.checkOutDate.slice(0, 4)} · {nights(search)}
            </span>
            {' · '}
            <span className={styles.party}>
              <GuestLabel {...search} />
            </span>
          </p>
        </div>
        <Button
          size="s"
          icon={isOpen ? X : SlidersHorizontal}
          aria-expanded={isOpen}
          {...(isOpen ? {} : { 'aria-label': `${t('list.change')} ${t('list.changeWhat')}` })}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? (
            t('close')
          ) : (
            <span>
              {t('list.change')}
              <span className={styles.wide}> {t('list.changeWhat')}</span>
            </span>
          )}
        </Button>
      </div>
      <div id={id} className={styles.form} hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<Skeleton height={100} shape="control" />}>
            <HotelSearchPanel search={formatHotelSearch(search).toString()} onSearch={() => setOpen(false)} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
