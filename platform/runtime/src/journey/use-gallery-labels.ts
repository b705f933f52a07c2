import { useTranslation } from 'react-i18next';
import type { GalleryProps } from '@wisata/ui/gallery';

/** The words of a product's gallery. */
export function useGalleryLabels(service: string, title: string): GalleryProps['labels'] {
  const { t } = useTranslation(service);
  return {
    title,
    open: (number, count) => t('gallery.open', { number, count }),
    all: (count) => t('gallery.all', { count }),
    counter: (number, count) => t('gallery.counter', { number, count }),
    previous: t('gallery.previous'),
    next: t('gallery.next'),
    close: t('close'),
  };
}
