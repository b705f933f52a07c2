import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '@wisata/ui/skeleton';
import { SummaryBar as Bar } from '@wisata/ui/summary-bar';
import { lazyPart } from '@wisata/runtime';
import { useStayText } from './use-stay-text.ts';
import { formatHotelSearch, type HotelSearch } from './hotel-search.rules.ts';
import { GuestLabel } from './guest-label.tsx';
import styles from './summary-bar.module.css';

const HotelSearchPanel = lazyPart(async () => (await import('../search/hotel-search.tsx')).HotelSearchPanel);

interface SummaryBarProps {
  readonly search: HotelSearch;
  /** Opens the form at once, where the search cannot be answered as it is. */
  readonly open: boolean;
}

/** What is being looked for, and the form to change it without leaving the page. */
export function SummaryBar({ search, open }: SummaryBarProps) {
  const { t } = useTranslation('hotel');
  const { formatRange, nights } = useStayText();
  return (
    <Bar
      label={t('list.yourSearch')}
      title={search.city || t('list.noPlace')}
      facts={
        <>
          {formatRange(search)}
          <span className={styles.wide}>
            {' '}
            {search.checkOutDate.slice(0, 4)} · {nights(search)}
          </span>
          {' · '}
          <span className={styles.party}>
            <GuestLabel {...search} withLiteral />
          </span>
        </>
      }
      open={open}
      measure="edge"
      labels={{ change: t('list.change'), what: t('list.changeWhat'), close: t('close') }}
      form={(close) => (
        <Suspense fallback={<Skeleton height={100} shape="control" />}>
          <HotelSearchPanel search={formatHotelSearch(search).toString()} onSearch={close} />
        </Suspense>
      )}
    />
  );
}
