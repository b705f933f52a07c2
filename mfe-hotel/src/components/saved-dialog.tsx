import { useTranslation } from 'react-i18next';
import { RouterLink, useApp } from '@wisata/runtime';
import { useSavedProducts } from '@wisata/runtime/saved-products';
import { SavedProductsDialog } from '@wisata/ui/saved-products-dialog';

/** The saved stays, each with its way back to the nights that it was saved for. */
export function SavedDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('hotel');
  const products = useSavedProducts(useApp(), 'hotel');
  return (
    <SavedProductsDialog
      products={products}
      onClose={onClose}
      as={RouterLink}
      labels={{
        title: t('saved.title'),
        note: t('saved.note'),
        none: t('saved.none'),
        save: (hotel) => t('saved.save', { hotel }),
        close: t('close'),
      }}
    />
  );
}
