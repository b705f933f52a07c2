import { useTranslation } from 'react-i18next';
import { useApp } from '@wisata/runtime';
import { CompareBar as Bar } from '@wisata/ui/compare-bar';
import { findShown } from '../api/hotel-results.api.ts';
import type { ListedHotel } from '../api/hotel.model.ts';
import { useOpenPanel } from '../hooks/use-open-panel.ts';
import { CompareDialog } from './compare-dialog.tsx';
import type { HotelResultsViewProps } from './hotel-results.tsx';

interface CompareBarProps extends HotelResultsViewProps {
  readonly compared: readonly string[];
  readonly pathOf: (hotel: ListedHotel) => string;
  readonly onClear: () => void;
}

/** The hotels that have been picked for comparing, of whatever page, as the filters leave them where that is known. */
export function CompareBar({ search, filter, results, compared, pathOf, onClear }: CompareBarProps) {
  const { t } = useTranslation('hotel');
  const app = useApp();
  const { isOpen, open, close } = useOpenPanel({ search, filter }, 'compare');
  const known = [...results.page.hotels, ...findShown(app, search, filter), ...results.overview.hotels];
  const picked = compared.flatMap((key) => known.find((hotel) => hotel.key === key) ?? []);
  const count = picked.length;
  if (count === 0) return null;
  return (
    <>
      <Bar
        count={count}
        onClear={onClear}
        onOpen={open}
        labels={{
          title: t('compare.title'),
          picked: count < 2 ? t('compare.oneMore') : t('compare.picked', { count }),
          clear: t('compare.clear'),
          open: t('compare.open'),
        }}
      />
      {isOpen && count > 1 && <CompareDialog hotels={picked} pathOf={pathOf} onClose={close} />}
    </>
  );
}
