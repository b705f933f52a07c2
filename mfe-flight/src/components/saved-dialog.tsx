import { useTranslation } from 'react-i18next';
import { RouterLink, useApp } from '@wisata/runtime';
import { useSavedProducts } from '@wisata/runtime/saved-products';
import { SavedProductsDialog } from '@wisata/ui/saved-products-dialog';
import { useFlightText } from '../hooks/use-flight-text.ts';

/** The saved flights, each with its way back to the list where it was found. */
export function SavedDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('flight');
  const { dayWithYear } = useFlightText();
  const products = useSavedProducts(useApp(), 'flight');
  return (
    <SavedProductsDialog
      products={products}
      factsOf={({ until, facts }) => [until && dayWithYear(until), facts].filter(Boolean).join(' · ')}
      onClose={onClose}
      as={RouterLink}
      labels={{
        title: t('saved.title'),
        note: t('saved.note'),
        none: t('saved.none'),
        save: (flight) => t('saved.save', { flight }),
        close: t('close'),
      }}
    />
  );
}
