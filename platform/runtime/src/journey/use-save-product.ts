import { useTranslation } from 'react-i18next';
import { useApp } from '@wisata/runtime';
import { useSavedProducts, type SavedProduct } from '../visitor/saved-products.ts';

/** The heart of a product: whether it is saved, and what a press does. */
export function useSaveProduct(product: SavedProduct) {
  const { t } = useTranslation(product.service);
  const { isSaved, toggle } = useSavedProducts(useApp(), product.service);
  return {
    label: t('saved.save', { name: product.title }),
    saved: isSaved(product.key),
    onToggle: () => toggle(product),
  };
}
