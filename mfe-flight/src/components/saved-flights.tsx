import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '@wisata/runtime';
import { useSavedProducts } from '@wisata/runtime/saved-products';
import { IconButton } from '@wisata/ui/icon-button';
import { FullHeart } from '@wisata/ui/save-heart';
import { useOpenPanel } from '../hooks/use-open-panel.ts';
import type { ListState } from '../rules/flight-list-query.rules.ts';
import type { FlightSearch } from '../rules/flight-search.rules.ts';

const SavedDialog = lazy(async () => ({ default: (await import('./saved-dialog.tsx')).SavedDialog }));

interface SavedFlightsProps {
  readonly search: FlightSearch;
  readonly state: ListState;
}

/** Leads to the flights that were saved; nothing stands here before there is one. */
export function SavedFlights(props: SavedFlightsProps) {
  const { t } = useTranslation('flight');
  const { saved } = useSavedProducts(useApp(), 'flight');
  const { isOpen, open, close } = useOpenPanel(props, 'saved');
  if (saved.length === 0 && !isOpen) return null;
  return (
    <>
      <IconButton
        icon={FullHeart}
        variant="bordered"
        label={t('saved.open', { count: saved.length })}
        aria-haspopup="dialog"
        onClick={open}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <SavedDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}
