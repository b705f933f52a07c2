import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '@wisata/runtime';
import { useSavedProducts } from '@wisata/runtime/saved-products';
import { SavedProductsButton } from '@wisata/ui/saved-products-button';
import { useOpenPanel } from '../hooks/use-open-panel.ts';
import type { HotelResultsViewProps } from './hotel-results-props.ts';

const SavedDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "list-extras" */ './saved-dialog.tsx')).SavedDialog,
}));

/** Leads to the stays that were saved. */
export function SavedStays({ search, filter }: Pick<HotelResultsViewProps, 'search' | 'filter'>) {
  const { t } = useTranslation('hotel');
  const { saved } = useSavedProducts(useApp(), 'hotel');
  const { isOpen, open, close } = useOpenPanel({ search, filter }, 'saved');
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
