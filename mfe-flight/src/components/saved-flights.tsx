import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '@wisata/runtime';
import { useSavedProducts } from '@wisata/runtime/saved-products';
import { SavedProductsButton } from '@wisata/ui/saved-products-button';
import { useOpenPanel } from '../hooks/use-open-panel.ts';
import type { ListState } from '../rules/flight-list-query.rules.ts';
import type { FlightSearch } from '../rules/flight-search.rules.ts';

const SavedDialog = lazy(async () => ({ default: (await import('./saved-dialog.tsx')).SavedDialog }));

interface SavedFlightsProps {
  readonly search: FlightSearch;
  readonly state: ListState;
}

/** Leads to the flights that were saved. */
export function SavedFlights(props: SavedFlightsProps) {
  const { t } = useTranslation('flight');
  const { saved } = useSavedProducts(useApp(), 'flight');
  const { isOpen, open, close } = useOpenPanel(props, 'saved');
  return (
    <SavedProductsButton
      count={saved.length}
      label={t('saved.open', { count: saved.length })}
      isOpen={isOpen}
      onOpen={open}
    >
      <SavedDialog onClose={close} />
    </SavedProductsButton>
  );
}
