import { useTranslation } from 'react-i18next';
import { formatDate } from '@wisata/kernel/dates';
import { RouterLink, useApp } from '@wisata/runtime';
import { SavedProductsDialog } from '@wisata/ui/saved-products-dialog';
import { useSavedProducts } from '../visitor/saved-products.ts';
import type { ServiceProps } from './service-props.ts';

interface SavedProductsListProps extends ServiceProps {
  readonly onClose: () => void;
}

/** What was saved of a service, each with its way back to where it was found. */
export function SavedProductsList({ service, onClose }: SavedProductsListProps) {
  const { t } = useTranslation(service);
  const app = useApp();
  const products = useSavedProducts(app, service);
  return (
    <SavedProductsDialog
      products={products}
      factsOf={({ until, facts }) => [until && formatDate(until, app.locale), facts].filter(Boolean).join(' · ')}
      onClose={onClose}
      as={RouterLink}
      labels={{
        title: t('saved.title'),
        note: t('saved.note'),
        none: t('saved.none'),
        save: (name) => t('saved.save', { name }),
        close: t('close'),
      }}
    />
  );
}
