import { CompareBar as Bar } from '@wisata/runtime/journey/compare-bar';
import type { ListedHotel } from '../api/hotel.model.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { useOpenPanel, usePickedHotels, type HotelResultsViewProps } from './use-hotel-list.ts';

interface CompareBarProps extends HotelResultsViewProps {
  readonly compared: readonly string[];
  readonly pathOf: (hotel: ListedHotel) => string;
  readonly onClear: () => void;
}

/** The hotels that have been picked for comparing. */
export function CompareBar({ search, filter, results, compared, pathOf, onClear }: CompareBarProps) {
  const panel = useOpenPanel({ search, filter }, 'compare');
  const picked = usePickedHotels(compared, { search, filter, results });
  return (
    <Bar service="hotel" count={picked.length} onClear={onClear} panel={panel}>
      <CompareDialog hotels={picked} pathOf={pathOf} onClose={panel.close} />
    </Bar>
  );
}
