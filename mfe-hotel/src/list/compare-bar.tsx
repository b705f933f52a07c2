import { useApp } from '@wisata/runtime';
import { CompareBar as Bar } from '@wisata/runtime/journey/compare-bar';
import { findShown } from '../api/hotel-results.api.ts';
import type { ListedHotel } from '../api/hotel.model.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { useOpenPanel, type HotelResultsViewProps } from './use-hotel-list.ts';

interface CompareBarProps extends HotelResultsViewProps {
  readonly compared: readonly string[];
  readonly pathOf: (hotel: ListedHotel) => string;
  readonly onClear: () => void;
}

/** The hotels that have been picked for comparing on any page, with the prices that fit the filters where those are loaded. */
export function CompareBar({ search, filter, results, compared, pathOf, onClear }: CompareBarProps) {
  const panel = useOpenPanel({ search, filter }, 'compare');
  const app = useApp();
  const known = [...results.page.hotels, ...findShown(app, search, filter), ...results.overview.hotels];
  const picked = compared.flatMap((key) => known.find((hotel) => hotel.key === key) ?? []);
  return (
    <Bar service="hotel" count={picked.length} onClear={onClear} panel={panel}>
      <CompareDialog hotels={picked} pathOf={pathOf} onClose={panel.close} />
    </Bar>
  );
}
