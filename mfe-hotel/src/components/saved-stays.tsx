import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '@wisata/runtime';
import { useSavedProducts } from '@wisata/runtime/saved-products';
import { IconButton } from '@wisata/ui/icon-button';
import { FullHeart } from '@wisata/ui/save-heart';
import { useOpenPanel } from '../hooks/use-open-panel.ts';
import type { HotelResultsViewProps } from './hotel-results.tsx';

const SavedDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "list-extras" */ './saved-dialog.tsx')).SavedDialog,
}));

/** Leads to the stays that were saved; nothing stands here before there is one. */
export function SavedStays({ search, filter }: Pick<HotelResultsViewProps, 'search' | 'filter'>) {
  const { t } = useTranslation('hotel');
  const { saved } = useSavedProducts(useApp(), 'hotel');
  const { isOpen, open, close } = useOpenPanel({ search, filter }, 'saved');
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
