import { Suspense } from 'react';
import { useGalleryLabels } from '@wisata/runtime/journey/use-gallery-labels';
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
  return (
    <div className={styles.gallery}>
      <Suspense fallback={<Skeleton height={320} shape="control" />}>
        <Gallery pictures={gallery} labels={useGalleryLabels('content', name)} />
      </Suspense>
    </div>
  );
}
