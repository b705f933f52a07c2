import { useTranslation } from 'react-i18next';
import { CompareBar as Bar } from '@wisata/ui/compare-bar';
import type { ListedHotel } from '../api/hotel.model.ts';
import { useOpenPanel } from '../hooks/use-open-panel.ts';
import { usePickedHotels } from '../hooks/use-picked-hotels.ts';
import { CompareDialog } from './compare-dialog.tsx';
import type { HotelResultsViewProps } from './hotel-results-props.ts';

interface CompareBarProps extends HotelResultsViewProps {
  readonly compared: readonly string[];
  readonly pathOf: (hotel: ListedHotel) => string;
  readonly onClear: () => void;
}

/** The hotels that have been picked for comparing. */
export function CompareBar({ search, filter, results, compared, pathOf, onClear }: CompareBarProps) {
  const { t } = useTranslation('hotel');
  const panel = useOpenPanel({ search, filter }, 'compare');
  const picked = usePickedHotels(compared, { search, filter, results });
  return (
    <Bar
      count={picked.length}
      onClear={onClear}
      panel={panel}
      labels={{
        title: t('compare.title'),
        oneMore: t('compare.oneMore'),
        picked: t('compare.picked', { count: picked.length }),
        clear: t('compare.clear'),
        open: t('compare.open'),
      }}
    >
      <CompareDialog hotels={picked} pathOf={pathOf} onClose={panel.close} />
    </Bar>
  );
}
