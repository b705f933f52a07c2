import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { GalleryProps } from '@wisata/ui/gallery';
import { Skeleton } from '@wisata/ui/skeleton';
import { lazyPart } from '@wisata/runtime';
import styles from './product-pictures.module.css';

const Gallery = lazyPart(async () => (await import('@wisata/ui/gallery')).Gallery);

interface ProductPicturesProps {
  readonly of: { readonly name: string; readonly gallery: GalleryProps['pictures'] };
}

/** The pictures of a product, to page through. */
export function ProductPictures({ of: { name, gallery } }: ProductPicturesProps) {
  const { t } = useTranslation('content');
  const labels = {
    title: name,
    open: (number: number, count: number) => t('gallery.open', { number, count }),
    all: (count: number) => t('gallery.all', { count }),
    counter: (number: number, count: number) => t('gallery.counter', { number, count }),
    previous: t('gallery.previous'),
    next: t('gallery.next'),
    close: t('close'),
  };
  return (
    <div className={styles.gallery}>
      <Suspense fallback={<Skeleton height={320} shape="control" />}>
        <Gallery pictures={gallery} labels={labels} />
      </Suspense>
    </div>
  );
}
