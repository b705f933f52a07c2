import { useTranslation } from 'react-i18next';
import { lazyPart, useApp } from '@wisata/runtime';
import { SavedProductsButton } from '@wisata/ui/saved-products-button';
import { useSavedProducts } from '../visitor/saved-products.ts';
import type { ServiceProps } from './service-props.ts';

const SavedProductsList = lazyPart(
  async () => (await import(/* webpackChunkName: "list-extras" */ './saved-products-list.tsx')).SavedProductsList,
);

interface SavedProductsProps extends ServiceProps {
  /** The dialog, whose address is the list's. */
  readonly panel: { readonly isOpen: boolean; readonly open: () => void; readonly close: () => void };
}

/** Leads to what was saved of a service. */
export function SavedProducts({ service, panel }: SavedProductsProps) {
  const { t } = useTranslation(service);
  const { saved } = useSavedProducts(useApp(), service);
  const { isOpen, open, close } = panel;
  const label = t('saved.open', { count: saved.length });
  return (
    <SavedProductsButton count={saved.length} label={label} isOpen={isOpen} onOpen={open}>
      <SavedProductsList service={service} onClose={close} />
    </SavedProductsButton>
  );
}
