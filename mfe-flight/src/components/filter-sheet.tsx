import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@wisata/ui/button';
import { Announcer } from '@wisata/ui/live-region';
import { Sheet } from '@wisata/ui/sheet';
import type { ListView } from '../hooks/use-list-view.ts';
import { findFacets } from '../rules/flight-facets.rules.ts';
import { activeFilters, clearedFilter, type FlightFilter } from '../rules/flight-filter.rules.ts';
import { FlightFilters } from './flight-filters.tsx';

interface FilterSheetProps {
  readonly view: ListView;
  readonly onClose: () => void;
  readonly onApply: (filter: FlightFilter) => void;
}

/** All filters in one sheet; nothing changes behind it until the button that says how many flights will be shown. */
export function FilterSheet({ view, onClose, onApply }: FilterSheetProps) {
  const { t } = useTranslation('flight');
  const { search, leg, all, state } = view;
  const [draft, setDraft] = useState(state.filter);
  const facets = useMemo(() => findFacets(all, draft), [all, draft]);
  const show = t('filter.show', { count: facets.flights.length });
  const [origin, destination] =
    leg === 'depart' ? [search.origin, search.destination] : [search.destination, search.origin];
  return (
    <Sheet
      open
      onClose={onClose}
      isStep={false}
      title={t('filter.title')}
      side="start"
      phone="full"
      headAction={
        activeFilters(draft).length > 0 && (
          <Button variant="link" size="s" onClick={() => setDraft(clearedFilter(draft))}>
            {t('filter.clearAll')}
          </Button>
        )
      }
      foot={
        <Button variant="action" full onClick={() => onApply(draft)}>
          {show}
        </Button>
      }
      labels={{ close: t('close') }}
    >
      <Announcer message={show} />
      <FlightFilters filter={draft} facets={facets} origin={origin} destination={destination} onChange={setDraft} />
    </Sheet>
  );
}
