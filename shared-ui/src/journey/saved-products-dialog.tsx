import { useState } from 'react';
import { Dialog } from '../overlays/dialog.tsx';
import type { LinkComponent } from '../actions/link.tsx';
import { SaveHeart } from '../actions/save-heart.tsx';
import styles from './saved-products-dialog.module.css';

interface Product {
  readonly key: string;
  readonly title: string;
  readonly facts: string;
  readonly path: string;
}

/** Props of `SavedProductsDialog`. */
export interface SavedProductsDialogProps<P extends Product> {
  readonly products: {
    readonly saved: readonly P[];
    readonly isSaved: (key: string) => boolean;
    readonly toggle: (product: P) => void;
  };
  /** When and for how much, under the title; default: as it was saved. */
  readonly factsOf?: (product: P) => string;
  readonly onClose: () => void;
  /** Link of the router, which knows the language of the page. */
  readonly as: LinkComponent;
  readonly labels: {
    readonly title: string;
    /** Under the title: where they are kept, and that there are none. */
    readonly note: string;
    readonly none: string;
    readonly save: (title: string) => string;
    readonly close: string;
  };
}

/** What somebody has saved, each with its way back. What is forgotten here stays in its row until the dialog closes, so that it can be saved again. */
export function SavedProductsDialog<P extends Product>(props: SavedProductsDialogProps<P>) {
  const { products, factsOf = ({ facts }: P) => facts, onClose, as: Link, labels } = props;
  const { saved, isSaved, toggle } = products;
  const [shown] = useState(saved);
  return (
    <Dialog open onClose={onClose} isStep={false} title={labels.title} labels={{ close: labels.close }}>
      <p className={styles.note}>{shown.length > 0 ? labels.note : labels.none}</p>
      <ul role="list" className={styles.list}>
        {shown.map((product) => (
          <li key={product.key} className={styles.row}>
            <Link href={product.path} className={styles.link}>
              <b>{product.title}</b>
              <span className={styles.note}>{factsOf(product)}</span>
            </Link>
            <SaveHeart
              label={labels.save(product.title)}
              saved={isSaved(product.key)}
              onToggle={() => toggle(product)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
