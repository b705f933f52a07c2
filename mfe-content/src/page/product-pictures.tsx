import { useGalleryLabels } from '@wisata/runtime/journey/use-gallery-labels';
import { Gallery, type GalleryProps } from '@wisata/ui/gallery';
import styles from './product-pictures.module.css';

interface ProductPicturesProps {
  readonly of: { readonly name: string; readonly gallery: GalleryProps['pictures'] };
}

/** The pictures of a product, to page through. */
export function ProductPictures({ of: { name, gallery } }: ProductPicturesProps) {
  return (
    <div className={styles.gallery}>
      <Gallery pictures={gallery} labels={useGalleryLabels('content', name)} />
    </div>
  );
}
